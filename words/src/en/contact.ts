import { words as emails } from './emails.ts';

/** The contact page. Toasts are those of S2 §8, word for word. */
export const words = {
  ...emails,
  title: 'Contact',
  description:
    'Write to us, call us or visit us: e-mail, phone and its hours, postal address, and whom to complain to.',
  lead: 'A question, an order that is late, an idea? Write to us. A person reads it and answers.',
  formTitle: 'Write to us',
  fields: { name: 'Full name', email: 'E-mail', subject: 'Subject', message: 'Message' },
  hints: { subject: 'With an order, its number helps us.' },
  missing: {
    name: 'Please enter your name.',
    email: 'Please enter your e-mail address.',
    subject: 'Please say in a few words what it is about.',
    message: 'Please write your message.',
  },
  invalid: {
    name: 'Please enter a name of one line, at most 120 characters.',
    email: 'Please enter a valid email address.',
    subject: 'Please keep the subject to one line, at most 200 characters.',
    message: 'Please keep the message to 4,000 characters.',
  },
  check: { title: 'Missing Information', description: 'Please fill in all required fields.' },
  checkValid: { title: 'Check the message', description: 'One of the fields needs another look.' },
  send: 'Send message',
  sending: 'Sending',
  privacy: 'We use what you write to answer you, and for nothing else.',
  privacyLink: 'Privacy policy',
  sent: { title: 'Message sent successfully!', description: "We'll get back to you within 24 hours." },
  failed: { title: 'Failed to send message', description: 'Please try again or contact us directly.' },
  sentTitle: 'We got your message',
  sentNumber: 'Your ticket number',
  sentText: (email: string) =>
    `We have mailed it to ${email} too. Please name it when you write or call about this again. A complaint is acknowledged within 48 hours and settled within one month.`,
  another: 'Write another message',
  noScript: 'This form needs JavaScript. Without it, please write to us by e-mail or call us:',
  directTitle: 'Reach us directly',
  email: 'E-mail',
  phone: 'Phone',
  hours: 'Monday-Friday 9am-6pm IST',
  address: 'Address',
  officer: 'Grievance officer',
  officerText: 'For complaints. They are acknowledged within 48 hours and settled within one month.',
  faqTitle: 'Often asked',
  faq: {
    time: {
      question: 'How long does a drawing take?',
      answer:
        'Usually less than a minute, and you see each step as it comes. When many people draw at once, the page tells you your place in the queue and the time that is left. The picture on the shirt is there at once.',
    },
    again: {
      question: 'What if I do not like the design?',
      answer:
        'Describe it again in other words or in another style, as often as you like. Each drawing takes 3 credits; one that fails or is cancelled gives them back.',
    },
    sizes: {
      question: 'Which sizes, T-shirts and colours are there?',
      answer:
        'Regular Fit, Oversized and Oversized Premium, in black and white, in the sizes S, M, L and XL. The size chart goes up to XXL, which is made for shirts with your own artwork, and shows inches and centimetres.',
    },
  },
};

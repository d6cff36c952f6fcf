/** Privacy policy: S2 §1 (Privacy), rulings (Law), Digital Personal Data Protection Act 2023. What it says of storage is tested against the code. */
export const words = {
  title: 'Privacy policy',
  description:
    'Which data we hold about you, what for, who receives it, how long we keep it, and what you may ask of us.',
  lead: '{operator}, who runs {shop}, decides how your data is used and answers for it. We hold what the shop needs to work, tell you here what that is, and sell none of it.',
  sections: {
    short: {
      title: 'In short',
      body: [
        [
          'We never sell personal data, and show no advertising that follows you.',
          '{detailsStay}We never see a card number or a PIN.',
          'Your words for a design are read by {drawnBy}.',
          'Private designs are seen by you alone, and by those who print and check them.',
          'You can see, correct, take along and delete what we hold about you.',
        ],
      ],
    },
    data: {
      title: 'What we hold, and what for',
      body: [
        {
          what: 'Name, e-mail address and picture of your account',
          why: 'To sign you in, to know your orders, credits and designs, and to greet you by name. They come from {provider} when you sign in, or with a code by e-mail the address alone; the name you may change.',
          who: 'Nobody. If you make a design public, your first name and the initial of your last name stand beside it, and no picture.',
          kept: 'As long as you have the account.',
        },
        {
          what: 'Your words for a design, the drawing, and the shirt you choose',
          why: 'To draw and print your design, and to show it to you again.',
          who: '{drawer} A design that you make public is seen by everybody, with its words.',
          kept: 'Until you delete the design or the account; words that are not drawn yet until you remove them, or twenty others are newer. An order keeps its own copy until you delete the account. Of a public design, whoever bought it keeps name and picture.',
        },
        {
          what: 'What is in your cart',
          why: 'To have it ready for you, on other devices too once you have signed in.',
          who: 'Nobody.',
          kept: 'Until you order or empty it. A guest’s cart is found again for 180 days.',
        },
        {
          what: 'Name, address, PIN code, phone and e-mail address for delivery',
          why: 'To make and deliver your order, to write to you about it, to issue the bill, and to fill in the form next time.',
          who: 'The courier, and the printing partner if we use one: name, address, phone and what is in the parcel.',
          kept: 'With the order until you delete the account, and on its bill as long as tax law asks for that; a saved address until you remove it.',
        },
        {
          what: 'Payments: amount, time, number, method and whether they worked',
          why: 'To know that an order is paid, to return money, and to keep books.',
          who: '{toGateway}The banks carry out what is not paid in cash. {toOthers}',
          kept: 'As long as tax law asks; once you have deleted the account, without your name.',
        },
        {
          what: 'Likes, reports of designs, and how your credits came and went',
          why: 'To count likes, to look at reports, and to keep your balance right.',
          who: 'Nobody. Of likes, everybody sees the number alone.',
          kept: 'As long as you have the account.',
        },
        {
          what: 'Messages to us, with name, address and ticket number',
          why: 'To answer you, and to show that a complaint was settled in time.',
          who: 'Those who answer for us.',
          kept: 'Until the matter is settled, and then as long as somebody could still make a claim from it; no longer than the account from which they came.',
        },
        {
          what: 'The network address of your device, and technical notes of errors',
          why: 'To keep attackers and floods of requests away, and to find faults. The notes hold no names, texts or passwords.',
          who: 'Nobody, unless the law demands it.',
          kept: 'A short time; what the law makes us keep for a year, for that year.',
        },
      ],
    },
    drawing: {
      title: 'Your words and the drawing machine',
      body: [
        'What you describe is drawn by {drawnBy}. It is not used to train any machine. Please describe no other person by name, and put nothing secret into the words: a design may be printed and seen.',
      ],
    },
    sharing: {
      title: 'Who else receives data',
      body: [
        'Only those without whom an order cannot be done, and only what they need for it: {paidThrough}the courier, a printing partner if we use one, the company that carries our mails, and the company on whose computers the shop runs. They may use it for nothing else. Authorities receive data where the law obliges us.{countedToo}',
        'We never sell personal data.',
      ],
    },
    memory: {
      title: 'Cookies and what your browser keeps',
      body: ['{memory}; you can delete it in your browser at any time. {otherCookies}'],
    },
    /** Shown in a shop that has visits counted. */
    counting: {
      title: 'Counting of visits',
      body: [
        'To learn which pages help, this shop has visits counted by a program of another company, {counter}. It is loaded only if you agree, and only where there is nothing of yours: home, community, designs, collections, pricing, and pages like this one. It is never in a page with your cart’s checkout, orders, payments, profile, messages to us, group orders, or a design that you are working on.',
        {
          what: 'Pages that you open, searches in their lists, where you come from, browser and screen',
          why: 'To count visits.',
          who: '{counter}, whose program runs in the page as you see it, and to which your device shows its network address as to every site.',
          kept: 'As {counter} says itself. Your answer is kept in this browser for a year, and with your account if you are signed in.',
        },
        'If your browser tells every site not to follow you (Global Privacy Control or Do Not Track), that is a no: nothing is loaded, and you are not asked. A no changes nothing in the shop. When you take back a yes, nothing is loaded any more from the next page on; what was counted stays counted.',
      ],
    },
    kept: {
      title: 'How long data is kept',
      body: [
        'As the list above says. When you delete your account, everything that names you goes, pictures within the hour, except the bills and credit notes that tax law makes us keep as they were issued: with your name, address, phone, e-mail address and the names of what you bought. Orders, payments, credits and consents stay in our books under a number that stands for nobody.',
        'An account cannot be deleted while an order, a payment or a refund is open, or damage may still be reported. You are told what it is, and may leave the wish with us: we carry it out when nothing is open any more, write to you then, and you can take it back until then.',
        'So that welcome credits are given once, we keep a mark of the sign-in of a deleted account that nobody can turn back into a name. Copies made for safety are overwritten in turn.',
      ],
    },
    rights: {
      title: 'Your rights',
      body: [
        'You may, free of charge,',
        [
          'know what we hold about you, what we do with it and who has received it (access);',
          'have mistakes put right and gaps filled (correction);',
          'have your data erased, unless a law makes us keep it (deletion);',
          'get your data as a file that other programs can read (portability);',
          'take back a consent, as easily as you gave it, for the time to come;',
          'say no to messages that are not about your orders (we send none without your consent);',
          'name a person who uses these rights when you die or can no longer do so (nomination);',
          'complain, and have an answer within {privacyDays} days (grievance).',
        ],
        'Most of this you do yourself, under “My Data” in [your profile](/profile): see and take along what we hold, change your name, give and take back consents, delete the account. For anything else [write to us](/contact) or to {email}, from the e-mail address of your account so that we know that it is you.',
      ],
    },
    consent: {
      title: 'Your consent',
      body: [
        'Before you sign in or write to us, we point to this notice. What the law lets us do to fulfil your order and to keep our books needs no further consent; for everything else we ask, one purpose at a time, and nothing is on before you say so. You may withdraw a consent at any time in [your profile](/profile), by [writing to us](/contact) or by deleting your account; what was done before stays lawful.',
      ],
    },
    security: {
      title: 'How data is protected',
      body: [
        'Connections are encrypted. The pass that your browser holds is good for 15 minutes at a time, and of a guest’s cart we store only a hash. Only people who need it for their work see orders and addresses, and every change that they make is recorded. Should data be lost or fall into wrong hands all the same, we tell you without delay what happened and what to do, inform the Data Protection Board of India, and give it the full report within {breachHours} hours.',
      ],
    },
    children: {
      title: 'Children',
      body: [
        'Accounts are for people of 18 years or more. We do not knowingly hold data of children, and neither follow them nor direct advertising at them. If your child has signed in, tell us and we delete the account.',
      ],
    },
    complaints: {
      title: 'Questions and complaints',
      body: [
        'About your data, write to our grievance officer: {officer}, {email}, {phone}. You get an acknowledgement within {acknowledgeHours} hours and an answer within {privacyDays} days at the most. If you are not satisfied, you may turn to the Data Protection Board of India.',
      ],
    },
    changes: {
      title: 'Changes of this notice',
      body: [
        'When the shop does something new with data, this notice says so first, with a new version and date at the top. If it is something that needs your consent, we ask you. You may read it in English and in Hindi.',
      ],
    },
  },
  /** The switch below 'counting'. */
  choice: {
    label: (host: string) => `${host} may count my visits`,
    on: (day: string) => `On since ${day}.`,
    off: (day: string) => `Off since ${day}.`,
    open: 'Off: you have not answered yet.',
    byBrowser: 'Off: your browser tells every site not to follow you, and we keep to that.',
  },
};

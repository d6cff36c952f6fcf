import { words as emails } from './emails.ts';

/** Signing in and out. The identity codes are those of S1 §8. */
export const words = {
  ...emails,
  signIn: 'Sign in',
  why: 'Sign in to make designs, keep them and order. Your words stay where you typed them.',
  what: (provider: string) =>
    `From ${provider} we receive your name, e-mail and picture, and nothing else. With a code we know your e-mail alone.`,
  privacy: 'Privacy policy',
  whatByCode: 'With a code we know your e-mail alone.',
  noWay: 'Nobody can sign in yet: this shop is still being set up. Please come back soon.',
  continueWith: (provider: string) => `Continue with ${provider}`,
  opening: 'Waiting for the sign-in window',
  fullPage: 'Sign in on a full page instead',
  or: 'or',
  joining: (email: string) =>
    `${email} has an account here already, which this provider does not lead to yet. Send yourself a code to sign in to it; with the code you are asked whether both ways should lead to it from now on.`,
  /** Beside the code: what would be joined, and to which mailbox. */
  joinLabel: (provider: string, email: string) =>
    `Let the person who just came here from ${provider} sign in to the account of ${email} too`,
  joinHint:
    'Only if that was you: on a computer that others use it may have been somebody else. We write to you about it, and you can take it back under “Security”.',
  /** A code of six digits that is sent to a mailbox. */
  code: {
    email: 'E-mail',
    send: 'Send me a code',
    sending: 'Sending',
    /** `when`: 'in 40 minutes'. */
    limit: (when: string) => `We have sent as many codes as we may for now. Use the latest one, or try again ${when}.`,
    sent: (email: string) =>
      `We sent a code of six digits to ${email}. It is good for ten minutes; look among unwanted mails too.`,
    demoMails: 'Open the mails of the demo',
    label: 'Code',
    hint: 'Six digits, from the latest mail.',
    shape: 'The code has six digits.',
    over: 'The ten minutes of this code are over. Please send another one.',
    go: 'Sign in',
    checking: 'Checking',
    again: 'Send another code',
    againIn: (seconds: number) => `No mail yet? You can have another code sent in ${seconds} s.`,
    sentAgain: 'Another code is on its way. Only the latest counts.',
    other: 'Use another address',
  },
  welcome: (name: string) => `Welcome, ${name}`,
  fallback: 'Login failed. Please try again.',
  identity: {
    'invalid-credential': 'That sign-in was not valid any more. Please try again.',
    'wrong-password': 'The provider did not accept the password. Please try again there.',
    'user-not-found': 'The provider does not know this account. Please choose another.',
    'email-already-in-use': 'This e-mail belongs to another way of signing in. Please use that one, or a code.',
    'too-many-requests': 'Too many tries in a short time. Please wait a minute and try again.',
    'requires-recent-login': 'Your sign-in is too old for this. Please sign in again.',
    'popup-blocked': 'Your browser blocked the sign-in window. Allow it, or sign in on a full page.',
    'popup-closed-by-user': 'The sign-in window was closed before you were done. Please try again.',
    'cancelled-popup-request': 'Another sign-in window is open already. Please go on there.',
    'unauthorized-domain': 'Signing in is not set up for this address of the shop. Please tell us.',
    'network-request-failed': 'No answer from the sign-in. Please check your connection and try again.',
  },
  notVerified:
    'The sign-in service does not vouch for this e-mail address, so it opens no account. Send yourself a code instead.',
  denied: 'You did not allow the sign-in, so nothing has changed.',
  unavailable: 'Signing in is not possible just now. You can look around; please try again in a few minutes.',
  timeout: 'The sign-in window waited too long. Please try again.',
  disabled: 'This account is switched off. Please write to us if you think that is a mistake.',
};

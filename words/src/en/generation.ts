/** Making a design: how far it is, and how it can end (S1 §8). */
export const words = {
  makingTitle: 'Your design is on its way',
  steps: { reading: 'Reading your words', sketching: 'Sketching', inking: 'Inking', pressing: 'Pressing' },
  stepsLabel: 'How far it is',
  waiting: (before: number) => (before === 1 ? '1 design is before yours' : `${before} designs are before yours`),
  nextUp: 'Yours is next',
  secondsLeft: (seconds: number) =>
    seconds < 60 ? `About ${Math.max(1, Math.round(seconds))} s left` : `About ${Math.round(seconds / 60)} min left`,
  waitsFor: {
    provider:
      'The service that draws is away. Your wish waits for it and goes on by itself; you pay once, for the picture.',
    tomorrow:
      'All pictures of today are drawn. Yours comes first after midnight, by itself; you pay once, for the picture.',
  },
  steppedIn: 'The AI service rests, so the shop’s own artist drew it.',
  almostThere: 'Almost there',
  mayLeave: 'You can look around meanwhile; it goes on without you.',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  starting: 'Starting',
  generated: { title: 'Design Generated!', description: 'Now choose its shirt.' },
  changed: { title: 'Design changed', description: 'The picture before is kept.' },
  notChanged: 'Not changed',
  cancelled: { title: 'Design cancelled', description: 'Your credits are back.' },
  cancelFailed: { title: 'It could not be cancelled' },
  promptRequired: { title: 'Prompt Required', description: 'Please describe what you want to create.' },
  loginRequired: {
    home: { title: 'Login Required', description: 'Please log in to generate AI designs.' },
    studio: { title: 'Authentication Required', description: 'You need to be logged in to generate designs.' },
  },
  buyCredits: 'Buy credits',
  insufficientCredits: {
    home: { title: 'Insufficient Credits', description: 'You need more credits to generate designs.' },
    studio: {
      title: 'Insufficient Credits',
      description: 'You need 3 credits to generate a design. Purchase more credits to continue.',
    },
  },
  rateLimit: {
    title: 'Rate Limit Reached',
    description: (provider: string, perMinute: number) =>
      `${provider} allows ${perMinute} images per minute. Please wait a moment and try again.`,
    shop: 'The shop is drawing a lot just now. Please wait a moment and try again.',
    ours: 'One design is being drawn and three are waiting. Please wait a moment and try again.',
  },
  leaveOut: {
    blocked: (what: string) => `Please leave out ${what}: we do not print it.`,
    person: (what: string) => `Please leave out ${what}: we do not draw a real person.`,
    brand: (what: string) =>
      `Please leave out ${what}: we do not draw a brand or a character that belongs to somebody.`,
    sign: (what: string) => `Please leave out ${what}: our letters do not have it.`,
  },
  because: (what: string, why: string) => `Please leave out ${what}: we do not draw ${why}.`,
  /** What is not drawn, by its sense; `minors` is said whole. */
  notDrawn: {
    minors: 'We do not draw children in that way. Please describe something else.',
    hateful: 'hateful content',
    terror: 'praise of terror',
    selfHarm: 'self-harm',
    adult: 'adult content',
    violence: 'violent content',
    drugs: 'drugs',
    faith: 'a deity with things that could hurt believers',
    person: 'a real person',
    brand: 'a brand or a character that belongs to somebody',
  },
  useInstead: 'Use this instead:',
  failed: { title: 'Generation Failed', description: 'Please try again with a different prompt.' },
};

/** What a call wants before it does its work. */
export type Wanted = {
  code: 'sign_in_again' | 'factor_needed';
  /** Whether the account has a second factor, whose code is the proof then. */
  hasFactor: boolean;
  /** The person has signed in for this before, and it did not do: the provider does not say when it asked them. */
  isAgain: boolean;
  /** Of a session that is being taken over: nobody is signed in with it yet. */
  token?: string | undefined;
};
/** A question that waits: true once the person has proven who they are. */
export type Question = Wanted & {
  answer: (isProven: boolean) => void;
  /** Somebody else is signed in now: what the one before was doing is nobody's any more. Its calls never end, and so say nothing. */
  abandon: () => void;
};

/** The one that was asked last is shown: who signs in once more as somebody with a second factor is asked for its code meanwhile. */
let asked: readonly { question: Question; answered: Promise<boolean> }[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach(listener => listener());

/** Asks the person, in a dialog over whatever they do, to prove who they are; calls that want the same at once share one dialog. */
export function confirmPerson(wanted: Wanted): Promise<boolean> {
  const same = asked.find(({ question }) => question.code === wanted.code && question.token === wanted.token);
  if (same) return same.answered;
  const { promise: answered, resolve } = Promise.withResolvers<boolean>();
  const drop = () => {
    asked = asked.filter(other => other !== one);
    tell();
  };
  const one = {
    answered,
    question: {
      ...wanted,
      answer(isProven: boolean) {
        drop();
        resolve(isProven);
      },
      abandon: drop,
    },
  };
  asked = [...asked, one];
  tell();
  return answered;
}

export const questionNow = (): Question | undefined => asked.at(-1)?.question;
export function subscribeToQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What a refusal wants; nothing for any other failure. */
export function wantedBy(error: unknown): Omit<Wanted, 'isAgain'> | undefined {
  const { code, details } = (error ?? {}) as { code?: unknown; details?: { hasFactor?: boolean } };
  if (code !== 'sign_in_again' && code !== 'factor_needed') return undefined;
  return { code, hasFactor: details?.hasFactor === true };
}

/** Tries of one call: signing in at a provider that does not say when it did it needs a second one. */
const TRIES = 3;

/**
 * Does what the shop may want a proof for: asks the person, and then does it by itself, with all that they typed. Throws the refusal where
 * they do not wish to.
 */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--)
    try {
      return await work();
    } catch (error) {
      const wanted = wantedBy(error);
      if (!wanted || left === 0 || !(await confirmPerson({ ...wanted, isAgain: left < TRIES - 1 }))) throw error;
    }
}

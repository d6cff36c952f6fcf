import { ApiError } from '../../api/client.ts';

export type WishKey = {
  /** The key of a wish: the one it had before, as long as no answer came. */
  of: (wish: string) => string;
  /** Forgets the key, unless this error says that no answer came. */
  answered: (error?: unknown) => void;
};

/** The same wish sent again after no answer came keeps its key, so that it is drawn and charged once; an answered one is forgotten. */
export function keepWishKey(): WishKey {
  let unanswered: { wish: string; key: string } | undefined;
  return {
    of(wish) {
      if (unanswered?.wish !== wish) unanswered = { wish, key: crypto.randomUUID() };
      return unanswered.key;
    },
    answered(error) {
      if (error === undefined || (error instanceof ApiError && error.status > 0)) unanswered = undefined;
    },
  };
}

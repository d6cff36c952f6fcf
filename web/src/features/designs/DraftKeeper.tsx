import { useEffect } from 'react';
import { keepDrafts } from './keep-drafts.ts';

/** Keeps what is in work in the studio with the account, and shows nothing: the frame loads it once somebody is signed in. */
export function DraftKeeper() {
  useEffect(keepDrafts, []);
  return null;
}

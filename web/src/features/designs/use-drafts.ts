import { useEffect } from 'react';
import type { Draft } from '../../../../contract/src/drafts.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { type CurrentDesign, currentDesignEntry, currentDesignOf } from '../../stored/current-design.ts';
import { draftPromptEntry, writePrompt } from '../../stored/draft-prompt.ts';
import { keptDesignEntry, keptWordsEntry } from '../../stored/kept-drafts.ts';
import { lookEntry, shirtWishEntry, toLook, wishOf } from '../../stored/shirt-wish.ts';
import { saveCurrentDesign } from '../../stored/shirt-choice.ts';
import { useAuth, useStored } from '../../stored/use-stored.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { joinDesign, keepDraftsNow, shirtOfDraft } from './DraftKeeper.tsx';

export type Drafts = {
  /** What the account has in work, but for what is in work here. */
  others: Draft[];
  /** Goes on with one of them: it becomes the design, or the words, in work here. Answers whether it could. */
  take: (draft: Draft) => Promise<boolean>;
  remove: (draft: Draft) => void;
};

/** A finished design becomes the one in work, on the shirt that was chosen for it; nothing is left in the prompt box. */
function takeDesign(draft: Draft, design: CurrentDesign): void {
  const shirt = shirtOfDraft(draft);
  keptWordsEntry.clear();
  draftPromptEntry.clear();
  keptDesignEntry.write({ id: draft.id, draftVersion: draft.version, shirt });
  saveCurrentDesign({ ...design, ...shirt });
}

/** No design is in work until one is drawn, which then gets this draft's shirt. */
function takeShirtAlone(draft: Draft): void {
  [currentDesignEntry, keptDesignEntry, draftPromptEntry, keptWordsEntry].forEach(entry => entry.clear());
  shirtWishEntry.write(wishOf(shirtOfDraft(draft)));
}

/** Words stand in the prompt box again. Those of a design that came to nothing are new ones, and it goes. */
async function takeWords(draft: Draft): Promise<void> {
  const { id, version, prompt } = draft;
  const wasDrawn = id.length !== UUID_LENGTH;
  if (wasDrawn) await send('drafts.discard', { params: { id } });
  takeShirtAlone(draft);
  if (wasDrawn) return writePrompt(prompt);
  keptWordsEntry.write({ id, draftVersion: version, prompt, shirt: shirtOfDraft(draft), look: toLook(draft) });
  return draftPromptEntry.write({ prompt, id });
}

const UUID_LENGTH = 36;

async function takeOver(draft: Draft): Promise<void> {
  const { design } = draft;
  lookEntry.write(toLook(draft));
  if (!design) return takeWords(draft);
  if (design.imageUrl) takeDesign(draft, currentDesignOf(design, { fromHomePage: false }));
  else takeShirtAlone(draft);
}

/** Asks anew whenever the studio is opened or comes into sight again: another device may have changed something. */
function useFreshDrafts(isSignedIn: boolean): Draft[] {
  const invalidate = useInvalidate();
  const { data } = useCall('drafts.mine', {}, { enabled: isSignedIn });
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void invalidate('drafts.mine');
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [invalidate]);
  return (isSignedIn && data) || [];
}

/** What the account has in work on any device, and how to go on with it. */
export function useDrafts(): Drafts {
  const words = useWords('studio');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const drafts = useFreshDrafts(useAuth() !== undefined);
  const designId = useStored(currentDesignEntry)?.id;
  const here = useStored(keptWordsEntry);
  const prompt = useStored(draftPromptEntry)?.prompt.trim();
  useEffect(() => {
    const kept = keptDesignEntry.read();
    const there = drafts.find(({ id }) => id === kept?.id);
    if (kept && there && there.version > kept.draftVersion) joinDesign(there);
  }, [drafts]);

  const failed = (title: string) => (error: unknown) => toast({ title, description: errorText(error), tone: 'bad' });
  return {
    others: drafts.filter(one => one.id !== designId && one.id !== here?.id && (one.design || one.prompt !== prompt)),
    async take(draft) {
      if (!(await keepDraftsNow())) {
        toast({ ...words.drafts.notKept, tone: 'bad' });
        return false;
      }
      const isDone = await takeOver(draft).then(() => true, failed(words.drafts.notTaken));
      await invalidate('drafts.mine');
      return isDone === true;
    },
    remove: draft =>
      void send('drafts.discard', { params: { id: draft.id } })
        .catch(failed(words.drafts.notRemoved))
        .finally(() => void invalidate('drafts.mine')),
  };
}

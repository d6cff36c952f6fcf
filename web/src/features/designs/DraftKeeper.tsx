import { useEffect } from 'react';
import type { Draft } from '../../../../contract/src/drafts.ts';
import { DEFAULT_CHOICE, saveCurrentDesign, type ShirtChoice, shirtChoiceOf } from '../../stored/shirt-choice.ts';
import type { Look } from '../../../../domain/src/looks.ts';
import { ApiError, send } from '../../api/client.ts';
import { authEntry, storedAuth } from '../../stored/auth.ts';
import { currentDesignEntry } from '../../stored/current-design.ts';
import { draftPromptEntry, runningJobEntry, writePrompt } from '../../stored/draft-prompt.ts';
import { keptDesignEntry, keptWordsEntry } from '../../stored/kept-drafts.ts';
import { lookEntry, shirtOf, shirtWishEntry } from '../../stored/shirt-wish.ts';

type WireShirt = Pick<Draft, 'color' | 'tshirtType' | 'position' | 'designSize' | 'size'>;

/** The shirt of a draft as the browser keeps it. */
export const shirtOfDraft = ({ color, tshirtType, position, designSize, size }: WireShirt): ShirtChoice => ({
  tshirtType,
  tshirtColor: color,
  position,
  printSize: designSize,
  size,
});

/** A shirt in the words of the contract. */
export const toDraftShirt = ({ tshirtColor, tshirtType, position, printSize, size }: ShirtChoice): WireShirt => ({
  color: tshirtColor,
  tshirtType,
  position,
  designSize: printSize,
  size,
});

export const isSameShirt = (one: ShirtChoice, other: ShirtChoice): boolean =>
  (Object.keys(one) as (keyof ShirtChoice)[]).every(part => one[part] === other[part]);

/** Where and how large are one choice. */
const PARTS = [['tshirtType'], ['tshirtColor'], ['position', 'printSize'], ['size']] as const;

/**
 * Joins what was chosen here with what was chosen on another device since both had `base`: what was changed here wins, part by
 * part. Without a base nothing is known to have been changed here.
 */
export function joinShirts(base: ShirtChoice | undefined, here: ShirtChoice, there: ShirtChoice): ShirtChoice {
  const changedHere = PARTS.flatMap(names => (base && names.some(name => base[name] !== here[name]) ? names : []));
  return { ...there, ...Object.fromEntries(changedHere.map(name => [name, here[name]])) };
}

/** Who types or chooses is left alone until nothing changes for this long. */
const SETTLED_MS = 700;
/** Times that a change is based anew on what another device wrote meanwhile. */
const TRIES = 3;

/** What the account has, where somebody else was faster; every other failure goes on. */
function thereOf(error: unknown): Draft {
  if (error instanceof ApiError && error.code === 'draft_changed') return error.details as Draft;
  throw error;
}

/** The shirt of what is being described: of the design in work but for the colour that is asked for, or of the wish before any. */
function shirtInWork(): ShirtChoice {
  const design = currentDesignEntry.read();
  const wish = shirtOf(shirtWishEntry.read());
  if (!design) return { ...DEFAULT_CHOICE, ...wish };
  const shirt = shirtChoiceOf(design);
  return { ...shirt, tshirtColor: wish.tshirtColor ?? shirt.tshirtColor };
}

async function forgetWords(): Promise<void> {
  const kept = keptWordsEntry.read();
  if (!kept) return;
  keptWordsEntry.clear();
  // They are a design by now, or were removed elsewhere: all the same.
  await send('drafts.discard', { params: { id: kept.id } }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}

/** Keeps the words in the box. What was written over them on another device stays: then these are a draft of their own. */
async function keepWords(tries = TRIES): Promise<void> {
  const { prompt = '', id = '' } = draftPromptEntry.read() ?? {};
  const words = prompt.trim();
  // The design in work, or what is being drawn, is the draft then.
  const isDesign = [currentDesignEntry.read()?.prompt, runningJobEntry.read()?.prompt].includes(words);
  const isDraft = words !== '' && !isDesign;
  if (!isDraft || keptWordsEntry.read()?.id !== id) await forgetWords();
  if (!isDraft) return;
  // Written before drafts had a name: this names them, and they are kept with the change.
  if (id === '') return writePrompt(prompt);
  const shirt = shirtInWork();
  const look = lookEntry.read() ?? {};
  const kept = keptWordsEntry.read();
  if (kept?.prompt === words && isSameShirt(kept.shirt, shirt) && isSameLook(kept.look, look)) return;
  try {
    const { style = null, occasion = null } = look;
    const body = { ...toDraftShirt(shirt), style, occasion, prompt: words, version: kept?.draftVersion ?? 0 };
    const { version } = await send('drafts.keep', { params: { id }, body });
    keptWordsEntry.write({ id, draftVersion: version, prompt: words, shirt, look });
  } catch (error) {
    const there = thereOf(error);
    if (there.prompt === kept?.prompt) keptWordsEntry.write({ ...kept, draftVersion: there.version });
    else leaveTo(there);
    if (tries > 1) await keepWords(tries - 1);
  }
}

const isSameLook = (one: Look, other: Look): boolean => one.style === other.style && one.occasion === other.occasion;

/** The draft is somebody else's words now: those in the box become another one. */
function leaveTo({ id }: Draft): void {
  const now = draftPromptEntry.read();
  keptWordsEntry.clear();
  if (now?.id === id) draftPromptEntry.write({ ...now, id: crypto.randomUUID() });
}

/** Takes over what another device chose for the design in work; what was changed here since stays. */
export function joinDesign(there: Draft): void {
  const design = currentDesignEntry.read();
  if (design?.id !== there.id) return;
  const kept = keptDesignEntry.read();
  const base = kept?.id === there.id ? kept.shirt : undefined;
  const shirt = shirtOfDraft(there);
  const joined = joinShirts(base, shirtChoiceOf(design), shirt);
  keptDesignEntry.write({ id: there.id, draftVersion: there.version, shirt });
  if (!isSameShirt(joined, shirtChoiceOf(design))) saveCurrentDesign({ ...design, ...joined });
}

/** Keeps the shirt that is chosen for the design in work. */
async function keepDesign(tries = TRIES): Promise<void> {
  const design = currentDesignEntry.read();
  if (!design) return;
  const { id } = design;
  const shirt = shirtChoiceOf(design);
  const known = keptDesignEntry.read();
  const kept = known?.id === id ? known : undefined;
  if (kept && isSameShirt(kept.shirt, shirt)) return;
  try {
    const body = { ...toDraftShirt(shirt), version: kept?.draftVersion ?? 0 };
    const { version } = await send('drafts.keep', { params: { id }, body });
    keptDesignEntry.write({ id, draftVersion: version, shirt });
  } catch (error) {
    // Somebody else's, or gone: it is nobody's draft here.
    if (error instanceof ApiError && error.status === 404) return keptDesignEntry.write({ id, draftVersion: 0, shirt });
    joinDesign(thereOf(error));
    if (tries > 1) await keepDesign(tries - 1);
  }
}

let keeping = Promise.resolve();

/** Keeps what is in work now. False where that did not succeed: it stays in this browser, and the next change tries again. */
export function keepDraftsNow(): Promise<boolean> {
  const kept = keeping.then(async () => {
    if (!storedAuth()) return;
    await keepWords();
    await keepDesign();
  });
  keeping = kept.catch(() => {});
  return kept.then(
    () => true,
    () => false,
  );
}

/**
 * Saves unfinished work to the account a moment after each change, while the page is open. Work of a guest is saved as soon as the
 * person signs in (decision 013). Answers a function that stops it.
 */
function keepDrafts(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const keepAfterPause = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keepDraftsNow(), SETTLED_MS);
  };
  // A person who leaves the tab may not come back: save now.
  const onLeave = () => document.visibilityState === 'hidden' && void keepDraftsNow();
  const kept = [authEntry, draftPromptEntry, currentDesignEntry, shirtWishEntry, lookEntry, runningJobEntry];
  const ends = kept.map(entry => entry.subscribe(keepAfterPause));
  window.addEventListener('online', keepAfterPause);
  document.addEventListener('visibilitychange', onLeave);
  keepAfterPause();
  return () => {
    clearTimeout(timer);
    ends.forEach(end => end());
    window.removeEventListener('online', keepAfterPause);
    document.removeEventListener('visibilitychange', onLeave);
  };
}

/** Keeps what is in work in the studio with the account, and shows nothing: the frame loads it once somebody is signed in. */
export function DraftKeeper() {
  useEffect(keepDrafts, []);
  return null;
}

import type { KeptArrangement } from '../../../../contract/src/arrangement.ts';
import { arrangementText, tidyArrangement, UNMOVED, type Arrangement } from '../../../../domain/src/arrangement.ts';
import { ApiError, send } from '../../api/client.ts';
import { arrangementDraftEntry } from '../../stored/arrangement-draft.ts';

/** Pauses after a change before it is saved, and before what could not be saved is tried again, in ms. */
const SAVE_AFTER = 700;
const RETRY_AFTER = 5000;
/** Steps that can be undone. */
const MOST_STEPS = 50;

export type SaveState = 'loading' | 'saved' | 'saving' | 'kept' | 'elsewhere' | 'refused';
export type EditedState = {
  arrangement: Arrangement;
  save: SaveState;
  /** Why it was refused, or could not be fetched. */
  error: ApiError | undefined;
  canUndo: boolean;
  canRedo: boolean;
};
type Place = { position: string; designSize: string };

/** Failures that pass by themselves: the placing is kept on this device meanwhile. */
const passes = ({ code, status }: ApiError): boolean => code === 'network' || status >= 500 || status === 429;

/**
 * The placing of one design in work: fetched once, changed by hand, saved by itself a moment later. What the shop cannot take now is
 * kept on this device and tried again; what another window saved first is shown, and Undo brings back one's own.
 */
export class EditedArrangement {
  readonly designId: string;
  #state: EditedState = { arrangement: UNMOVED, save: 'loading', error: undefined, canUndo: false, canRedo: false };
  #version = 0;
  #before: Arrangement[] = [];
  #after: Arrangement[] = [];
  #place: Partial<Place> = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | undefined;
  #lastChange = { name: '', at: 0 };
  readonly #listeners = new Set<() => void>();
  readonly #onSaved: () => void;

  constructor(designId: string, onSaved: () => void) {
    this.designId = designId;
    this.#onSaved = onSaved;
  }

  readonly state = (): EditedState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Fetches what is there, and goes on with what this device kept of it. */
  async load(): Promise<void> {
    try {
      const kept = await send('designs.arrangement', { params: { id: this.designId } });
      const draft = arrangementDraftEntry.read()?.draft;
      this.#version = kept.version;
      this.#show({ arrangement: kept.arrangement, save: 'saved', error: undefined });
      if (draft?.designId !== this.designId) return;
      if (draft.version === kept.version) this.change(draft.arrangement);
      else this.#standBehind(draft.arrangement);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#show({ error });
      if (passes(error)) this.#later(() => void this.load(), RETRY_AFTER);
    }
  }

  /** The placement that is seen: the shop checks that nothing reaches over its edge. */
  setPlace(place: Place): void {
    this.#place = place;
  }

  /** Takes a placing over. Changes of the same name in quick succession, as by a held key, are one step. */
  change(arrangement: Arrangement, name = ''): void {
    if (this.#state.save === 'loading') return;
    const now = Date.now();
    const goesOn = name !== '' && this.#lastChange.name === name && now - this.#lastChange.at < 1000;
    this.#lastChange = { name, at: now };
    if (!goesOn) this.#before = [...this.#before, this.#state.arrangement].slice(-MOST_STEPS);
    this.#after = [];
    this.#put(arrangement);
  }

  undo(): void {
    const arrangement = this.#before.pop();
    if (!arrangement) return;
    this.#after.push(this.#state.arrangement);
    this.#lastChange.name = '';
    this.#put(arrangement);
  }

  redo(): void {
    const arrangement = this.#after.pop();
    if (!arrangement) return;
    this.#before.push(this.#state.arrangement);
    this.#put(arrangement);
  }

  /** Saves at once what is not saved yet, and waits for it. */
  async flush(): Promise<void> {
    if (this.#state.save === 'saving' || this.#state.save === 'kept') await this.#save();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  #put(arrangement: Arrangement): void {
    const { designId } = this;
    arrangementDraftEntry.write({ draft: { designId, version: this.#version, arrangement } });
    this.#show({ arrangement, save: 'saving', error: undefined });
    this.#later(() => void this.#save(), SAVE_AFTER);
  }

  #later(work: () => void, ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(work, ms);
  }

  /** One request at a time: the next one needs the version that this one makes. */
  async #save(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#saving;
    const sent = tidyArrangement(this.#state.arrangement);
    this.#saving = this.#send(sent).finally(() => (this.#saving = undefined));
    await this.#saving;
  }

  async #send(arrangement: Arrangement): Promise<void> {
    const body = { arrangement, version: this.#version, ...this.#place };
    try {
      const kept = await send('designs.arrange', { params: { id: this.designId }, body });
      this.#version = kept.version;
      if (arrangementText(this.#state.arrangement) === arrangementText(arrangement)) {
        arrangementDraftEntry.clear();
        this.#show({ save: 'saved' });
      }
      this.#onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#showFailure(error);
    }
  }

  #showFailure(error: ApiError): void {
    if (error.code === 'arrangement_changed') {
      const mine = this.#state.arrangement;
      const there = error.details as KeptArrangement;
      this.#version = there.version;
      this.#show({ arrangement: there.arrangement });
      return this.#standBehind(mine);
    }
    if (passes(error) || error.status === 401) {
      this.#later(() => void this.#save(), RETRY_AFTER);
      return this.#show({ save: 'kept', error });
    }
    return this.#show({ save: 'refused', error });
  }

  /** Another window's placing is shown; Undo brings this one back. */
  #standBehind(mine: Arrangement): void {
    this.#before.push(mine);
    arrangementDraftEntry.clear();
    this.#show({ save: 'elsewhere', error: undefined });
  }

  #show(change: Partial<EditedState>): void {
    const [canUndo, canRedo] = [this.#before.length > 0, this.#after.length > 0];
    this.#state = { ...this.#state, ...change, canUndo, canRedo };
    this.#listeners.forEach(listener => listener());
  }
}

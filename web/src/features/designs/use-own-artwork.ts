import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Answer } from '../../../../contract/src/api.ts';
import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { sendFile } from '../../api/send-file.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { storedAuth } from '../../stored/auth.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { readChosenFile, type ChosenFile } from './read-chosen-file.ts';

export type OwnArtwork = {
  chosen: ChosenFile | undefined;
  choose: (file: File | undefined) => void;
  removesBackground: boolean;
  setRemovesBackground: (removes: boolean) => void;
  hasRights: boolean;
  setRights: (has: boolean) => void;
  /** What is wrong with the file, or with the rights, in words. */
  fileError: string | undefined;
  rightsError: string | undefined;
  /** Where the shopper's word is given: it is shown when it is missing. */
  rightsBox: RefObject<HTMLDivElement | null>;
  /** How much was sent, 0 to 1; nothing while nothing is on its way. */
  sent: number | undefined;
  /** Sends the picture for this shirt; a guest signs in first, and the picture stays. */
  send: () => void;
  cancel: () => void;
  /** Forgets the picture. */
  clear: () => void;
};

type Options = {
  choice: ShirtChoice;
  onDone: (answer: Answer<'uploads.add'>) => void;
  signIn: (afterwards: () => void) => void;
};

const queryOf = (chosen: ChosenFile, removesBackground: boolean, choice: ShirtChoice) => ({
  fileName: chosen.file.name.slice(-500),
  rightsConfirmed: 'true',
  removeBackground: String(removesBackground),
  color: choice.tshirtColor,
  tshirtType: choice.tshirtType,
  position: choice.position,
  designSize: choice.printSize,
  // With another wish it is another upload.
  idempotencyKey: `${chosen.key}-${removesBackground}`,
});

/** What is chosen, and what is wrong with it; `isLocked` while it is on its way. */
function usePicked(isLocked: () => boolean) {
  const errors = useWords('errors');
  const [chosen, setChosen] = useState<ChosenFile>();
  const [removesBackground, setRemovesBackground] = useState(false);
  const [hasRights, setRights] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const [rightsError, setRightsError] = useState<string>();
  const turn = useRef(0);
  const choose = async (file: File | undefined) => {
    if (!file || isLocked()) return;
    const mine = ++turn.current;
    const problem = file.size === 0 ? errors.upload_empty : file.size > UPLOAD_LIMITS.bytes && errors.upload_too_large;
    setFileError(problem || undefined);
    setRightsError(undefined);
    setRemovesBackground(false);
    setRights(false);
    const read = problem ? undefined : await readChosenFile(file);
    if (mine === turn.current) setChosen(read);
  };
  const tickRights = (has: boolean) => {
    setRights(has);
    if (has) setRightsError(undefined);
  };
  const state = {
    chosen,
    removesBackground,
    setRemovesBackground,
    hasRights,
    setRights: tickRights,
    fileError,
    rightsError,
  };
  return { ...state, choose, setFileError, setRightsError, clear: () => setChosen(undefined) };
}

/** Choosing a picture, what is said of it, and its way to the shop (S2 §2, /customize). */
export function useOwnArtwork({ choice, onDone, signIn }: Options): OwnArtwork {
  const words = useWords('customize');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const rightsBox = useRef<HTMLDivElement>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const { setFileError, setRightsError, choose, ...picked } = usePicked(() => sending.current !== undefined);
  const { chosen, removesBackground, hasRights } = picked;

  const start = async (file: ChosenFile) => {
    const controller = (sending.current = new AbortController());
    setFileError(undefined);
    setSent(0);
    try {
      const params = queryOf(file, removesBackground && file.isPlain, choice);
      onDone(
        await sendFile('uploads.add', { params, file: file.file, onProgress: setSent, signal: controller.signal }),
      );
      await invalidate('designs.mine');
    } catch (error) {
      if (controller.signal.aborted) return;
      if (error instanceof ApiError && error.code === 'upload_rights_needed') setRightsError(errorText(error));
      else setFileError(errorText(error));
    } finally {
      sending.current = undefined;
      setSent(undefined);
    }
  };
  const send = () => {
    if (!chosen || sending.current) return;
    if (!hasRights) {
      setRightsError(words.rightsMissing);
      return rightsBox.current?.querySelector('input')?.focus();
    }
    if (storedAuth()) return void start(chosen);
    toast({ ...words.signInNeeded, tone: 'bad' });
    signIn(() => void start(chosen));
  };
  return {
    ...picked,
    rightsBox,
    sent,
    send,
    choose: file => void choose(file),
    cancel: () => sending.current?.abort(),
  };
}

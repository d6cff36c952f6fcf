import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../../contract/src/api.ts';
import type { Size } from '../../../../domain/src/catalog.ts';
import { ApiError } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { sendFile } from '../../api/send-file.ts';
import { useInvalidate } from '../../api/use-endpoint.ts';
import { storedAuth } from '../../stored/auth.ts';
import { forgetKeptUpload } from '../../stored/kept-upload.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { type ChosenFile, type Returned, useKeptUpload, usePicked } from './use-picked.ts';

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
  /** The picture was chosen before a sign-in on a full page, and is still here. */
  isBack: boolean;
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
  size: Size;
  /** The shirt that was chosen before a sign-in on a full page. */
  onReturn: (chosen: Returned) => void;
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

type Sending = Pick<Options, 'onDone'> & {
  /** What goes with a picture. */
  paramsOf: (file: ChosenFile) => Record<string, string>;
  onRefused: (error: unknown) => void;
};

/** The way of a picture to the shop, one at a time; it ends with the page. */
function useSending({ paramsOf, onDone, onRefused }: Sending) {
  const invalidate = useInvalidate();
  const [sent, setSent] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const start = async (chosen: ChosenFile) => {
    const { signal } = (sending.current = new AbortController());
    setSent(0);
    try {
      const params = paramsOf(chosen);
      onDone(await sendFile('uploads.add', { params, file: chosen.file, onProgress: setSent, signal }));
      void forgetKeptUpload();
      await invalidate('designs.mine');
    } catch (error) {
      if (!signal.aborted) onRefused(error);
    } finally {
      sending.current = undefined;
      setSent(undefined);
    }
  };
  return { sent, start, cancel: () => sending.current?.abort(), isSending: () => sending.current !== undefined };
}

/** Choosing a picture, what is said of it, and its way to the shop (S2 §2, /customize). */
export function useOwnArtwork({ choice, size, onReturn, onDone, signIn }: Options): OwnArtwork {
  const words = useWords('customize');
  const errorText = useErrorText();
  const rightsBox = useRef<HTMLDivElement>(null);
  const { sent, start, cancel, isSending } = useSending({
    paramsOf: file => queryOf(file, removesBackground && file.isPlain, choice),
    onDone,
    onRefused: error =>
      error instanceof ApiError && error.code === 'upload_rights_needed'
        ? setRightsError(errorText(error))
        : setFileError(errorText(error)),
  });
  const { setFileError, setRightsError, choose, bringBack, ...picked } = usePicked(isSending);
  const { chosen, removesBackground, hasRights } = picked;
  useKeptUpload({ chosen, removesBackground, choice, size }, (kept, file) => {
    if (!file) return void forgetKeptUpload().then(() => setFileError(words.notKept(kept.name)));
    onReturn(kept);
    return void bringBack(kept, file);
  });
  const post = (file: ChosenFile) => {
    setFileError(undefined);
    void start(file);
  };
  const send = () => {
    if (!chosen || isSending()) return;
    if (!hasRights) {
      setRightsError(words.rightsMissing);
      return rightsBox.current?.querySelector('input')?.focus();
    }
    if (storedAuth()) return post(chosen);
    toast({ ...words.signInNeeded, tone: 'bad' });
    signIn(() => post(chosen));
  };
  return { ...picked, rightsBox, sent, send, choose: file => void choose(file), cancel };
}

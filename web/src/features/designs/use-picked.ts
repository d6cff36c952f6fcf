import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plainBackground } from '../../../../domain/src/plain-background.ts';
import type { Size } from '../../../../domain/src/catalog.ts';
import { storedAuth } from '../../stored/auth.ts';
import {
  findKeptFile,
  forgetKeptUpload,
  keepFile,
  type KeptUpload,
  keptUploadEntry,
} from '../../stored/kept-upload.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { useWords } from '../../words.ts';

/** A picture that was chosen, before it is sent. */
export type ChosenFile = {
  /** Its idempotency key: chosen anew it is another upload. */
  key: string;
  file: File;
  /** A small picture as an address; nothing where this browser cannot show it. */
  thumb: string | undefined;
  /** It is opaque, and its border has one colour: that can be taken away. */
  isPlain: boolean;
};

/** Pixels on the longer side of the small picture: enough to see, and to tell its background. */
const THUMB = 320;

async function smallPicture(file: File): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, THUMB / Math.max(width, height, 1));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round((width || THUMB) * scale));
    canvas.height = Math.max(1, Math.round((height || THUMB) * scale));
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Looks at a chosen picture here; whether it can be printed the server decides. */
async function readChosenFile(file: File): Promise<ChosenFile> {
  const chosen = { key: crypto.randomUUID(), file };
  try {
    const canvas = await smallPicture(file);
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
    const isPlain = plainBackground({ data, width, height }) !== undefined;
    return { ...chosen, thumb: canvas.toDataURL(), isPlain };
  } catch {
    return { ...chosen, thumb: undefined, isPlain: false };
  }
}

/** The shirt that stood on the page. */
export type Returned = Pick<KeptUpload, 'shirt' | 'size'>;

type Chosen = {
  chosen: ChosenFile | undefined;
  removesBackground: boolean;
  choice: ShirtChoice;
  size: Size;
};

/**
 * Keeps what a guest chose over a sign-in on a full page: the picture, what is done to it, and the shirt. `onReturn` gets it back,
 * without its file where the browser did not keep that.
 */
export function useKeptUpload(
  { chosen, removesBackground, choice, size }: Chosen,
  onReturn: (kept: KeptUpload, file: File | undefined) => void,
): void {
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const kept = keptUploadEntry.read();
    if (kept) void findKeptFile(kept.key).then(file => comeBack(kept, file));
  }, []);
  useEffect(() => {
    if (!chosen || storedAuth()) return;
    const { key, file } = chosen;
    keptUploadEntry.write({ key, name: file.name, removesBackground, shirt: choice, size });
  }, [chosen, removesBackground, choice, size]);
  useEffect(() => {
    if (chosen && !storedAuth()) void keepFile(chosen.key, chosen.file);
  }, [chosen]);
}

/** The shopper's word that the picture may be printed, and what is said where it is missing. */
function useRights() {
  const [hasRights, setHasRights] = useState(false);
  const [rightsError, setRightsError] = useState<string>();
  const setRights = (has: boolean) => {
    setHasRights(has);
    if (has) setRightsError(undefined);
  };
  const forgetRights = () => {
    setHasRights(false);
    setRightsError(undefined);
  };
  return { rights: { hasRights, setRights, rightsError }, setRightsError, forgetRights };
}

/** What is chosen, and what is wrong with it; `isLocked` while it is on its way. */
export function usePicked(isLocked: () => boolean) {
  const errors = useWords('errors');
  const [chosen, setChosen] = useState<ChosenFile>();
  const [removesBackground, setRemovesBackground] = useState(false);
  const { rights, setRightsError, forgetRights } = useRights();
  const [isBack, setBack] = useState(false);
  const [fileError, setFileError] = useState<string>();
  const turn = useRef(0);
  const choose = async (file: File | undefined) => {
    if (!file || isLocked()) return;
    const mine = ++turn.current;
    const problem = file.size === 0 ? errors.upload_empty : file.size > UPLOAD_LIMITS.bytes && errors.upload_too_large;
    setFileError(problem || undefined);
    forgetRights();
    setRemovesBackground(false);
    setBack(false);
    await forgetKeptUpload();
    const read = problem ? undefined : await readChosenFile(file);
    if (mine === turn.current) setChosen(read);
  };
  /** Puts a kept picture back, unless another was chosen meanwhile. */
  const bringBack = async (kept: KeptUpload, file: File) => {
    const mine = turn.current;
    const read = await readChosenFile(file);
    if (mine !== turn.current) return;
    setChosen({ ...read, key: kept.key });
    setRemovesBackground(kept.removesBackground);
    setBack(true);
  };
  const clear = () => {
    setChosen(undefined);
    setBack(false);
    void forgetKeptUpload();
  };
  const state = { chosen, removesBackground, setRemovesBackground, isBack, fileError, ...rights };
  return { ...state, choose, bringBack, setFileError, setRightsError, clear };
}

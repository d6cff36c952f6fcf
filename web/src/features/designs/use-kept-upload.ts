import { useEffect, useEffectEvent } from 'react';
import type { CartSize } from '../../../../domain/src/catalog.ts';
import { storedAuth } from '../../stored/auth.ts';
import { findKeptFile, keepFile } from '../../stored/kept-file.ts';
import { keptUploadEntry, type KeptUpload } from '../../stored/kept-upload.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import type { ChosenFile } from './read-chosen-file.ts';

/** The shirt that stood on the page. */
export type Returned = Pick<KeptUpload, 'shirt' | 'size'>;

type Chosen = {
  chosen: ChosenFile | undefined;
  removesBackground: boolean;
  choice: ShirtChoice;
  size: CartSize;
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

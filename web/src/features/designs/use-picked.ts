import { useRef, useState } from 'react';
import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { forgetKeptUpload } from '../../stored/kept-file.ts';
import type { KeptUpload } from '../../stored/kept-upload.ts';
import { useWords } from '../../words.ts';
import { readChosenFile, type ChosenFile } from './read-chosen-file.ts';

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

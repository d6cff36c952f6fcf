import { useEffect, useRef, useState } from 'react';
import { REPORT_LIMITS } from '../../../../domain/src/returns.ts';
import { useErrorText } from '../../api/error-text.ts';
import { sendFile } from '../../api/send-file.ts';
import { useWords } from '../../words.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A photo that was chosen: on its way without an id, at the shop with one. */
export type ChosenPhoto = { key: string; address: string; sent: number; id: string | undefined };

export type ReportPhotos = {
  photos: readonly ChosenPhoto[];
  /** Why one was not taken, in words. */
  problem: string | undefined;
  add: (files: Iterable<File>) => void;
  remove: (key: string) => void;
  isSending: boolean;
};

/** The list of chosen photos with their thumbnails. */
function useChosenPhotos() {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  return {
    photos,
    show: (shown: readonly ChosenPhoto[]) => setPhotos(now => [...now, ...shown]),
    change: (key: string, to: Partial<ChosenPhoto>) =>
      setPhotos(now => now.map(one => (one.key === key ? { ...one, ...to } : one))),
    drop: (key: string) =>
      setPhotos(now => {
        const gone = now.find(one => one.key === key);
        if (gone) URL.revokeObjectURL(gone.address);
        return now.filter(one => one.key !== key);
      }),
  };
}

/** Photos of a report: each goes to the shop as soon as it is chosen, one after the other, and what is refused is left out with its reason. */
export function useReportPhotos(orderId: string): ReportPhotos {
  const words = useWords('returns');
  const errorText = useErrorText();
  const { photos, show, change, drop } = useChosenPhotos();
  const [problem, setProblem] = useState<string>();
  const sending = useRef(new Map<string, AbortController>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const open = sending.current;
    return () => open.forEach(one => one.abort());
  }, []);

  const send = async (key: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    const onProgress = (sent: number) => change(key, { sent });
    try {
      const small = await shrinkPhoto(file);
      const { id } = await sendFile('returns.addPhoto', { params: { id: orderId }, file: small, onProgress, signal });
      change(key, { id, sent: 1 });
    } catch (error) {
      if (signal.aborted) return;
      drop(key);
      setProblem(errorText(error));
    }
  };
  const begin = (file: File): ChosenPhoto => {
    const key = crypto.randomUUID();
    const ending = new AbortController();
    sending.current.set(key, ending);
    turn.current = turn.current.then(() => send(key, file, ending));
    return { key, address: URL.createObjectURL(file), sent: 0, id: undefined };
  };

  return {
    photos,
    problem,
    isSending: photos.some(one => one.id === undefined),
    add(files) {
      const room = REPORT_LIMITS.photos - photos.length;
      const chosen = [...files];
      setProblem(chosen.length > room ? words.tooMany : undefined);
      show(chosen.slice(0, room).map(begin));
    },
    remove(key) {
      setProblem(undefined);
      sending.current.get(key)?.abort();
      drop(key);
    },
  };
}

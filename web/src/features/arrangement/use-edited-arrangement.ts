import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { EditedArrangement, type EditedState } from './edited-arrangement.ts';

export type Edited = { edited: EditedArrangement; state: EditedState };

/** The placing of the design in work, fetched while it is `wanted`; nothing without a design. */
export function useEditedArrangement(
  designId: string | undefined,
  place: { position: string; printSize: string },
  wanted: boolean,
): Edited | undefined {
  const queries = useQueryClient();
  const { position, printSize: designSize } = place;
  const edited = useMemo(() => {
    if (designId === undefined || !wanted) return undefined;
    // Pictures of the design on any shirt show the placing: those on screen are fetched again, the others forgotten.
    const forget = (name: string) => {
      queries.removeQueries({ queryKey: [name], type: 'inactive' });
      void queries.invalidateQueries({ queryKey: [name] });
    };
    return new EditedArrangement(designId, () => ['designs.mockup', 'designs.mine', 'designs.one'].forEach(forget));
  }, [designId, wanted, queries]);
  useEffect(() => edited?.setPlace({ position, designSize }), [edited, position, designSize]);
  useEffect(() => {
    if (!edited) return undefined;
    void edited.load();
    const saveNow = () => void edited.flush();
    window.addEventListener('online', saveNow);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      window.removeEventListener('pagehide', saveNow);
      void edited.flush();
      edited.stop();
    };
  }, [edited]);
  const state = useSyncExternalStore(
    edited?.subscribe ?? noSubscription,
    edited?.state ?? nothing,
    edited?.state ?? nothing,
  );
  return edited && state && { edited, state };
}
const noSubscription = () => () => undefined;
const nothing = () => undefined;

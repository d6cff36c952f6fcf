import { useMemo } from 'react';
import { currentDesignEntry, type CurrentDesign } from '../../stored/current-design.ts';
import { useStored } from '../../stored/use-stored.ts';
import { useFreshPicture } from './use-fresh-picture.ts';

/** The design in work, with an address of its artwork that opens today. */
export function useCurrentDesign(): CurrentDesign | undefined {
  const stored = useStored(currentDesignEntry);
  const imageUrl = useFreshPicture(stored);
  return useMemo(() => stored && { ...stored, imageUrl, designImage: imageUrl }, [stored, imageUrl]);
}

import { useState } from 'react';
import type { Design, DesignVersion } from '../../../../contract/src/designs.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

/** Pictures in the strip; older ones are in the profile. */
const SHOWN = 24;

export type Versions = {
  /** The newest first; nothing until they are here. */
  list: DesignVersion[] | undefined;
  /** The number that is being put on the shirt. */
  choosing: number | undefined;
  choose: (version: DesignVersion) => void;
};

/** The pictures that a design had, and going back to one of them, which costs nothing. */
export function useVersions(
  designId: string,
  { beforeChange, onChosen }: { beforeChange: () => Promise<void>; onChosen: (design: Design) => void },
): Versions {
  const { notChosen } = useWords('studio');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [choosing, setChoosing] = useState<number>();
  const { data } = useCall('designs.versions', { id: designId, limit: SHOWN });
  const choose = async ({ number, isCurrent }: DesignVersion) => {
    if (isCurrent || choosing !== undefined) return;
    setChoosing(number);
    try {
      await beforeChange();
      onChosen(await send('designs.chooseVersion', { params: { id: designId }, body: { number } }));
      await invalidate('designs.versions', 'designs.mine');
    } catch (error) {
      toast({ title: notChosen, description: errorText(error), tone: 'bad' });
    } finally {
      setChoosing(undefined);
    }
  };
  return { list: data, choosing, choose: version => void choose(version) };
}

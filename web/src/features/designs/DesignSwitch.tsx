import { useState } from 'react';
import type { Design } from '../../../../contract/src/designs.ts';
import { Switch } from '../../ui/Switch.tsx';
import { useWords } from '../../words.ts';
import { useSetPublic } from './use-set-public.ts';

/** Who sees a design of one's own: turned at once, and back again where the shop could not do it. */
export function DesignSwitch({ design }: { design: Pick<Design, 'id' | 'isPublic'> }) {
  const words = useWords('profile');
  const change = useSetPublic();
  const [wished, wish] = useState<boolean>();
  const isPublic = wished ?? design.isPublic;
  const set = async (next: boolean) => {
    wish(next);
    await change(design.id, next);
    // From here on the list tells: it was fetched anew, or nothing was changed.
    wish(undefined);
  };
  return (
    <Switch
      isOn={isPublic}
      onChange={next => void set(next)}
      label={words.inGallery}
      note={isPublic ? words.public : words.private}
      busy={wished !== undefined}
    />
  );
}

import type { ReactNode } from 'react';
import type { EndpointName, Params } from '../../../../../contract/src/addresses.ts';
import { useSave } from '../../../api/use-save.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words.ts';

type Props = { name: EndpointName; params?: Params; label?: string; children: ReactNode };

/** Saves a file of the books. */
export function SaveButton({ name, params = {}, label, children }: Props) {
  const words = useWords('adminBooks');
  const { busy, save } = useSave(words.saveFailed);
  return (
    <Button
      tone="secondary"
      busy={busy}
      onClick={() => void save(name, { params })}
      aria-label={label}
      className="px-3!"
    >
      {busy ? words.saving : children}
    </Button>
  );
}

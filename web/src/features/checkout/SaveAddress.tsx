import { Checkbox } from '../../ui/Checkbox.tsx';
import { useWords } from '../../words.ts';
import type { SavedAddresses as Saved } from './use-saved-addresses.ts';

/** S1 leaves it open where addresses are kept: only where the shopper says so (look: no pre-ticked boxes). */
export function SaveAddress({ saved, wish, onWish }: { saved: Saved; wish: boolean; onWish: (wish: boolean) => void }) {
  const words = useWords('checkout');
  if (saved.chosen) return null;
  if (saved.isFull) return <p className="text-sm text-ink-2">{words.addressesFull(saved.addresses.length)}</p>;
  return (
    <Checkbox checked={wish} onChange={onWish}>
      {words.saveAddress}
    </Checkbox>
  );
}

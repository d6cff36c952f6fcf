import { useState } from 'react';
import type { SavedAddress } from '../../../../contract/src/accounts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import type { SavedAddresses as Saved } from './use-saved-addresses.ts';

/** So many are shown at first. */
const FIRST = 3;
const NEW = 'new';

/** The saved addresses to choose from, the one that is offered first, then the latest used, and another one. Nothing for who has saved none. */
export function SavedAddresses({ saved, legend }: { saved: Saved; legend: string | undefined }) {
  const words = useWords('checkout');
  const [showsAll, setShowsAll] = useState(false);
  const { addresses, chosen } = saved;
  if (addresses.length === 0) return null;
  const shown = showsAll ? addresses : addresses.filter((one, index) => index < FIRST || one === chosen);
  const lineOf = ({ address, city, state, zipCode }: SavedAddress) =>
    `${address}, ${city}, ${words.state(state)} ${zipCode}`;
  const options = shown.map(one => ({
    value: one.id,
    label: `${one.firstName} ${one.lastName}`,
    detail: lineOf(one),
    ...(one.isDefault && { aside: <Badge>{words.offeredFirst}</Badge> }),
  }));
  const pick = (id: string) => {
    const address = addresses.find(one => one.id === id);
    if (address) saved.choose(address);
    else saved.chooseNew();
  };
  return (
    <div className="flex flex-col gap-1">
      <RadioCards
        legend={legend ?? words.savedAddresses}
        options={[...options, { value: NEW, label: words.newAddress }]}
        value={chosen?.id ?? NEW}
        onChange={pick}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        {chosen && (
          <Button tone="quiet" onClick={() => saved.forget(chosen)} className="px-0!">
            {words.forgetAddress}
          </Button>
        )}
        {shown.length < addresses.length && (
          <Button tone="quiet" onClick={() => setShowsAll(true)} className="ml-auto px-0!">
            {words.allAddresses(addresses.length)}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useLocation, useSearch } from 'wouter';
import { COLOR_KEY, PRODUCT_WORD, SIZE_WORD } from '../../../../domain/src/catalog.ts';
import { PIECE_STATES, type PieceState } from '../../../../domain/src/production.ts';
import { paths } from '../../paths.ts';
import type { PieceGroup } from '../../../../contract/src/production.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { ChipLink } from '../../ui/Tabs.tsx';
import { ChoiceField } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';

/** What may stand in the address; anything else is left out. */
const FORMS = {
  state: new RegExp(`^(${PIECE_STATES.join('|')})$`),
  type: PRODUCT_WORD,
  color: COLOR_KEY,
  size: SIZE_WORD,
} as const;
export type QueueFilter = { state?: PieceState; type?: string; color?: string; size?: string };

/** What the queue is filtered by: it stands in the address, so that it can be linked, reloaded and left by going back. */
export function useQueueFilter(): { filter: QueueFilter; set: (change: Record<string, string>) => void } {
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const filter = Object.fromEntries(
    Object.entries(FORMS).flatMap(([name, form]) => {
      const value = asked.get(name);
      return value !== null && form.test(value) ? [[name, value]] : [];
    }),
  ) as QueueFilter;
  return { filter, set: change => navigate(paths.production({ ...filter, ...change })) };
}

/** Pieces of a group that are not packed yet. */
const openOf = ({ counts }: PieceGroup): number => counts.waiting + counts.approved + counts.printed;

/** What to take from the shelf: each garment, colour and size with its count, as a choice. */
function Groups({ filter }: { filter: QueueFilter }) {
  const words = useWords('production');
  const { colorName, typeName } = useWords('catalog');
  const { data = [] } = useCall('production.groups');
  const shown = data.filter(one => openOf(one) > 0);
  if (shown.length === 0) return null;
  const state = filter.state && { state: filter.state };
  const isChosen = (one: PieceGroup) =>
    one.tshirtType === filter.type && one.color === filter.color && one.size === filter.size;
  return (
    <nav aria-label={words.groupsLabel}>
      <ul className="flex gap-2 overflow-x-auto pb-2 md:flex-wrap">
        <li>
          <ChipLink href={paths.production({ ...state })} chosen={!filter.type && !filter.color && !filter.size}>
            {words.allGroups}
          </ChipLink>
        </li>
        {shown.map(one => {
          const { tshirtType: type, productName, color, size } = one;
          const name = colorName(one.colorName, one.colorNameHi);
          return (
            <li key={[type, color, size].join()}>
              <ChipLink href={paths.production({ ...state, type, color, size })} chosen={isChosen(one)}>
                {words.group(typeName(type, productName), name, size, openOf(one))}
              </ChipLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type Props = { filter: QueueFilter; set: (change: Record<string, string>) => void };

/** What of the queue is shown. */
export function QueueFilters({ filter, set }: Props) {
  const words = useWords('production');
  const { colorName, typeName } = useWords('catalog');
  const { data = [] } = useCall('production.groups');
  // What the orders name, also where the shop does not sell it any more.
  const types = new Map(data.map(one => [one.tshirtType, typeName(one.tshirtType, one.productName)]));
  const colors = new Map(data.map(one => [one.color, colorName(one.colorName, one.colorNameHi)]));
  const sizes = new Map(data.map(one => [one.size, one.size]));
  return (
    <div className="flex flex-col gap-4">
      <Groups filter={filter} />
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <ChoiceField
          label={words.state}
          value={filter.state ?? ''}
          options={[['', words.anyState], ...PIECE_STATES.map(one => [one, words.states[one]] as const)]}
          onChoose={state => set({ state })}
        />
        <ChoiceField
          label={words.garment}
          value={filter.type ?? ''}
          options={[['', words.anyGarment], ...types]}
          onChoose={type => set({ type })}
        />
        <ChoiceField
          label={words.colour}
          value={filter.color ?? ''}
          options={[['', words.anyColour], ...colors]}
          onChoose={color => set({ color })}
        />
        <ChoiceField
          label={words.size}
          value={filter.size ?? ''}
          options={[['', words.anySize], ...sizes]}
          onChoose={size => set({ size })}
        />
      </div>
    </div>
  );
}

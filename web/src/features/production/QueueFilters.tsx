import { useLocation, useSearch } from 'wouter';
import { COLORS, TSHIRT_TYPES } from '../../../../domain/src/catalog.ts';
import { PIECE_STATES, SHELF_SIZES } from '../../../../domain/src/production.ts';
import { paths } from '../../paths.ts';
import type { PieceGroup } from '../../../../contract/src/production.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { ChipLink } from '../../ui/Tabs.tsx';
import { ChoiceField } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';

/** What may stand in the address; anything else is left out. */
const CHOICES = { state: PIECE_STATES, type: TSHIRT_TYPES, color: COLORS, size: SHELF_SIZES } as const;
type QueueFilter = { [name in keyof typeof CHOICES]?: (typeof CHOICES)[name][number] };

/** What the queue is filtered by: it stands in the address, so that it can be linked, reloaded and left by going back. */
export function useQueueFilter(): { filter: QueueFilter; set: (change: Record<string, string>) => void } {
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const filter = Object.fromEntries(
    Object.entries(CHOICES).flatMap(([name, choices]) => {
      const value = (choices as readonly string[]).find(one => one === asked.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  ) as QueueFilter;
  return { filter, set: change => navigate(paths.production({ ...filter, ...change })) };
}

/** Pieces of a group that are not packed yet. */
const openOf = ({ counts }: PieceGroup): number => counts.waiting + counts.approved + counts.printed;

/** What to take from the shelf: each garment, colour and size with its count, as a choice. */
function Groups({ filter }: { filter: QueueFilter }) {
  const words = useWords('production');
  const { colors, typeName } = useWords('catalog');
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
          const name = colors[color as keyof typeof colors] ?? color;
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
  const { colors, typeName } = useWords('catalog');
  const { data = [] } = useCall('production.groups');
  const nameOf = (type: string) => typeName(type, data.find(one => one.tshirtType === type)?.productName ?? type);
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
          options={[['', words.anyGarment], ...TSHIRT_TYPES.map(one => [one, nameOf(one)] as const)]}
          onChoose={type => set({ type })}
        />
        <ChoiceField
          label={words.colour}
          value={filter.color ?? ''}
          options={[['', words.anyColour], ...COLORS.map(one => [one, colors[one]] as const)]}
          onChoose={color => set({ color })}
        />
        <ChoiceField
          label={words.size}
          value={filter.size ?? ''}
          options={[['', words.anySize], ...SHELF_SIZES.map(one => [one, one] as const)]}
          onChoose={size => set({ size })}
        />
      </div>
    </div>
  );
}

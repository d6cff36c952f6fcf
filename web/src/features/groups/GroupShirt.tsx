import { useState } from 'react';
import type { Group, GroupEntry } from '../../../../contract/src/groups.ts';
import { DEFAULTS, type Color, type Size, type TshirtType } from '../../../../domain/src/catalog.ts';
import { groupName, type NameProblem } from '../../../../domain/src/groups.ts';
import { useColorNames } from '../../api/color-name.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Segments } from '../../ui/Tabs.tsx';
import { useWords } from '../../words.ts';

/** What stands in the form of an entry. */
export type GroupDraft = {
  name: string;
  tshirtType: TshirtType;
  color: Color;
  /** Nothing until one is chosen. */
  size: Size | undefined;
  quantity: number;
};
export type DraftProblems = { name?: NameProblem; size?: true };

/** The form before anything is chosen, or with an entry that is to be changed. */
export const draftOf = (group: Group, entry?: GroupEntry): GroupDraft => ({
  name: entry?.name ?? '',
  tshirtType: entry?.tshirtType ?? group.shirts[0]?.tshirtType ?? 'regular',
  color: entry?.color ?? group.color ?? group.shirts[0]?.colors[0] ?? DEFAULTS.color,
  size: entry?.size,
  quantity: entry?.quantity ?? 1,
});

/** What is missing or wrong. */
export function problemsOf({ name, size }: GroupDraft): DraftProblems {
  const read = groupName(name);
  return { ...(read.ok ? {} : { name: read.refusal }), ...(size ? {} : { size: true }) };
}

/** What one piece of it costs, in rupees; nothing where it is not sold any more. */
export const priceOf = (group: Group, { tshirtType }: Pick<GroupDraft, 'tshirtType'>): number | undefined =>
  group.shirts.find(one => one.tshirtType === tshirtType)?.price;

type Props = { group: Group; chosen: Pick<GroupDraft, 'tshirtType' | 'color'> };

/** The design on the chosen shirt; another picture of the same colour stands until that one is drawn. */
export function GroupShirt({ group, chosen }: Props) {
  const words = useWords('group');
  const catalog = useWords('catalog');
  const colorName = useColorNames(group.colors);
  const sides = group.position === 'back' ? (['back'] as const) : (['front', 'back'] as const);
  const [view, setView] = useState<'front' | 'back'>(sides[0]);
  const fitting = group.pictures.filter(one => one.view === view && one.color === chosen.color);
  const picture = fitting.find(one => one.tshirtType === chosen.tshirtType) ?? fitting[0];
  const { name = '', nameHi } = group.shirts.find(one => one.tshirtType === chosen.tshirtType) ?? {};
  const place = view === 'front' ? words.front : words.back;
  const type = catalog.typeName(chosen.tshirtType, name, nameHi);
  return (
    <div className="relative aspect-square overflow-hidden rounded-card border border-line bg-cloth-2">
      <Picture
        src={picture?.url}
        fallback={plainShirt(group.colors.find(one => one.key === chosen.color))}
        alt={catalog.shirtAlt(group.designName || words.unnamed(group.collector), colorName(chosen.color), type, place)}
        width={960}
        height={960}
        sizes="(min-width: 75rem) 35rem, (min-width: 48rem) 46vw, 92vw"
        room="stage"
        urgent
        className="size-full object-cover"
      />
      {group.hasBack && (
        <div className="absolute inset-x-0 bottom-3 flex justify-center">
          <Segments
            label={words.sideLabel}
            value={view}
            onChange={setView}
            options={sides.map(side => ({ value: side, label: side === 'front' ? words.front : words.back }))}
          />
        </div>
      )}
    </div>
  );
}

import type { Group, GroupEntry } from '../../../../contract/src/groups.ts';
import type { CartSize, Color, TshirtType } from '../../../../domain/src/catalog.ts';
import { groupName, type NameProblem } from '../../../../domain/src/groups.ts';

/** What stands in the form of an entry. */
export type GroupDraft = {
  name: string;
  tshirtType: TshirtType;
  color: Color;
  /** Nothing until one is chosen. */
  size: CartSize | undefined;
  quantity: number;
};
export type DraftProblems = { name?: NameProblem; size?: true };

/** The form before anything is chosen, or with an entry that is to be changed. */
export const draftOf = (group: Group, entry?: GroupEntry): GroupDraft => ({
  name: entry?.name ?? '',
  tshirtType: entry?.tshirtType ?? group.shirts[0]?.tshirtType ?? 'regular',
  color: entry?.color ?? group.color ?? 'black',
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

/** What there is: every animal by its name, with the rig that draws it. */
import { BIRDS, type BirdRow } from './rows/rows-birds.ts';
import { CATS, GREAT_CATS } from './rows/rows-cats.ts';
import { DOGS, type BodyRow } from './rows/rows-dogs.ts';
import { FARM } from './rows/rows-farm.ts';
import { FISH, type FishRow } from './rows/rows-fish.ts';
import { MYTHICAL, MYTHICAL_BIRDS } from './rows/rows-mythical.ts';
import { REPTILES } from './rows/rows-reptiles.ts';
import { SERPENTS, type SerpentRow } from './rows/rows-serpents.ts';
import { SMALL } from './rows/rows-small.ts';
import { SOFT, type SoftRow } from './rows/rows-soft.ts';
import { WILD } from './rows/rows-wild.ts';

export type AnimalRow = BodyRow | BirdRow | FishRow | SerpentRow | SoftRow;

const ROWS: Record<string, AnimalRow> = {
  ...DOGS,
  ...CATS,
  ...GREAT_CATS,
  ...FARM,
  ...WILD,
  ...SMALL,
  ...REPTILES,
  ...SERPENTS,
  ...BIRDS,
  ...FISH,
  ...SOFT,
  ...MYTHICAL,
  ...MYTHICAL_BIRDS,
};

export const ANIMAL_NAMES: readonly string[] = Object.keys(ROWS);
export const isAnimal = (name: string): boolean => Object.hasOwn(ROWS, name);
/** Throws on a name that is not in the table. */
export function rowOf(name: string): AnimalRow {
  const row = Object.hasOwn(ROWS, name) ? ROWS[name] : undefined;
  if (!row) throw new Error(`There is no drawing of ${name}.`);
  return row;
}

/** The longest slug; names of designs have up to 200 characters. */
const LONGEST = 60;

/** 'Chai & Chill' → 'chai-chill'; nothing of a name without Latin letters or digits. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');

/** The part of a page's address that names a design or a collection: '{id}-{slug}', or the id alone. Ids have no '-'. */
export function pagePart({ id, name }: { id: string; name: string }): string {
  const slug = slugOf(name);
  return slug === '' ? id : `${id}-${slug}`;
}

/** The id in such a part: the slug is for people, and may be missing or wrong. */
export const idInPart = (part: string): string => part.split('-', 1)[0]!;

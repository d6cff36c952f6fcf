/** A paragraph; a list; or what is done with a kind of data. Links are written as `[words](/path)`, figures and names as `{name}`. */
export type Block = string | readonly string[] | { what: string; why: string; who: string; kept: string };
export type PolicySection = { title: string; body: readonly Block[] };
export type PolicyText = {
  title: string;
  description: string;
  lead: string;
  /** By anchor: the part after '#' in the address. */
  sections: Record<string, PolicySection>;
};
export type Facts = Record<string, string>;

/** '{days} days' → '5 days'. Throws for a name that nobody knows, so that no page shows one. */
export const withFacts = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A policy names '${name}', which is no fact of this shop`);
    return fact;
  });

export type Piece = { text: string; href?: string };

/** 'See [prices](/pricing).' → its pieces, links apart. */
export function piecesOf(text: string): Piece[] {
  const parts = text.split(/\[([^\]]+)\]\((\/[\w/#-]*)\)/);
  return parts
    .map((part, place) => {
      if (place % 3 === 0) return { text: part };
      return place % 3 === 1 ? { text: part, href: parts[place + 1]! } : { text: '' };
    })
    .filter(piece => piece.text !== '');
}

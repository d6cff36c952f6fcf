/** A cart line holds 1 to 99 pieces (rulings, Cart). */
export const MAX_QUANTITY = 99;
/** A collection item is added 1 to 10 at a time (S1 §5). */
export const MAX_COLLECTION_QUANTITY = 10;

/** A cart holds at most this many lines, so that checkout stays bounded. */
export const MAX_LINES = 100;

/** What makes two additions the same line (S1 §4 and rulings, Wire values). */
export type LineIdentity = PrintIdentity & {
  kind: 'design' | 'collection';
  productId: number;
  color: string;
  size: string;
  /** The second print of a shirt that is printed on both sides. */
  back?: PrintIdentity | undefined;
};
/** What is printed, where, and how large. */
export type PrintIdentity = {
  subjectId: string;
  position: string;
  designSize: string;
  artworkHash: string;
  /** Hash of how the design lies in its print area; '' where nothing was moved. */
  arrangementHash?: string;
};

const printKey = ({ subjectId, position, designSize, artworkHash, arrangementHash }: PrintIdentity): string =>
  [subjectId, position, designSize, artworkHash, ...(arrangementHash ? [arrangementHash] : [])].join('|');

/** The merge key of a line: equal keys are one line with the quantities summed. */
export const mergeKey = (line: LineIdentity): string =>
  [
    line.kind,
    line.subjectId,
    line.productId,
    line.color,
    line.size,
    line.position,
    line.designSize,
    line.artworkHash,
    ...(line.arrangementHash ? [line.arrangementHash] : []),
    ...(line.back ? ['and', printKey(line.back)] : []),
  ].join('|');

/** The quantity after a merge, and whether it was cut at the limit (which the shopper is told). */
export function mergedQuantity(have: number, add: number): { quantity: number; cut: boolean } {
  const wanted = have + add;
  return { quantity: Math.min(wanted, MAX_QUANTITY), cut: wanted > MAX_QUANTITY };
}

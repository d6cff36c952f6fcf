type Print = { place: string; name: string };
type Words = {
  places: Record<string, string>;
  twoPlaces: (first: string, back: string, backName: string | undefined) => string;
};

/** 'A4 front + Back (A3)': every printed side of a shirt by its place's id; the design on the back is named where it is another. */
export function printPlaces({ places, twoPlaces }: Words, first: Print, back: Print | null): string {
  const placeName = ({ place }: Print) => places[place] ?? place;
  if (!back) return placeName(first);
  return twoPlaces(placeName(first), placeName(back), back.name === first.name ? undefined : back.name);
}

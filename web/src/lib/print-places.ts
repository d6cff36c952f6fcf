type Print = { place: string; placeName: string; placeNameHi: string | null; name: string };
type Words = {
  places: Record<string, string>;
  placementName: (place: string, name: string, nameHi: string | null) => string;
  twoPlaces: (first: string, back: string, backName: string | undefined) => string;
};

/** 'A4 front + Back (A3)': every printed side of a shirt by its place's id; the design on the back is named where it is another. */
export function printPlaces({ places, placementName, twoPlaces }: Words, first: Print, back: Print | null): string {
  const placeOf = ({ place, placeName, placeNameHi }: Print) =>
    places[place] ?? placementName(place, placeName, placeNameHi);
  if (!back) return placeOf(first);
  return twoPlaces(placeOf(first), placeOf(back), back.name === first.name ? undefined : back.name);
}

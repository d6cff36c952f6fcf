import { useWords } from '../../words.ts';

type Named = { name: string; nameHi: string | null };

/** How shirts and places to print are called in the page's language, as shoppers read it. */
export function useCatalogueNames(): {
  shirtName: (shirt: Named & { type: string }) => string;
  placeName: (place: Named & { position: string; designSize: string }) => string;
} {
  const { typeName, placementName } = useWords('catalog');
  return {
    shirtName: ({ type, name, nameHi }) => typeName(type, name, nameHi),
    placeName: ({ position, designSize, name, nameHi }) => placementName(`${position}/${designSize}`, name, nameHi),
  };
}

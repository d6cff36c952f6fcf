import { useWords } from '../words.ts';

type Named = { name: string; nameHi: string | null };

/** What a colour is called in the page's language. */
export function useColorName(): (color: Named) => string {
  const { colorName } = useWords('catalog');
  return ({ name, nameHi }) => colorName(name, nameHi);
}

/** The same by a colour's key, of a list of colours; one that is not in it is called by its key. */
export function useColorNames(colors: readonly (Named & { key: string })[]): (key: string) => string {
  const nameOf = useColorName();
  return key => {
    const color = colors.find(one => one.key === key);
    return color ? nameOf(color) : key;
  };
}

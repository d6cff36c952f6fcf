/** Texts of a language of which only some are written yet; the same names, the same arguments. */
export type Begun<Words> = {
  [Name in keyof Words]?: Words[Name] extends string
    ? string
    : Words[Name] extends (...given: never[]) => unknown
      ? Words[Name]
      : Words[Name] extends readonly unknown[]
        ? Words[Name]
        : Begun<Words[Name]>;
};

type Texts = Record<string, unknown>;

const isGroup = (text: unknown): text is Texts => typeof text === 'object' && text !== null && !Array.isArray(text);

function joined(english: Texts, begun: Texts): Texts {
  const all = { ...english };
  for (const [name, text] of Object.entries(begun)) {
    const own = all[name];
    all[name] = isGroup(text) && isGroup(own) ? joined(own, text) : text;
  }
  return all;
}

/** The texts of a language, and the English ones where it has none yet. */
export const withEnglish = <Words extends object>(english: Words, begun: Begun<Words>): Words =>
  joined(english as Texts, begun as Texts) as Words;

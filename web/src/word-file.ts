import type { Language } from '../../domain/src/languages.ts';

/** The file of a noun: 'myData' stands in my-data.ts. */
export const wordFile = (language: Language, noun: string): string =>
  `words/src/${language}/${noun.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}.ts`;

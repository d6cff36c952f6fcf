import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Font } from 'fontkit';
import { makeFace, type Face, type Shaper } from './faces.ts';

/** How a text looks: `heading` in the shop's display face, `strong` and `plain` in Noto Sans. */
export type Weight = 'heading' | 'strong' | 'plain';
export type Faces = Record<Weight, readonly Face[]>;

const SCRIPTS = [
  ...['devanagari', 'bengali', 'gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu', 'kannada', 'malayalam', 'arabic'],
  'latin-ext',
].map(script => `noto-sans-${script}-400`);
const STRONG = ['noto-sans-latin-600', 'noto-sans-devanagari-600'];
const FILES = ['baloo-2-latin-600', ...STRONG, 'noto-sans-latin-400', ...SCRIPTS];

/** Reads the faces of papers at the first one that is drawn, and keeps them. */
export function openFaces(directory: string, openShaper: (bytes: Uint8Array) => Shaper): () => Promise<Faces> {
  let reading: Promise<Faces> | undefined;
  const read = async (): Promise<Faces> => {
    const { create } = await import('fontkit');
    const opened = await Promise.all(
      FILES.map(async (name): Promise<[string, Face]> => {
        const bytes = await readFile(path.join(directory, `${name}.ttf`));
        return [name, makeFace(name, create(bytes) as Font, openShaper(bytes))];
      }),
    );
    const byName = new Map(opened);
    const named = (...names: readonly string[]) => names.map(name => byName.get(name)!);
    return {
      heading: named('baloo-2-latin-600', ...STRONG, ...SCRIPTS),
      strong: named(...STRONG, ...SCRIPTS),
      plain: named('noto-sans-latin-400', ...SCRIPTS),
    };
  };
  return () => (reading ??= read().catch(error => ((reading = undefined), Promise.reject(error))));
}

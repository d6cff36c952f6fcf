import {
  accountOf,
  ArtistError,
  drawsAnything,
  hindiNoun,
  readScene,
  changeBrief,
  createArtist,
  readPrompt,
  unletteredSigns,
  regenerate,
  type Artist,
  type Brief,
  type GarmentColor,
  type Told,
} from '../../../../artist/src/artist.ts';
import type { Cloth } from '../../../../domain/src/catalog.ts';
import { BUILDS, scenesOf, SKINS } from '../../../../domain/src/preview-scenes.ts';
import type { PromptReading, ImageRequest, ImageResult, ImagesPort, StageRequest, StageResult } from './port.ts';

/** Width in pixels of a stored artwork: sharp on every screen. Print files are painted from the vectors at their own size. */
const ARTWORK_WIDTH = 1536;
/** Width in pixels of a realistic preview; its height is a quarter more. */
const SCENE_WIDTH = 1200;
const TIME_LIMIT_MS = 30_000;

const CHANGE_WORDS = { changed: 'clear', unchanged: 'done', 'not-understood': 'unclear' } as const;

export type { Artist };
/** Where the built server keeps the artist's worker and pictures; undefined when it runs from its sources. */
export type ArtistFiles = { workerFile: string; assetsDir: string } | undefined;

/** The embedded artist. Its processes start with the first drawing. */
export const openArtist = (files: ArtistFiles): Artist => createArtist(files);

/** The colour in which the artist draws a cloth. */
export const garmentColor = ({ hex }: Cloth): GarmentColor => hex as `#${string}`;

/** The embedded artist as the shop's image provider. It draws vectors on this machine, without network or rate limit. */
export function createArtistImages(artist: Artist): ImagesPort {
  return {
    provider: 'artist',
    concurrency: 2,
    timeLimitMs: TIME_LIMIT_MS,
    // The shop's own word lists are checked before this (features/designs/check-words.ts).
    refusal: async () => undefined,
    unlettered: unletteredSigns,
    reading: readingOf,
    readInstruction({ brief, instruction }) {
      // A picture of another provider is drawn again from its words, so any change can be asked for.
      if (!isBrief(brief)) return 'clear';
      return CHANGE_WORDS[changeBrief(brief, instruction).outcome];
    },
    draw: request => draw(artist, request),
    stage: request => stage(artist, request),
    drawingOf: async brief => (isBrief(brief) ? (await artist.drawVectors(brief)).svg : undefined),
  };
}

async function draw(artist: Artist, request: ImageRequest): Promise<ImageResult> {
  const { signal, onStep } = request;
  try {
    const brief = briefFor(request);
    const { png, width, height, svg } = await artist.drawArtwork(brief, { width: ARTWORK_WIDTH, signal, onStep });
    return { kind: 'drawn', png, width, height, name: brief.name, style: brief.style, brief, drawing: svg };
  } catch (error) {
    return failureOf(error);
  }
}

/** The most words that the page shows as chips; further ones are left out. */
const MOST_TOLD = 40;

function readingOf(prompt: string): PromptReading {
  const scene = readScene(prompt);
  const { drawn, relatives, leftOut } = accountOf(scene);
  const wordsOf = (told: readonly Told[]) => [...new Set(told.map(({ words }) => words))].slice(0, MOST_TOLD);
  return {
    drawn: wordsOf(drawn),
    relatives: relatives.slice(0, MOST_TOLD).map(({ words, as = '' }) => ({ words, as, asIn: { hi: hindiNoun(as) } })),
    leftOut: wordsOf(leftOut),
    isEmpty: scene.lettering.length === 0 && !drawsAnything(scene),
  };
}

async function stage(artist: Artist, request: StageRequest): Promise<StageResult> {
  const { artwork, drawing, template, cloth, placement, arrangement, seed, signal, onStep } = request;
  onStep('inking');
  try {
    const order = {
      ...{ artwork, type: template, color: garmentColor(cloth), placement, seed, signal, width: SCENE_WIDTH },
      ...(arrangement && { arrangement }),
      ...(drawing !== undefined && { drawing }),
    };
    const { webp } = await artist.drawScene({ ...order, ...sceneFor(request) });
    return { kind: 'staged', webp };
  } catch (error) {
    return failureOf(error);
  }
}

/** The scene that the shopper asked for, if the garment has it. The seed chooses what was left open. */
function sceneFor({ template, placement, seed, wish }: StageRequest) {
  const kinds = scenesOf(template, placement);
  const kind = kinds.find(one => one === wish?.scene) ?? kinds[seed % kinds.length]!;
  const build = wish?.build ?? BUILDS[(seed >>> 3) % BUILDS.length]!;
  return { kind, wearer: { build, skin: wish?.skin ?? (seed >>> 5) % SKINS.length } };
}

const failureOf = (error: unknown) =>
  ({ kind: 'failed', cause: error instanceof ArtistError ? error.code : (error as Error).message }) as const;

const isBrief = (brief: unknown): brief is Brief =>
  typeof brief === 'object' && brief !== null && 'version' in brief && brief.version === 1 && 'layout' in brief;

/** The brief of a new prompt, or the changed brief of an existing picture. */
function briefFor({ prompt, ground, seed, look, from }: ImageRequest): Brief {
  const brief = from && isBrief(from.brief) ? from.brief : readPrompt(prompt, { ground, seed, look });
  if (!from) return brief;
  return from.instruction === null ? regenerate(brief) : changeBrief(brief, from.instruction).brief;
}

import type { ImageRequest, ImageResult, ImagesPort, StageRequest, StageResult } from '../src/adapters/images/port.ts';
import type { MockupRequest, PressPort, PrintCheck } from '../src/adapters/press/port.ts';
import { tinyPng } from './tiny-png.ts';

export type ScriptedArtist = {
  images: ImagesPort;
  press: PressPort;
  /** Prompts that were drawn, in their order. */
  drawn: string[];
  pressed: MockupRequest[];
  /** How the next drawings go, until it is set again. */
  draw: (request: ImageRequest) => Promise<ImageResult>;
  /** How the next realistic previews go. */
  stage: (request: StageRequest) => Promise<StageResult>;
  /** Most drawings that ran at the same time. */
  mostAtOnce: number;
};

/** What a good drawing answers; another prompt or seed is another picture. */
export function goodDrawing(request: ImageRequest): ImageResult {
  for (const step of ['reading', 'sketching', 'inking'] as const) request.onStep(step);
  const width = 10 + (request.seed % 400);
  const words = request.from?.instruction ?? request.prompt;
  const png = tinyPng({ width, height: 12, shade: words.length % 255 });
  return { kind: 'drawn', png, width, height: 12, name: 'A drawing', style: 'Scripted', brief: { of: words } };
}

/** A picture that can be read; another seed is another one. */
export function goodScene({ seed, onStep }: StageRequest): StageResult {
  onStep('inking');
  return { kind: 'staged', webp: tinyPng({ width: 8 + (seed % 250), height: 10 + (seed % 191) }) };
}

const GOOD_PRINT: PrintCheck = { dpi: 300, word: 'excellent', smallestLineMm: 0.6, warnings: [] };

/** An artist that does what the test says, behind the real ports: it can draw, wait, refuse, fail, hang and send nonsense. */
export function scriptedArtist(o: { timeLimitMs?: number; concurrency?: number } = {}): ScriptedArtist {
  let atOnce = 0;
  const artist: ScriptedArtist = {
    drawn: [],
    pressed: [],
    mostAtOnce: 0,
    draw: async request => goodDrawing(request),
    stage: async request => goodScene(request),
    images: {
      provider: 'scripted',
      concurrency: o.concurrency ?? 2,
      timeLimitMs: o.timeLimitMs ?? 20_000,
      readInstruction: ({ instruction }) =>
        instruction.includes('gibberish') ? 'unclear' : instruction.includes('as it is') ? 'done' : 'clear',
      refusal: async prompt => (prompt.includes('brand logo') ? { reason: 'Please leave out the brand.' } : undefined),
      async draw(request) {
        artist.drawn.push(request.prompt);
        artist.mostAtOnce = Math.max(artist.mostAtOnce, ++atOnce);
        return artist.draw(request).finally(() => atOnce--);
      },
      stage: request => artist.stage(request),
    },
    press: {
      async mockup(request) {
        artist.pressed.push(request);
        const { arrangement } = request;
        const place = arrangement ? [JSON.stringify(arrangement)] : [];
        const key = [request.template, request.cloth.hex, request.placement, request.artwork?.length, ...place].join();
        return Buffer.concat([Buffer.from('RIFF0000WEBPVP8 '), Buffer.from(key), request.artwork ?? Buffer.alloc(0)]);
      },
      // As wide as it has signs, so that a test knows what fits.
      letter: ({ text }) => ({ d: 'M0 0', width: [...text].length * 100, height: 100 }),
      missingSign: text => /\p{Extended_Pictographic}/u.exec(text)?.[0],
      async card({ shape, name, price }) {
        return Buffer.from([shape, name, price].join());
      },
      printFile: async () => ({ png: tinyPng(), underbase: undefined, check: GOOD_PRINT }),
      checkPrint: async () => GOOD_PRINT,
      proof: async () => ({ proof: tinyPng(), thumb: tinyPng() }),
      mark: async () => tinyPng(),
      icon: async () => tinyPng(),
      logo: async png => ({ png, width: 1, height: 1 }),
    },
  };
  return artist;
}

/** A promise that the test ends by hand. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

import type { ImageRequest, StageRequest } from './port.ts';

/** A request in the provider's terms: the words it is asked with, and the picture that they change. */
export type Asked = Omit<ImageRequest, 'from'> & {
  source?: { png: Uint8Array; mask?: Uint8Array };
  /** A whole picture is wanted, with its surroundings, and not artwork. */
  isScene?: true;
};

/** A change is asked for with its own words and the picture; another composition is asked for like the first one. */
export function toAsked({ from, ...request }: ImageRequest): Asked {
  if (!from || from.instruction === null) return request;
  return { ...request, prompt: from.instruction, source: { png: from.png, ...(from.mask ? { mask: from.mask } : {}) } };
}

const SHIRTS = { regular: 'regular fit', oversized: 'oversized', 'oversized-premium': 'heavy oversized' } as const;
const SCENES = ['lying flat on a wooden table', 'on a hanger before a plain wall', 'laid out on linen'];

/** A staged shirt is asked for as a change of its mockup: the print is to stay what it is. */
export function toAskedScene({ mockup, type, color, placement, seed, ...request }: StageRequest): Asked {
  const { signal, onStep, accountId } = request;
  const side = placement === 'back' ? ' It is seen from behind.' : '';
  return {
    signal,
    onStep,
    ...(accountId && { accountId }),
    prompt: `A realistic photograph of this ${color} ${SHIRTS[type]} T-shirt ${SCENES[seed % SCENES.length]!}, in soft window light.${side} Keep the shirt's cut and colour, and the print on it exactly as it is: same picture, same size, same place. No text besides the print, no logo, no person.`,
    ground: color === 'black' ? 'dark' : 'light',
    seed,
    shape: { width: 4, height: 5 },
    source: { png: mockup },
    isScene: true,
  };
}

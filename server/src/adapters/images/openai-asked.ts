import type { SceneKind } from '../../../../domain/src/preview-scenes.ts';
import type { ImageRequest, StageRequest } from './port.ts';

/** A request in the provider's terms: the words it is asked with, and the picture that they change. */
export type Asked = Omit<ImageRequest, 'from'> & {
  source?: { png: Uint8Array; mask?: Uint8Array };
  /** A whole picture is wanted, with its surroundings, and not artwork. */
  isScene?: true;
  /** What to draw anew from words alone, where the server changes no pictures. */
  anew?: string;
};

/** A change is asked for with its own words and the picture; another composition is asked for like the first one. */
export function toAsked({ from, ...request }: ImageRequest): Asked {
  if (!from || from.instruction === null) return request;
  const source = { png: from.png, ...(from.mask ? { mask: from.mask } : {}) };
  return { ...request, prompt: from.instruction, source, anew: `${request.prompt}. ${from.instruction}` };
}

const SHIRTS = {
  regular: 'regular fit T-shirt',
  oversized: 'oversized T-shirt',
  'oversized-premium': 'heavy oversized T-shirt',
  hoodie: 'hoodie',
} as const;
const SCENES = ['lying flat on a wooden table', 'on a hanger before a plain wall', 'laid out on linen'];
const WISHED: Record<SceneKind, string> = {
  worn: 'worn by an adult before a plain wall, seen from the lips to the thighs',
  street: 'worn by an adult in a lane of an old Indian town, seen from the lips to the thighs',
  hanger: 'on a hanger before a plain wall',
  folded: 'folded on a pile of shirts',
  'flat-lay': 'lying flat on a wooden table',
};
const TONES = ['very fair', 'fair', 'wheatish', 'tan', 'brown', 'deep brown'];

/** Where the shirt is shown, in words. */
function sceneOf({ wish, seed }: StageRequest): string {
  if (!wish?.scene) return SCENES[seed % SCENES.length]!;
  if (wish.scene !== 'worn' && wish.scene !== 'street') return WISHED[wish.scene];
  const { build, skin } = wish;
  return `${WISHED[wish.scene]}${build ? `, of ${build} build` : ''}${skin === undefined ? '' : `, with ${TONES[skin]} skin`}`;
}

/** A staged shirt is asked for as a change of its mockup: the print is to stay what it is. */
export function toAskedScene(asked: StageRequest): Asked {
  const { mockup, template, cloth, placement, seed, signal, onStep, accountId, wish } = asked;
  const isWorn = wish?.scene === 'worn' || wish?.scene === 'street';
  const side = placement.view === 'back' ? ' It is seen from behind.' : '';
  return {
    signal,
    onStep,
    ...(accountId && { accountId }),
    prompt: `A realistic photograph of this ${cloth.color.replaceAll('-', ' ')} ${SHIRTS[template]} ${sceneOf(asked)}, in soft window light.${side} Keep the garment's cut and colour, and the print on it exactly as it is: same picture, same size, same place. No text besides the print, no logo${isWorn ? '' : ', no person'}.`,
    ground: cloth.ground,
    seed,
    shape: { width: 4, height: 5 },
    source: { png: mockup },
    isScene: true,
  };
}

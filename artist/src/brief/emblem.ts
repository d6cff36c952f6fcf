/** The design for a chest: what is said, without what surrounds it, and no more words than can be read at that size. */
import type { Scene } from '../reading/scene.ts';
import { fateOnStage, isStaged } from '../staging/staged.ts';
import { fromScene } from './brief-of-scene.ts';
import type { Brief } from './brief.ts';
import { sceneOf } from './scene-of-brief.ts';

/** Letters of all words together, and of the first alone, that are read on two and a half inches under a picture. */
const MOST_LETTERS = 36;
const MOST_OF_MAIN = 24;

/** The same brief as it is drawn for a chest. Stored like the design itself: what is shown there is what is printed there. */
export function emblemOf(brief: Brief): Brief {
  // As it is after all changes, not as it was first said.
  const scene = sceneOf(brief);
  // Specks of wear are thinner than any line.
  const plain = { ...brief, emblem: true, distress: 0 } as const;
  if (!scene) return { ...plain, wordless: brief.wordless || brief.hero !== undefined || /^(landscape|abstract)$/.test(brief.layout) }; // prettier-ignore
  const bare = withoutSurroundings(scene);
  // A slogan stays a slogan; of another composition around a thing the thing is left.
  const isSlogan = brief.layout === 'type' || (!brief.hero && bare.lettering.length > 0);
  if (isSlogan) return { ...plain, layout: 'type' };
  const styles = brief.styles.filter(style => style !== 'sacred' && style !== 'pattern');
  if (!isStaged(bare, styles)) return { ...plain, wordless: brief.wordless || brief.hero !== undefined };
  const { hero: _hero, ...rest } = plain;
  return { ...rest, ...fromScene(bare, styles[0]), styles, layout: 'stage', scene: bare };
}

/** Who or what it is about, alone; a landscape keeps its land, it has nothing else. */
function withoutSurroundings(scene: Scene): Scene {
  const formats = scene.formats.filter(f => !/^(pattern|mandala|poster|ticket|tarot card|playing card|stamp|comic panels|collage)$/.test(f)); // prettier-ignore
  const isAlone = !scene.things.some(thing => fateOnStage(thing) !== undefined);
  const lettering = shortWords(scene);
  if (isAlone) return { ...scene, formats, lettering };
  const ids = new Set(scene.things.map(({ id }) => id));
  return { ...scene, formats, lettering, setting: [], relations: scene.relations.filter(({ to }) => ids.has(to)) };
}

function shortWords({ lettering }: Scene): Scene['lettering'] {
  const letters = lettering.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= MOST_LETTERS) return lettering;
  return lettering.filter(({ role, text }) => role === 'main' && text.length <= MOST_OF_MAIN).slice(0, 1);
}

import { sceneOf } from '../brief/scene-of-brief.ts';
import { group } from '../draw/svg.ts';
import { short } from '../draw/path.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { CAST } from '../staging/cast.ts';
import { haloOf, paintStage } from '../staging/paint.ts';
import { stageScene } from '../staging/stage-scene.ts';

const TOP = 30;

/** What was said, as it was said: figures, things and places of the scene, in flat colours with contours. */
export function stage(sheet: Sheet): Drawing {
  const brief = sheet.whole;
  const scene = sceneOf(brief);
  if (!scene) return { svg: '', height: 0 };
  const { ground, seed, variant, palette, styles } = brief;
  const set = stageScene(scene, { casting: CAST, ground, seed, variant, palette, isPlain: styles.includes('minimal') });
  const svg = paintStage(set, haloOf(set, ground));
  return { svg: group(svg, `transform="translate(0 ${short(TOP - set.box.y)})"`), height: TOP + set.box.height };
}

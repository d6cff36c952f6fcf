import { sceneOf } from '../brief/scene-of-brief.ts';
import { group } from '../draw/svg.ts';
import { short } from '../draw/path.ts';
import type { Drawing, Sheet } from '../draw/sheet.ts';
import { CAST } from '../staging/cast.ts';
import { stageScene } from '../staging/stage-scene.ts';
import { forChest } from '../treatments/emblem.ts';
import { withMandalaBody } from '../treatments/mandala-body.ts';
import { treat } from '../treatments/treat.ts';
import { treatmentFor, type TreatmentName } from '../treatments/treatment.ts';

const TOP = 30;
/** Dots and hatching of an emblem beside those of a large print. */
const COARSE = 2.2;
/** Palettes of older compositions ramp every colour to one hue: a treatment chooses its inks by what a thing is. */
const STAGED_IN: Partial<Record<TreatmentName, string>> = { vintage: 'retro', neon: 'pop', pop: 'pop', watercolour: 'dusk', woodblock: 'ocean', madhubani: 'festive', warli: 'retro', blockPrint: 'retro', gothic: 'retro', cute: 'pop', minimal: 'retro', lines: 'retro', oneLine: 'retro', sketch: 'retro', linocut: 'retro', stencil: 'retro', halftone: 'retro', pixel: 'pop', lowPoly: 'dusk' }; // prettier-ignore

/** What was said, as it was said: figures, things and places of the scene, in the way of drawing that was asked for. */
export function stage(sheet: Sheet): Drawing {
  const brief = sheet.whole;
  const scene = sceneOf(brief);
  if (!scene) return { svg: '', height: 0 };
  const { ground, seed, variant, palette, styles } = brief;
  const name = treatmentFor(scene, styles);
  const staged = stageScene(scene, { casting: CAST, ground, seed, variant, palette: STAGED_IN[name] ?? palette, ...(brief.kept && !brief.emblem && { kept: brief.kept }) });
  const whole = withMandalaBody(staged, scene);
  const set = brief.emblem ? forChest(whole) : whole;
  const isColoured = scene.palette !== undefined || /^(hue|only|inks):|mono/.test(palette);
  const { svg, box, knock } = treat(name, set, { ground, seed, variant, isColoured, grain: brief.emblem ? COARSE : 1 });
  return { svg: group(svg, `transform="translate(0 ${short(TOP - box.y)})"`), height: TOP + box.height, ...(knock && { knock }) };
} // prettier-ignore

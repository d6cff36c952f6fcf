/** All treatments by name. */
import type { Stage } from '../staging/stage.ts';
import { cute, flat, gothic, minimal, pop, vintage } from './flats.ts';
import { blockPrint, madhubani, warli } from './folk.ts';
import { halftone, lowPoly } from './films.ts';
import { lines, linocut, sketch, stencil } from './lines.ts';
import { oneLine } from './one-line.ts';
import { neon, watercolour, woodblock } from './painted.ts';
import { pixel } from './pixel.ts';
import type { Treated, Treatment, TreatmentName, TreatmentOptions } from './treatment.ts';

const TREAT: Record<TreatmentName, Treatment> = { flat, vintage, minimal, lines, oneLine, sketch, linocut, stencil, cute, pop, halftone, neon, watercolour, woodblock, madhubani, warli, blockPrint, gothic, pixel, lowPoly }; // prettier-ignore

/** Draws a stage in one way. */
export const treat = (name: TreatmentName, stage: Stage, o: TreatmentOptions): Treated => TREAT[name](stage, o);

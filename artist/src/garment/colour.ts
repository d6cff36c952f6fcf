/** Cloth of any colour under any light: what the eye sees of black, white and all between. */
import type { GarmentColor } from './geometry.ts';

/** Cloth of a colour: its bytes for each step of light, three a step, and how dark it is, 0..1. */
export interface Dyed {
  hex: string;
  tones: Float32Array;
  darkness: number;
}

/** The two colours that are known by name. */
const NAMED = { black: '#1b1b1e', white: '#f3f2ef' } as const;
const HEX = /^#[0-9a-f]{6}$/i;

/** Steps of light from none to MOST_LIGHT. */
const STEPS = 2048;
const MOST_LIGHT = 2;
/** The fuzz of cotton shines a little whatever its dye: all that is seen of the folds of black cloth. In linear light at full face. */
const FUZZ = 0.0105;
const FUZZ_STARTS = 0.34;
const known = new Map<string, Dyed>();

/** The hex of a colour of cloth. Throws for what is neither '#rrggbb' nor a known name. */
export function hexOf(color: GarmentColor): string {
  const hex = Object.hasOwn(NAMED, color) ? NAMED[color as keyof typeof NAMED] : color;
  if (!HEX.test(hex)) throw new RangeError(`'${color}' is no colour of cloth.`);
  return hex.toLowerCase();
}

export function dyed(color: GarmentColor): Dyed {
  const hex = hexOf(color);
  const kept = known.get(hex);
  if (kept) return kept;
  if (known.size >= 32) known.delete(known.keys().next().value!);
  const made = dye(hex);
  known.set(hex, made);
  return made;
}

const linear = (byte: number) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
const seen = (light: number) => 255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

function dye(hex: string): Dyed {
  const bytes = [1, 3, 5].map(i => Number.parseInt(hex.slice(i, i + 2), 16));
  const dyes = bytes.map(linear);
  const brightness = 0.2126 * dyes[0]! + 0.7152 * dyes[1]! + 0.0722 * dyes[2]!;
  const darkness = 1 - Math.min(1, brightness / 0.35);
  const tones = new Float32Array((STEPS + 1) * 3);
  for (let step = 0; step <= STEPS; step++) {
    const light = (step / STEPS) * MOST_LIGHT;
    for (let k = 0; k < 3; k++) tones[step * 3 + k] = Math.min(255, seen(reflected(dyes[k]!, light, k, darkness)));
  }
  return { hex, tones, darkness };
}

/** Linear light from cloth of a dye; at a light of 1 it is the dye itself. Shadows are cooler and deeper in colour. */
function reflected(dye: number, light: number, channel: number, darkness: number): number {
  const fuzz = FUZZ * (0.25 + 0.75 * darkness);
  const own = Math.max(dye - fuzz, dye * 0.4);
  const shine = (dye - own) * (Math.max(0, light - FUZZ_STARTS) / (1 - FUZZ_STARTS)) ** 4.2;
  const shadow = Math.max(0, 1 - light);
  const cool = [-0.05, 0, 0.07][channel]! * shadow;
  // White cannot be brighter than the paper: its lights are pressed together.
  const lit = light <= 1 ? light : 1 + (light - 1) * (0.22 + 1.1 * darkness);
  return own ** (1 + 0.1 * shadow) * lit * (1 + cool) + shine;
}

/** Where the bytes of a light start in `tones`. */
export const toneAt = (light: number): number =>
  (light <= 0 ? 0 : light >= MOST_LIGHT ? STEPS : Math.round((light / MOST_LIGHT) * STEPS)) * 3;

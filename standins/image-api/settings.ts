import { readProgramSettings } from '../program-settings.ts';
import type { ProgramSettings } from '../program-settings.ts';

/** What the image API stand-in is told at its start. */
export type ImageApiSettings = ProgramSettings & {
  /** The one key that is good; empty where none is asked for. */
  apiKey: string;
  /** Pictures in sixty seconds; 0 is no limit. */
  imagesPerMinute: number;
  /** How long a picture takes in milliseconds, partial ones included. */
  drawMs: number;
};

/** The demo shop's key: public on purpose, it opens nothing but this program. */
export const DEMO_KEY = 'sk-chhaap-demo-key-of-the-stand-in';

/**
 * Reads the settings from environment variables; empty ones count as missing.
 * Throws with a sentence for a person when one cannot be used.
 */
export function readSettings(env: Record<string, string | undefined>): ImageApiSettings {
  return {
    ...readProgramSettings(env, { program: 'image-api', port: 3003 }),
    apiKey: env.KEYLESS === 'on' ? '' : env.API_KEY || DEMO_KEY,
    imagesPerMinute: readCount(env, 'IMAGES_PER_MINUTE', 100_000),
    drawMs: readCount(env, 'DRAW_MS', 600_000),
  };
}

function readCount(env: Record<string, string | undefined>, name: string, most: number): number {
  const count = Number(env[name] || 0);
  if (!Number.isInteger(count) || count < 0 || count > most)
    throw new Error(`${name} is not a whole number from 0 to ${most}: ${env[name]}`);
  return count;
}

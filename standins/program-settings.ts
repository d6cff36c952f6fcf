import { join } from 'node:path';

/** What every stand-in is told at its start. */
export type ProgramSettings = {
  port: number;
  dataDir: string;
  /** Said by GET /healthz, so that whoever started this program can tell it from another one on its port. */
  instance: string | undefined;
};

/**
 * Reads PORT, DATA_DIR and INSTANCE, of which empty ones count as missing; `program` names the folder under `data/`
 * that DATA_DIR is by default. Throws with a sentence for a person when one cannot be used.
 */
export function readProgramSettings(
  env: Record<string, string | undefined>,
  usual: { program: string; port: number },
): ProgramSettings {
  const port = Number(env.PORT || usual.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is not a port number: ${env.PORT}`);
  if (env.HOST && env.HOST !== '127.0.0.1') throw new Error('A stand-in listens on 127.0.0.1 only.');
  return { port, instance: env.INSTANCE || undefined, dataDir: env.DATA_DIR || join('data', usual.program) };
}

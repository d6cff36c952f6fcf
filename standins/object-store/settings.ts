import { readProgramSettings, type ProgramSettings } from '../program-settings.ts';

export type StoreSettings = ProgramSettings & {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** The one bucket that there is. */
  bucket: string;
};

/** Reads the program's variables; the keys of tests stand for themselves and open nothing else. */
export function readSettings(env: Record<string, string | undefined>): StoreSettings {
  return {
    ...readProgramSettings(env, { program: 'object-store', port: 3006 }),
    accessKeyId: env.ACCESS_KEY_ID || 'chhaap-tests',
    secretAccessKey: env.SECRET_ACCESS_KEY || 'secret-of-the-object-store-stand-in',
    region: env.REGION || 'ap-south-1',
    bucket: env.BUCKET || 'chhaap-files',
  };
}

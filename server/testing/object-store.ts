import type { S3Settings } from '../src/adapters/storage/s3.ts';
import { startStandin } from './start-standin.ts';

export type RunningStore = {
  settings: S3Settings;
  script: (faults: object) => Promise<void>;
  /** Keys of all objects, and each call so far as 'METHOD key'. */
  seen: () => Promise<{ keys: string[]; calls: string[] }>;
  /** Takes scripts back and drops all objects. */
  clear: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The object store stand-in in a process of its own. */
export async function startObjectStore(): Promise<RunningStore> {
  const { origin: endpoint, stop } = await startStandin('object-store');
  const control = async (method: string, call: string, body?: object): Promise<unknown> => {
    const sent = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const reply = await fetch(`${endpoint}/__sim/${call}`, { method, ...sent });
    if (reply.status !== 200) throw new Error(`${call}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  return {
    settings: {
      ...{ endpoint, region: 'ap-south-1', bucket: 'chhaap-files', prefix: 'shop/' },
      ...{ accessKeyId: 'chhaap-tests', secretAccessKey: 'secret-of-the-object-store-stand-in' },
    },
    script: async faults => void (await control('POST', 'script', faults)),
    seen: async () => (await control('GET', 'objects')) as { keys: string[]; calls: string[] },
    async clear() {
      await control('DELETE', 'script');
      await control('DELETE', 'objects');
    },
    stop,
  };
}

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freeSpace, isDiskLow, type FreeSpace } from '../adapters/storage/free-space.ts';
import type { StoragePort } from '../adapters/storage/port.ts';
import type { StorageConfig } from '../config/storage.ts';
import { causeOf, findingsOf, gigabytes, type Finding } from './finding.ts';

const { ok, warning, problem } = findingsOf('storage');

type Wish = { config: StorageConfig; storage: StoragePort; dataDir: string; spaceOf?: FreeSpace };

/** Whether files can be written, read and taken away, and the disk has room. */
export async function checkStorage({ config, storage, dataDir, spaceOf = freeSpace }: Wish): Promise<Finding[]> {
  const kept = config.kind === 'disk' ? await checkFolder(config.directory) : await checkBucket(config, storage);
  const space = await spaceOf(dataDir);
  const says = `${gigabytes(space.free)} of ${gigabytes(space.total)} are free on the disk of DATA_DIR`;
  const room = isDiskLow(space)
    ? problem(`the disk is nearly full: ${says}`, 'Make room or give it a larger disk. The folder files/derived may be deleted at any time.') // prettier-ignore
    : space.free < space.total / 10
      ? warning(says, 'See what grows; the folder files/derived may be deleted at any time.')
      : ok(says);
  return [...kept, room];
}

async function checkFolder(directory: string): Promise<Finding[]> {
  const probe = path.join(directory, `doctor-${randomBytes(6).toString('hex')}.probe`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(probe, probe, { flag: 'wx' });
    const isWhole = (await readFile(probe, 'utf8')) === probe;
    await rm(probe);
    return isWhole
      ? [ok(`files are kept in ${directory}`)]
      : [problem(`${directory} gives back other bytes than were written`, 'Check the disk.')];
  } catch (error) {
    return [problem(`${directory} cannot be written (${causeOf(error)})`, 'Give the folder to the user who runs the shop (chown), or set DATA_DIR to one of theirs.')]; // prettier-ignore
  }
}

/** Later than the probe was put, by whichever clock. */
const DAY_MS = 86_400_000;
const REASONS: Record<string, string> = {
  NoSuchBucket: 'Make the bucket, or mend S3_BUCKET and S3_REGION.',
  InvalidAccessKeyId: 'Mend S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'Mend S3_SECRET_ACCESS_KEY.',
  AuthorizationHeaderMalformed: 'Mend S3_REGION.',
  PermanentRedirect: 'Mend S3_REGION: the bucket is in another one.',
  AccessDenied: 'Allow this key s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket on the bucket.',
  RequestTimeTooSkewed: 'Set this machine’s clock from the network (NTP).',
};

async function checkBucket({ bucket }: { bucket: string }, storage: StoragePort): Promise<Finding[]> {
  try {
    const probe = randomBytes(32);
    const name = await storage.put(probe, 'png');
    const found = await storage.get(name);
    await storage.remove(name, { unlessPutSince: new Date(Date.now() + DAY_MS) });
    return found && probe.equals(found)
      ? [ok(`files are kept in the bucket ${bucket}`)]
      : [problem(`the bucket ${bucket} gives back other bytes than were written`, 'Ask who runs the object store.')];
  } catch (error) {
    const { code = 'lost' } = error as { code?: string };
    const todo = REASONS[code] ?? 'See that this machine may call S3_ENDPOINT, and what its own log says.';
    return [problem(`the bucket ${bucket} cannot be used (${code})`, todo)];
  }
}

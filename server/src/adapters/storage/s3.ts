import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { DERIVED_NAME, FILE_NAME, HASH } from './names.ts';
import { hashOf, StorageFull, type ContentHash, type FileEnding, type StoragePort } from './port.ts';

export type S3Settings = {
  /** Of the whole service, such as https://s3.ap-south-1.amazonaws.com; the bucket stands in the path. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before each name, such as 'shop/'; empty for none. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
};
export type S3Deps = { fetch?: typeof fetch; tryMs?: number; waitMs?: number };

/** For one try: a print file of 20 MB over a slow line. */
const TRY_MS = 15_000;
const TRIES = 4;
/** Before the second try; each further one waits twice as long, and anything up to that. */
const WAIT_MS = 150;

/** The store refused or did not answer; `code` is its own word, or what broke. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
  readonly code: string;
  constructor(code: string) {
    super(`The object store answered ${code}`);
    this.code = code;
  }
}

/**
 * Files in a bucket of an object store that speaks the S3 protocol, under the same names as on disk. Each upload carries its
 * content hash, which the store checks. Answers that pass by themselves (503 SlowDown, 500, a lost connection) are tried again;
 * all calls can be repeated, since a name always has the same content. Throws ObjectStoreError where it stays so.
 */
export function createS3Storage(settings: S3Settings, deps: S3Deps = {}): StoragePort {
  const call = callerOf(settings, deps);
  const keyOf = (name: string) => `${name.slice(0, 2)}/${name}`;
  const derivedKeyOf = (of: ContentHash, variant: string) => `derived/${of.slice(0, 2)}/${of}/${variant}`;
  return {
    async put(bytes: Uint8Array, ending: FileEnding) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const name = `${hash}.${ending}`;
      // Also where it is already: a removal that was asked for before sees by its moment that it was put again.
      await call('PUT', keyOf(name), { bytes, hash });
      return name;
    },
    async get(name: string) {
      return FILE_NAME.test(name) ? bytesOf(await call('GET', keyOf(name))) : undefined;
    },
    async has(name: string) {
      return FILE_NAME.test(name) && (await call('HEAD', keyOf(name))).status !== 404;
    },
    async remove(name: string, { unlessPutSince }: { unlessPutSince: Date }) {
      if (!FILE_NAME.test(name)) return true;
      const { putAt } = await call('HEAD', keyOf(name));
      // The store tells whole seconds: the whole second counts as since.
      if (putAt && putAt.getTime() + 999 >= unlessPutSince.getTime()) return false;
      await call('DELETE', keyOf(name));
      const made = `${settings.prefix}derived/${name.slice(0, 2)}/${hashOf(name)}/`;
      for (let keys = ['']; keys.length > 0;) {
        keys = keysIn(await call('GET', `?list-type=2&prefix=${encodeURIComponent(made)}`));
        for (const key of keys) await call('DELETE', key.slice(settings.prefix.length));
      }
      return true;
    },
    async putDerived(of: ContentHash, variant: string, bytes: Uint8Array) {
      if (!HASH.test(of) || !DERIVED_NAME.test(variant))
        throw new RangeError(`Not a derived file's name: ${of} ${variant}`);
      await call('PUT', derivedKeyOf(of, variant), { bytes, hash: createHash('sha256').update(bytes).digest('hex') });
    },
    async getDerived(of: ContentHash, variant: string) {
      if (!HASH.test(of) || !DERIVED_NAME.test(variant)) return undefined;
      return bytesOf(await call('GET', derivedKeyOf(of, variant)));
    },
  };
}

type Answer = { status: number; bytes: Uint8Array; code: string; putAt?: Date };
type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';
type Upload = { bytes: Uint8Array; hash: string };

/** The names in a list of objects (ListObjectsV2); ours hold no sign that XML writes in another way. */
const keysIn = ({ bytes }: Answer): string[] =>
  [
    ...Buffer.from(bytes)
      .toString('utf8')
      .matchAll(/<Key>([^<&]+)<\/Key>/g),
  ].map(match => match[1]!);

const bytesOf = ({ status, bytes }: Answer): Uint8Array | undefined => (status === 404 ? undefined : bytes);

function callerOf({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }: S3Settings, deps: S3Deps) {
  const { fetch: send = fetch, tryMs = TRY_MS, waitMs = WAIT_MS } = deps;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const once = async (method: Method, key: string, upload?: Upload): Promise<Answer> => {
    const headers = { 'x-amz-content-sha256': upload?.hash ?? EMPTY_HASH };
    const body = upload ? { body: upload.bytes as Uint8Array<ArrayBuffer> } : {};
    try {
      // What begins with a question is asked of the bucket itself.
      const place = key.startsWith('?') ? key : `/${prefix}${key}`;
      const signed = await client.sign(`${endpoint}/${bucket}${place}`, { method, headers, ...body });
      const reply = await send(signed, { signal: AbortSignal.timeout(tryMs), redirect: 'manual' });
      const bytes = new Uint8Array(await reply.arrayBuffer());
      const putAt = reply.headers.get('last-modified');
      const answer = { status: reply.status, bytes, code: codeOf(reply.status, bytes) };
      return putAt ? { ...answer, putAt: new Date(putAt) } : answer;
    } catch (error) {
      return { status: 0, bytes: NOTHING, code: (error as Error).name === 'TimeoutError' ? 'timeout' : 'lost' };
    }
  };
  return async (method: Method, key: string, upload?: Upload): Promise<Answer> => {
    let answer = await once(method, key, upload);
    for (let tries = 1; tries < TRIES && isPassing(answer.status); tries++) {
      await sleep(waitMs * 2 ** (tries - 1) * (1 + Math.random()));
      answer = await once(method, key, upload);
    }
    if (isDone(answer.status) || isMissing(answer)) return answer;
    if (FULL.has(answer.code)) throw new StorageFull(`The object store has no room (${answer.code})`);
    throw new ObjectStoreError(answer.code);
  };
}

const EMPTY_HASH = createHash('sha256').digest('hex');
const NOTHING = new Uint8Array();
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'http_507']);
const isPassing = (status: number): boolean => status === 0 || status === 429 || (status >= 500 && status !== 507);
const isDone = (status: number): boolean => status === 200 || status === 204;
/** A bucket that is not there is no missing file. */
const isMissing = ({ status, code }: Answer): boolean => status === 404 && code !== 'NoSuchBucket';

/** The word of an error's XML, such as 'SlowDown'; answers to HEAD have none. */
function codeOf(status: number, bytes: Uint8Array): string {
  if (isDone(status)) return '';
  const text = Buffer.from(bytes.subarray(0, 4000)).toString('utf8');
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? `http_${status}`;
}

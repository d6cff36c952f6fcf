import path from 'node:path';
import type { Environment } from './env.ts';
import { isLoopback } from './loopback.ts';
import { Secret } from './secret.ts';

/** Where files are kept: a folder, or a bucket of an object store that speaks the S3 protocol. */
export type StorageConfig =
  | { kind: 'disk'; directory: string }
  | {
      kind: 's3';
      endpoint: string;
      region: string;
      bucket: string;
      prefix: string;
      accessKeyId: string;
      secretAccessKey: Secret;
    };

/** The storage of the environment; its problems are told before (`storageProblems`). */
export function storageOf(env: Environment): StorageConfig {
  if (!env.S3_BUCKET) return { kind: 'disk', directory: path.resolve(env.DATA_DIR, 'files') };
  return {
    kind: 's3',
    endpoint: (env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`).replace(/\/+$/, ''),
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    prefix: env.S3_PREFIX,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: new Secret(env.S3_SECRET_ACCESS_KEY ?? ''),
  };
}

/** What is wrong with an object store; a folder needs nothing. */
export function storageProblems(env: Environment): string[] {
  const names = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (!env.S3_BUCKET) return names.filter(name => env[name]).map(name => `${name} is given without S3_BUCKET`);
  const problems = (['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter(name => !env[name])
    .map(name => `${name} is missing (S3_BUCKET needs it)`);
  const { protocol, hostname, search, hash } = new URL(env.S3_ENDPOINT ?? 'https://s3.amazonaws.com');
  if (protocol !== 'https:' && !isLoopback(hostname))
    problems.push('S3_ENDPOINT must be https, unless it is on this machine');
  if (search || hash) problems.push('S3_ENDPOINT must be an address alone, without query');
  return problems;
}

import { createDiskStorage } from './adapters/storage/disk.ts';
import type { StoragePort } from './adapters/storage/port.ts';
import { createS3Storage } from './adapters/storage/s3.ts';
import type { Config } from './config/config.ts';

/** A folder of this machine, or a bucket that all machines share; apart from context.ts for programs that need no more of it. */
export const openStorage = ({ storage }: Pick<Config, 'storage'>): StoragePort =>
  storage.kind === 'disk'
    ? createDiskStorage(storage.directory)
    : createS3Storage({ ...storage, secretAccessKey: storage.secretAccessKey.reveal() });

import { open } from 'node:fs/promises';

/** Writes the names in a folder to the disk: a file's name stands in its folder and not in itself (fsync(2)). Windows opens no folders. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}

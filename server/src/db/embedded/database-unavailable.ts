/** The embedded database cannot go on; the message is one or two sentences that tell a person what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** Runs `work` and turns what the operating system refuses (EACCES, ENOSPC, EROFS …) into `DatabaseUnavailable`. */
export async function withClearErrors<T>(directory: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable || !(error instanceof Error) || !('syscall' in error)) throw error;
    throw new DatabaseUnavailable(
      `The database in ${directory} cannot be used: ${error.message}. Choose another DATA_DIR, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

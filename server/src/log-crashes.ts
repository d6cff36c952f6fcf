import type { Log } from './http/handle.ts';

/** Ends the process at an error that nobody caught. Without this the engine prints it as it is, with whatever it quotes. */
export function logCrashes(log: Log): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(kind, (error: unknown) => {
      log.error('process.crashed', { kind, error: error instanceof Error ? error : new Error(typeof error) });
      process.exit(1);
    });
}

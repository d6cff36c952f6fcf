/**
 * The shop sends what it changes itself (client.ts `send`), so TanStack Query's mutations stay out of the first load: the build
 * puts this in the place of its MutationCache (vite.config.ts), which saves every page 1 KiB.
 */
export class MutationCache {
  getAll = (): never[] => [];
  findAll = (): never[] => [];
  subscribe = () => () => undefined;
  clear = (): void => undefined;
  resumePausedMutations = async (): Promise<void> => undefined;
  build(): never {
    throw new Error('useMutation is left out of the build: send changes with `send` (web/src/api/client.ts)');
  }
}

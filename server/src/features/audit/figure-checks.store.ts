import { wrongDays } from '../figures/figures.ts';
import { SHOWN, type Check } from './check.ts';

/** The figures of the shop are those of its orders. */
export const figureChecks: readonly Check[] = [
  {
    invariant: 'I1',
    says: 'the kept sums of a day are those of its orders',
    find: async tx =>
      (await wrongDays(tx, SHOWN + 1)).map(
        ({ day, told, found }) => `day ${day}: ${told} paise told, ${found} of its orders`,
      ),
  },
];

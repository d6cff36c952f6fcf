import { DESIGN_STYLES, OCCASIONS, type Look } from '../../../domain/src/looks.ts';
import { storedEntry } from './entry.ts';

/** What is chosen beside the words in this tab's prompt box: it survives a reload and a trip to sign-in, as they do. */
export const lookEntry = storedEntry<Look>({
  key: 'look',
  version: 1,
  area: 'session',
  check: ({ style, occasion }) => toLook({ style, occasion }),
});

/** The known part of what a draft, a design or the storage names. */
export function toLook(named: { style?: unknown; occasion?: unknown } | undefined): Look {
  const style = DESIGN_STYLES.find(one => one === named?.style);
  const occasion = OCCASIONS.find(one => one === named?.occasion);
  return { ...(style ? { style } : {}), ...(occasion ? { occasion } : {}) };
}

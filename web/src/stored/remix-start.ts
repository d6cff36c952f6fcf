import { isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The design whose words were put into this tab's prompt box to start from: once, so that what is typed after it survives. */
export const remixStartEntry = storedEntry<{ id: string }>({
  key: 'remixStart',
  version: 1,
  area: 'session',
  check: ({ id }) => (isText(id) ? { id } : undefined),
});

import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * Where the visitor is. A dialog can have an address of its own: then the address bar shows the dialog's, the page below goes on
 * as if it still stood at its own, and Back closes the dialog. What the entry of the browser's history says of it counts in this
 * document alone: reloaded or shared, the dialog's address is a whole page.
 */
type Over = { under: string; document: number };

const under = (): string | undefined => {
  const entry = history.state as Partial<Over> | null;
  return entry?.document === performance.timeOrigin ? entry.under : undefined;
};

const pathname = (): string => under()?.split('?')[0] ?? location.pathname;
const search = (): string => {
  const page = under();
  return page === undefined ? location.search : (page.split('?')[1] ?? '');
};

/** What `navigate` puts into the history so that an address opens over the page that is shown. */
export const overThisPage = (): { state: Over } => ({
  state: { under: under() ?? location.pathname + location.search, document: performance.timeOrigin },
});

/** The router's location: the page's own, whatever dialog stands over it. The server says where it is. */
export const usePlace = ({ ssrPath }: { ssrPath?: string } = {}): [string, typeof navigate] => [
  useLocationProperty(pathname, () => ssrPath ?? pathname()),
  navigate,
];
export const useSearchOfPlace = ({ ssrSearch }: { ssrSearch?: string } = {}): string =>
  useLocationProperty(search, () => ssrSearch ?? search());

/** The path of the dialog that stands over the page, with the language's prefix; empty without one. */
export const useDialogPath = (): string =>
  useLocationProperty(
    () => (under() === undefined ? '' : location.pathname),
    () => '',
  );

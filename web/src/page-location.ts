import { navigate, useLocationProperty } from 'wouter/use-browser-location';

/**
 * The address of the page for the router. A dialog can have its own address: then the address bar shows it, the page below keeps its old
 * address (`under`, stored in the history entry), and Back closes the dialog. `under` is valid only in the document that wrote it: after a
 * reload, or when the link is shared, the dialog's address opens as a whole page.
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

/** Options for `navigate`: the address opens as a dialog over the current page. */
export const overThisPage = (): { state: Over } => ({
  state: { under: under() ?? location.pathname + location.search, document: performance.timeOrigin },
});

/** wouter's location hook: the path of the page, also while a dialog with its own address is open. On the server it is `ssrPath`. */
export const usePageLocation = ({ ssrPath }: { ssrPath?: string } = {}): [string, typeof navigate] => [
  useLocationProperty(pathname, () => ssrPath ?? pathname()),
  navigate,
];
export const usePageSearch = ({ ssrSearch }: { ssrSearch?: string } = {}): string =>
  useLocationProperty(search, () => ssrSearch ?? search());

/** The path of the open dialog, with the language's prefix; '' if no dialog has its own address. */
export const useDialogPath = (): string =>
  useLocationProperty(
    () => (under() === undefined ? '' : location.pathname),
    () => '',
  );

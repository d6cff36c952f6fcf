/** What counts requests: by the contract's name of a call, or 'page', 'file' and the like; never by an address, which has ids. */
export type Meter = {
  call: (name: string, status: number, milliseconds: number) => void;
};

/** Counts nothing: where nobody reads metrics. */
export const NO_METER: Meter = { call() {} };

const KINDS = new Set(['files', 'pictures', 'cards', 'brand', 'assets', 'demo', 'api']);
/** For what is no call of the contract: the first part of its path where that is one of ours. */
export function kindOf(pathname: string): string {
  const first = pathname.split('/', 2)[1] ?? '';
  if (first === 'api') return 'no such call';
  return KINDS.has(first) ? first : 'page';
}

/** Small checks of stored values, so that no schema library reaches a page. */
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);
/** A text of a form, else the fall-back: what the catalogue has says the catalogue. */
export const textLike = (form: RegExp, value: unknown, fallback: string): string =>
  isText(value) && form.test(value) ? value : fallback;
/** The value where it is one of the list, else the fall-back. */
export const oneOf = <const Option>(list: readonly Option[], value: unknown, fallback: Option): Option =>
  list.includes(value as Option) ? (value as Option) : fallback;

/** A key of the browser's storage, with its check and version. */
export type StoredEntry<Value> = {
  /** What is stored and passes the check, else nothing. The same object until it changes. */
  read: () => Value | undefined;
  write: (value: Value) => void;
  clear: () => void;
  /** Tells of changes in this tab and in others; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
};

type Spec<Value> = {
  key: string;
  /** Counts up when the shape changes; what another version wrote is dropped. Without a version, 1 is meant. */
  version: number;
  /** The value in its shape, or nothing where something is missing or of a wrong type. */
  check: (value: Record<string, unknown>) => Value | undefined;
  /** 'session' for what one tab needs over a trip to sign-in. */
  area?: 'local' | 'session';
};

/** What could not be stored (storage is off, or full) is kept until the page is left. */
const memory = new Map<string, string>();

const areaOf = (area: 'local' | 'session'): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

function readText(key: string, area: 'local' | 'session'): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or takes it away (null). */
function writeText(key: string, area: 'local' | 'session', text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}

function parsed<Value>(text: string | null, spec: Spec<Value>): Value | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { version = 1, ...rest } = value as Record<string, unknown>;
    return version === spec.version ? spec.check(rest) : undefined;
  } catch {
    return undefined;
  }
}

/** Joins a storage key with its check. On the server nothing is stored. */
export function storedEntry<Value extends object>(spec: Spec<Value>): StoredEntry<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string | null; value: Value | undefined } = { text: null, value: undefined };
  const { key, area = 'local' } = spec;
  const tell = () => listeners.forEach(listener => listener());
  const tellOfOtherTabs = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  return {
    read() {
      if (typeof window === 'undefined') return undefined;
      const text = readText(key, area);
      if (text !== last.text) last = { text, value: parsed(text, spec) };
      return last.value;
    },
    write(value) {
      writeText(key, area, JSON.stringify({ ...value, version: spec.version }));
      tell();
    },
    clear() {
      writeText(key, area, null);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', tellOfOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', tellOfOtherTabs);
      };
    },
  };
}

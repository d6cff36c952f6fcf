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

/** Where storage is switched off the page still works until it is left. */
const memory = new Map<string, string>();

function areaOf(area: 'local' | 'session'): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return {
      getItem: key => memory.get(key) ?? null,
      setItem: (key, text) => void memory.set(key, text),
      removeItem: key => void memory.delete(key),
    };
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
  const storage = () => areaOf(spec.area ?? 'local');
  const tell = () => listeners.forEach(listener => listener());
  const tellOfOtherTabs = (event: StorageEvent) => {
    if (event.key === spec.key || event.key === null) tell();
  };
  return {
    read() {
      if (typeof window === 'undefined') return undefined;
      const text = storage().getItem(spec.key);
      if (text !== last.text) last = { text, value: parsed(text, spec) };
      return last.value;
    },
    write(value) {
      try {
        storage().setItem(spec.key, JSON.stringify({ ...value, version: spec.version }));
      } catch {
        // NOTE a full or closed storage: the page goes on with what it holds itself.
      }
      tell();
    },
    clear() {
      storage().removeItem(spec.key);
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

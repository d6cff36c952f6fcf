/** A random UUID (RFC 9562, version 4) of sixteen random bytes. */
export function uuidOf(bytes: Uint8Array): ReturnType<Crypto['randomUUID']> {
  const marked = Uint8Array.from(bytes);
  marked[6] = (marked[6]! & 0x0f) | 0x40;
  marked[8] = (marked[8]! & 0x3f) | 0x80;
  const hex = Array.from(marked, byte => byte.toString(16).padStart(2, '0')).join('');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)] as const;
  return `${parts[0]}-${parts[1]}-${parts[2]}-${parts[3]}-${parts[4]}`;
}

/** Browsers have none at an http address that is not their own machine: there the shop is tried from a phone on the same network. */
export function ensureRandomUuid(): void {
  if (typeof crypto.randomUUID === 'function') return;
  crypto.randomUUID = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

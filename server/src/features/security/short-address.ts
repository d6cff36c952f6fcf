/** The first part of an IP address, enough to recognise one's own connection: '203.0.113.…', '2001:db8:85a3:…'; null without an address. */
export function shortAddress(address: string | null): string | null {
  if (!address) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  const v4 = mapped ?? /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.…`;
  const groups = address.includes(':') ? address.split('::')[0]!.split(':').filter(Boolean).slice(0, 3) : [];
  return groups.length > 0 ? `${groups.join(':')}:…` : null;
}

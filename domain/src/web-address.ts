import { plainLine } from './typed-text.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const HOST = /^[a-z\d-]+(\.[a-z\d-]+)+([/:?#]|$)/i;
/** A machine of one's own network, which has no certificate. */
const OWN_MACHINE = /^(localhost|\d{1,3}(\.\d{1,3}){3})([/:?#]|$)/i;

/** An address of the web as people type it, with its scheme: 'instagram.com/name' becomes 'https://instagram.com/name'. Anything else stays. */
export function completeAddress(typed: string): string {
  const address = plainLine(typed).trim();
  if (SCHEME.test(address)) return address;
  if (OWN_MACHINE.test(address)) return `http://${address}`;
  return HOST.test(address) ? `https://${address}` : address;
}

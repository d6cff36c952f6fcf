/** Where browsers tell what a page's policy refused (contract, pages.reportPolicy). */
const REPORTS = '/api/csp-reports';

/**
 * The policy of every page: no inline script or style element, so a cached page needs neither nonce nor hash. React writes
 * `style=` attributes for a few computed sizes, hence style-src-attr (decision 002).
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // What a browser refused is told to the shop: the older way, and the one that takes its place.
  `report-uri ${REPORTS}`,
  'report-to csp',
] as const;
/** What a program that counts visits does: it is loaded, and tells its own server by a call or a picture. */
const COUNTED = /^(script|connect|img)-src /;

/** The policy of a page; `counter` is the one origin whose program may count its visits. */
const policyOf = (counter: string | undefined): string =>
  CONTENT_SECURITY_POLICY.map(line => (counter && COUNTED.test(line) ? `${line} ${counter}` : line)).join('; ');

/** Of whatever is answered. */
export const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  // A gateway checks the shop's domain by the Referer, so `no-referrer` would break payments (phonepe 0.6).
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Of every answer of a shop at https, whatever it is (http/listener). */
export const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Headers of API answers: never stored unless a route says so. */
export const API_HEADERS = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

/** Headers of files that users made or that never change. */
export const FILE_HEADERS = {
  ...EVERYWHERE,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * Headers of pages. `counter` is there on pages that may be counted by another company's program (decision 038). COOP leaves the sign-in popup its opener; neither it nor the CSP
 * may reach /api/auth/* (decision 004).
 */
export function pageHeaders(o: { dev: boolean; counter?: string | undefined }): Record<string, string> {
  return {
    ...EVERYWHERE,
    // Hot reload in development writes inline styles and scripts.
    ...(o.dev ? {} : { 'content-security-policy': policyOf(o.counter), 'reporting-endpoints': `csp="${REPORTS}"` }),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    'content-type': 'text/html; charset=utf-8',
  };
}

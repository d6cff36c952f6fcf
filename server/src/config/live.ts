import type { Environment } from './env.ts';
import { isLoopbackUrl } from './loopback.ts';

/** What is of no use in part: all of a row, or none of it. */
const TOGETHER = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['PHONEPE_CLIENT_ID', 'PHONEPE_CLIENT_SECRET', 'PHONEPE_WEBHOOK_USERNAME', 'PHONEPE_WEBHOOK_PASSWORD'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
] as const satisfies readonly (readonly (keyof Environment)[])[];

/** What of a row is missing while the rest is there. */
const halfSaid = (env: Environment): string[] =>
  TOGETHER.flatMap(row => {
    const missing = row.filter(name => env[name] === undefined);
    if (missing.length === 0 || missing.length === row.length) return [];
    const said = row.find(name => env[name] !== undefined);
    return missing.map(name => `${name} is missing (${said} needs it)`);
  });

/** Where the keys of a company may go. */
const BASES = {
  PHONEPE_AUTH_BASE: 'phonepe.com',
  PHONEPE_PG_BASE: 'phonepe.com',
  RAZORPAY_BASE: 'razorpay.com',
} as const satisfies Partial<Record<keyof Environment, string>>;

/** What has no place in a live shop, and why. */
const NEVER_LIVE = {
  FAIL_POINT: 'kills the shop on purpose',
  CHHAAP_DEV: 'serves from the sources, without a Content-Security-Policy',
  STANDINS_PORT: 'names stand-ins',
} as const satisfies Partial<Record<keyof Environment, string>>;

/** What is wrong with the configuration of a live shop. */
export function liveProblems(env: Environment): string[] {
  const problems = halfSaid(env);
  if (env.PUBLIC_URL?.startsWith('http:') && !isLoopbackUrl(env.PUBLIC_URL))
    problems.push('PUBLIC_URL must be https in a live shop');
  for (const [name, domain] of Object.entries(BASES) as [keyof typeof BASES, string][]) {
    const url = env[name] && new URL(env[name]);
    if (url && !(url.protocol === 'https:' && url.hostname.endsWith(`.${domain}`)))
      problems.push(`${name} must be an https address of ${domain} in a live shop`);
  }
  if (env.PAGE_VIEW_SCRIPT_URL?.startsWith('http:')) problems.push('PAGE_VIEW_SCRIPT_URL must be https in a live shop');
  for (const [name, why] of Object.entries(NEVER_LIVE) as [keyof typeof NEVER_LIVE, string][])
    if (env[name] !== undefined) problems.push(`${name} ${why}: never in a live shop`);
  if (env.DEMO_IN_PUBLIC === 'on') problems.push('DEMO_IN_PUBLIC is for a demo shop: take it out of a live one');
  if (env.DEMO_MAY_USE.length > 0) problems.push('DEMO_MAY_USE is for a demo shop: take it out of a live one');
  return problems;
}

import type { DemoPart, Environment } from './env.ts';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';
import { isOwnNetwork } from './own-network.ts';

type Name = keyof Environment;
type Judge = (env: Environment, name: Name) => string[];

const isElsewhere = (env: Environment, name: Name): boolean => !isLoopbackUrl(String(env[name]));

const never =
  (why: string): Judge =>
  (_, name) => [`${name} belongs to a live shop (${why}): set SHOP_MODE=live, or take this line out`];

const only =
  (part: DemoPart, why: string): Judge =>
  (env, name) =>
    env.DEMO_MAY_USE.includes(part)
      ? []
      : [
          `${name} belongs to a live shop (${why}): set SHOP_MODE=live, or take this line out; DEMO_MAY_USE=${part} lets a demo shop use it`,
        ];

const where =
  (matters: (env: Environment, name: Name) => boolean, judge: Judge): Judge =>
  (env, name) =>
    matters(env, name) ? judge(env, name) : [];

/** Keys of a gateway on this machine, such as the stand-in of a test, move no money. */
const payment = where(
  env => env.DEMO_IN_PUBLIC === 'on' || ![env.PHONEPE_AUTH_BASE, env.PHONEPE_PG_BASE].every(base => base !== undefined && isLoopbackUrl(base)), // prettier-ignore
  never('it takes real money'),
);
const razorpay = where(
  env => env.DEMO_IN_PUBLIC === 'on' || !(env.RAZORPAY_BASE !== undefined && isLoopbackUrl(env.RAZORPAY_BASE)),
  never('it takes real money'),
);
const paymentBase = where(isElsewhere, never('it takes real money'));
/** Where the embedded artist draws, nobody reads the key; a server on this machine has no other owner. */
const image = where(
  env => env.IMAGE_PROVIDER === 'openai' && !(env.OPENAI_BASE_URL !== undefined && isLoopbackUrl(env.OPENAI_BASE_URL)),
  only('images', 'each picture is paid for'),
);
/** The key may stand in the environment for another program. */
const gemini = where(
  env => env.IMAGE_PROVIDER !== 'artist' && !(env.GEMINI_BASE_URL !== undefined && isLoopbackUrl(env.GEMINI_BASE_URL)),
  only('images', 'each picture is paid for'),
);
/** A card in the owner's own network has no other owner. */
const imageServer = where(
  env => env.IMAGE_SERVER_URL !== undefined && !isOwnNetwork(new URL(env.IMAGE_SERVER_URL).hostname),
  only('images', 'each picture may be paid for'),
);
const storage = only('storage', 'it holds a shop’s files');

/**
 * Every variable that makes a demo shop into something else than a demonstration on one’s own machine: in it anybody signs in as its
 * admin, reads its mails and pays with a press of a button. What is not here is harmless (`demo.test.ts` walks both).
 */
export const REFUSED_IN_DEMO: Partial<Record<Name, Judge>> = {
  PUBLIC_URL: where(
    (env, name) => env.DEMO_IN_PUBLIC !== 'on' && isElsewhere(env, name),
    (_, name) => [
      `${name} is not this machine, and a demo shop lets anybody in as its admin: set SHOP_MODE=live, or DEMO_IN_PUBLIC=on to show it to strangers`,
    ],
  ),
  HOST: where(
    env => env.DEMO_IN_PUBLIC !== 'on' && !isLoopbackHost(env.HOST),
    (env, name) => [
      `${name} (${env.HOST}) is not this machine alone, and a demo shop lets anybody in as its admin and shows its mails: take this line out, set SHOP_MODE=live, or DEMO_IN_PUBLIC=on to show it to strangers`,
    ],
  ),
  DATABASE_URL: only('database', 'the demo would be put into it'),
  AUTH_SECRET: never('it signs sessions of real people'),
  GOOGLE_CLIENT_ID: never('real people sign in'),
  GOOGLE_CLIENT_SECRET: never('real people sign in'),
  UPI_VPA: never('it takes real money'),
  PHONEPE_CLIENT_ID: payment,
  PHONEPE_CLIENT_SECRET: payment,
  PHONEPE_WEBHOOK_USERNAME: payment,
  PHONEPE_WEBHOOK_PASSWORD: payment,
  PHONEPE_AUTH_BASE: paymentBase,
  PHONEPE_PG_BASE: paymentBase,
  RAZORPAY_KEY_ID: razorpay,
  RAZORPAY_KEY_SECRET: razorpay,
  RAZORPAY_WEBHOOK_SECRET: razorpay,
  RAZORPAY_BASE: paymentBase,
  SMTP_URL: only('mail', 'it writes to real people'),
  SMTP_HOST: only('mail', 'it writes to real people'),
  SMTP_PASSWORD: only('mail', 'it writes to real people'),
  OPENAI_API_KEY: image,
  OPENAI_BASE_URL: image,
  GEMINI_API_KEY: gemini,
  GEMINI_BASE_URL: gemini,
  IMAGE_SERVER_URL: imageServer,
  S3_BUCKET: storage,
  S3_ENDPOINT: storage,
  S3_ACCESS_KEY_ID: storage,
  S3_SECRET_ACCESS_KEY: storage,
  PAGE_VIEW_SCRIPT_URL: where(isElsewhere, never('another company counts its visitors')),
};

/** What a demo shop may not have; a line for each variable. */
export function demoProblems(env: Environment): string[] {
  const problems = (Object.keys(REFUSED_IN_DEMO) as Name[])
    .filter(name => env[name] !== undefined)
    .flatMap(name => REFUSED_IN_DEMO[name]!(env, name));
  if (env.DEMO_IN_PUBLIC !== 'on') return problems;
  if (env.DEMO_MAY_USE.includes('mail'))
    problems.push('DEMO_MAY_USE=mail and DEMO_IN_PUBLIC=on exclude each other: strangers would write to strangers');
  if (env.CHHAAP_DEV) problems.push('CHHAAP_DEV serves from the sources, without a Content-Security-Policy: not with DEMO_IN_PUBLIC=on'); // prettier-ignore
  return problems;
}

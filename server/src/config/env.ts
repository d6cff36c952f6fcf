import { z } from 'zod';
import { cleanEmail, isEmail } from '../../../domain/src/email.ts';
import { IMAGE_FALLBACKS } from '../../../domain/src/image-budget.ts';
import { IMAGE_PROVIDERS } from '../../../domain/src/image-providers.ts';
import { PIN_HEADS_MOST, readPinHeads } from '../../../domain/src/cash.ts';
import { FIRST_METHODS, PAY_METHODS } from '../../../domain/src/pay-methods.ts';
import { readVpa } from '../../../domain/src/upi.ts';
import { readGstin, type GstinProblem } from '../../../domain/src/gstin.ts';
import { ANNOUNCEMENT } from './announcement.ts';
import { BRAND } from './brand.ts';
import { DELIVERY } from './delivery.ts';
import { readScriptAddress } from './page-views.ts';
import { isHostName, readSmtpUrl } from './smtp-url.ts';
import { TaxRules } from './tax.ts';

const flag = z.enum(['on', 'off']);
const port = z.coerce.number().int().min(1).max(65_000);
const text = z.string().trim().min(1);
/** A name or an address to listen at; brackets belong to IPv6 in a URL alone. */
const host = text.overwrite(typed => typed.replace(/^\[(.*)\]$/, '$1'));
const email = z.string().overwrite(cleanEmail).refine(isEmail, 'must be an e-mail address');
const GSTIN_PROBLEMS: Record<GstinProblem, string> = {
  gstin_length: 'must be a GSTIN of 15 characters',
  gstin_state: 'is no GSTIN: its first two digits are no state',
  gstin_pan: 'is no GSTIN: its third to twelfth characters are no PAN (five letters, four digits, a letter)',
  gstin_end: 'is no GSTIN: its thirteenth character is 1 to 9 or a letter, and a Z follows',
  gstin_check: 'is no GSTIN: its last character does not fit the others; compare it with the registration certificate',
};
const taxNumber = z.string().transform((typed, context) => {
  const gstin = readGstin(typed);
  if (gstin.ok) return gstin.value;
  context.addIssue({ code: 'custom', message: GSTIN_PROBLEMS[gstin.refusal] });
  return z.NEVER;
});
const vpa = z.string().transform((typed, context) => {
  const read = readVpa(typed);
  if (read.ok) return read.value;
  context.addIssue({ code: 'custom', message: 'must be a UPI address, such as name@bank' });
  return z.NEVER;
});
const pinHeads = z.string().transform((typed, context) => {
  const read = readPinHeads(typed);
  if (read.ok) return read.value;
  const message = `must be PIN codes or their first two to five digits, with commas between, at most ${PIN_HEADS_MOST}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});
const wholeRupees = (least: number, most: number) => {
  const message = `must be whole rupees from ${least} to ${most}`;
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
};
const wholePaise = (most: number) => {
  const message = `must be whole paise from 0 to ${most}`;
  return z.coerce.number(message).int(message).min(0, message).max(most, message);
};
const address = z.url({ protocol: /^https?$/, error: 'must be a whole address, such as https://kozhitees.example' });
const modelName = z.string().regex(/^[\w.:/-]{1,100}$/);
/** Names of models, the one to try first before the others. */
const modelNames = z
  .string()
  .transform(list => list.split(',').flatMap(name => name.trim() || []))
  .pipe(z.array(modelName).min(1).max(10));
/** What may stand in a header: one word of printable ASCII. */
const headerText = z.string().regex(/^[\x21-\x7e]{1,500}$/);

/** Names such as 'images.provider.example', comma-separated: no addresses, no ports, no wildcards. */
const hostNames = z
  .string()
  .default('')
  .transform(list => list.split(',').flatMap(name => name.trim().toLowerCase() || []))
  .pipe(
    z.array(z.string().regex(/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/)),
  );

/** What of its own a demo shop may use beside the stand-ins, where DEMO_MAY_USE names it. Never a gateway, nor an identity provider. */
const DEMO_PARTS = ['database', 'images', 'mail', 'storage'] as const;
export type DemoPart = (typeof DEMO_PARTS)[number];

/** Everything that the environment may say (docs/operations.md describes each name). Unset and empty are the same. */
export const Environment = z.object({
  PORT: port.default(3000),
  HOST: host.default('127.0.0.1'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  PUBLIC_URL: address.optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  ROLE: z
    .string()
    .default('web,worker')
    .transform(roles => roles.split(',').map(role => role.trim()))
    .pipe(z.array(z.enum(['web', 'worker'])).min(1)),
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  DEMO_IN_PUBLIC: flag.default('off'),
  DEMO_MAY_USE: z
    .string()
    .default('')
    .transform(parts => parts.split(',').flatMap(part => part.trim() || []))
    .pipe(z.array(z.enum(DEMO_PARTS, `must be a list of ${DEMO_PARTS.join(', ')}`))),
  SHOP_NAME: text.max(40).default('Chhaap'),
  SHOP_OPEN: flag.optional(),
  STANDINS_PORT: port.optional(),
  PAGE_CACHE: flag.default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  CHHAAP_DEV: z.literal('1').optional(),
  /** Kills the process at this place: how tests cut the power (jobs/fail-point.ts). */
  FAIL_POINT: z
    .string()
    .regex(/^[\w.-]{1,80}$/)
    .optional(),
  STATE_DIR: text.optional(),
  STOP_NOTICE_SECONDS: z.coerce.number().min(0).max(30).default(0),
  TRUST_PROXY: flag.default('off'),
  REQUEST_ID_HEADER: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z][a-z0-9-]{2,40}$/, 'must be the name of a header, such as x-request-id')
    .optional(),
  AUTH_SECRET: text.min(32).optional(),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform(list => list.split(',').map(cleanEmail).filter(Boolean)),
  REQUIRE_SECOND_FACTOR: flag.optional(),
  IMAGE_HOSTS: hostNames,
  IMAGE_PROVIDER: z.enum(IMAGE_PROVIDERS).default('artist'),
  OPENAI_API_KEY: headerText.optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_IMAGE_MODEL: modelNames.prefault('gpt-image-2.5-flare,gpt-image-2'),
  OPENAI_MODERATION_MODEL: modelName.default('omni-moderation-latest'),
  OPENAI_IMAGES_PER_MINUTE: z.coerce.number().int().min(1).max(10_000).default(5),
  IMAGE_SERVER_URL: address.optional(),
  IMAGE_SERVER_KEY: headerText.optional(),
  IMAGE_SERVER_MODEL: modelNames.optional(),
  GEMINI_API_KEY: headerText.optional(),
  GEMINI_BASE_URL: address.optional(),
  GEMINI_IMAGE_MODEL: modelNames.prefault('gemini-3.1-flash-image,gemini-2.5-flash-image'),
  IMAGE_COST: wholePaise(100_000).default(0),
  IMAGE_DAY_LIMIT: wholeRupees(0, 1_000_000).default(0),
  IMAGE_FALLBACK: z.enum(IMAGE_FALLBACKS).default('give-back'),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  PAYMENT_METHODS: z
    .string()
    .default(FIRST_METHODS.join())
    .transform(list => [...new Set(list.split(',').flatMap(name => name.trim().toLowerCase() || []))])
    .pipe(z.array(z.enum(PAY_METHODS, `must be a list of ${PAY_METHODS.join(', ')}`)).min(1)),
  UPI_VPA: vpa.optional(),
  UPI_PAYEE: text.max(80).optional(),
  PHONEPE_CLIENT_ID: text.optional(),
  PHONEPE_CLIENT_SECRET: text.optional(),
  PHONEPE_CLIENT_VERSION: text.default('1'),
  PHONEPE_AUTH_BASE: address.optional(),
  PHONEPE_PG_BASE: address.optional(),
  PHONEPE_WEBHOOK_USERNAME: z
    .string()
    .regex(/^\w{5,20}$/)
    .optional(),
  PHONEPE_WEBHOOK_PASSWORD: z
    .string()
    .regex(/^[A-Za-z0-9]{8,20}$/)
    .optional(),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(?:live|test)_\w{8,40}$/, 'must be a key id, such as rzp_live_… of the dashboard of Razorpay')
    .optional(),
  RAZORPAY_KEY_SECRET: text.optional(),
  RAZORPAY_WEBHOOK_SECRET: text.min(8, 'must have at least 8 characters, as you typed them at Razorpay').optional(),
  RAZORPAY_BASE: address.optional(),
  CASH_FEE: wholeRupees(0, 10_000).default(0),
  CASH_MOST: wholeRupees(100, 1_000_000).default(5_000),
  CASH_OPEN_ORDERS: z.coerce
    .number('must be a whole number, such as 2')
    .int('must be a whole number, such as 2')
    .min(1, 'must be at least 1')
    .max(100, 'must be at most 100')
    .default(2),
  CASH_NOT_AT: pinHeads.default([]),
  SMTP_URL: z
    .string()
    .refine(
      value => readSmtpUrl(value) !== undefined,
      'must be smtps://user:password@host:port or smtp://user:password@host:port',
    )
    .optional(),
  MAIL_FROM: email.optional(),
  SMTP_HOST: host
    .refine(typed => isHostName(typed), 'must be the name of a mail server, such as smtp.mail.example')
    .optional(),
  SMTP_PORT: port.optional(),
  SMTP_USER: text.max(200).optional(),
  SMTP_PASSWORD: text.max(300).optional(),
  NEW_ORDER_MAIL: flag.default('on'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,40}$/)
    .default('ap-south-1'),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-][\w.-]*\/)*$/, 'must end in a slash, such as shop/')
    .default(''),
  S3_ACCESS_KEY_ID: headerText.optional(),
  S3_SECRET_ACCESS_KEY: headerText.optional(),
  OPERATOR_NAME: text.optional(),
  OPERATOR_ADDRESS: text.optional(),
  OPERATOR_EMAIL: email.optional(),
  OPERATOR_PHONE: text.optional(),
  OPERATOR_GRIEVANCE_OFFICER: text.optional(),
  OPERATOR_GSTIN: taxNumber.optional(),
  OPERATOR_SOCIAL_URL: address.optional(),
  PAGE_VIEW_SCRIPT_URL: z
    .string()
    .trim()
    .refine(
      value => readScriptAddress(value) !== undefined,
      'must be the https address of a script, such as https://stats.example/count.js',
    )
    .optional(),
  INVOICE_PREFIX: z
    .string()
    .regex(/^[A-Z0-9]{1,2}$/, 'must be one or two capital letters or digits')
    .default('CH'),
  TAX_RULES: TaxRules,
  ...DELIVERY,
  ...BRAND,
  ...ANNOUNCEMENT,
});
export type Environment = z.output<typeof Environment>;

/** The configuration cannot be used; `problems` has a line for each reason. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map(line => `  - ${line}`).join('\n')}`,
    );
    this.problems = problems;
  }
}

/** The environment as it is, for whoever looks for what is wrong with it. */
export const rawEnvironment = (): Record<string, string | undefined> => process.env;

/** Reads and checks the environment; the only place that touches process.env. Throws ConfigurationError with all problems at once. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(present);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`));
}

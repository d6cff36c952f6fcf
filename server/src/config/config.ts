import path from 'node:path';
import type { DeliveryTerms } from '../../../domain/src/delivery.ts';
import type { CashTerms } from '../../../domain/src/cash.ts';
import { fromRupees } from '../../../domain/src/money.ts';
import type { PayMethod } from '../../../domain/src/pay-methods.ts';
import { announcementOf, announcementProblems, type Announcement } from './announcement.ts';
import { brandOf, type Brand } from './brand.ts';
import { deliveryOf, deliveryProblems } from './delivery.ts';
import { demoProblems } from './demo.ts';
import { ConfigurationError, type Environment } from './env.ts';
import { imagesOf, imagesProblems, type ImagesConfig } from './images.ts';
import { liveProblems } from './live.ts';
import { urlOnThisMachine } from './loopback.ts';
import { mailOf, mailProblems, type MailConfig } from './mail.ts';
import { openingOf, openingProblems, type Opening } from './opening.ts';
import { operatorOf, type Operator } from './operator.ts';
import { readScriptAddress, type PageViewsConfig } from './page-views.ts';
import { Secret } from './secret.ts';
import { storageOf, storageProblems, type StorageConfig } from './storage.ts';
import { taxRulesOf, type InvoicingConfig } from './tax.ts';

/** Where the stand-ins listen on 127.0.0.1, and whether this process starts them (docs/operations.md, Ports). */
export type StandinPorts = {
  gateway: number;
  identity: number;
  images: number;
  /** The mailbox's page, and its mail server. */
  mailbox: number;
  smtp: number;
  razorpay: number;
  startedHere: boolean;
};

export type IdentityConfig = {
  kind: 'google' | 'standin';
  /** Shown on the sign-in button. */
  label: string;
  issuer: string;
  /** Under which the provider's people are kept: the issuer, but for the stand-in, whose address changes with the demo shop's. */
  peopleOf: string;
  authorizationUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
  jwksUrl: string;
  /** Where people's pictures come from: Google's hosts, or the stand-in, whose addresses are fetched on this machine. */
  photos: { kind: 'hosts'; hosts: readonly string[] } | { kind: 'standin'; shown: string; direct: string };
  clientId: string;
  clientSecret: Secret;
};

export type PaymentsConfig = {
  kind: 'phonepe' | 'standin';
  authBase: string;
  pgBase: string;
  clientId: string;
  clientSecret: Secret;
  clientVersion: string;
  webhookUsername: string;
  webhookPassword: Secret;
  /** Hosts that a pay page may have; a leading dot means any subdomain. */
  payHosts: string[];
};

/** Razorpay, or its stand-in. */
export type RazorpaySettings = {
  kind: 'razorpay' | 'standin';
  base: string;
  keyId: string;
  keySecret: Secret;
  webhookSecret: Secret;
  /** Hosts that a pay page may have; a leading dot means any subdomain. */
  payHosts: string[];
};

export type Config = {
  mode: 'demo' | 'live';
  dev: boolean;
  shopName: string;
  /** How the shop looks: its colour and its logo. */
  brand: Brand;
  announcement: Announcement | undefined;
  operator: Operator;
  /** What the delivery of shirts costs, how long it takes and where it does not go. */
  delivery: DeliveryTerms;
  invoicing: InvoicingConfig;
  /** Who counts visits of those who agree; nobody unless it is named. */
  pageViews: PageViewsConfig | undefined;
  http: {
    port: number;
    host: string;
    /** Where programs of this machine reach it, such as the stand-ins. */
    ownUrl: string;
    publicUrl: string;
    trustProxy: boolean;
    requestIdHeader: string | undefined;
    pageCache: boolean;
    /** How long a process that stops says so before it takes no more requests. */
    stopNoticeMs: number;
  };
  /** Where figures for Prometheus are shown; nowhere unless a port is named. */
  metrics: { port: number; host: string } | undefined;
  database: { url: string | undefined };
  dataDir: string;
  stateDir: string | undefined;
  roles: readonly ('web' | 'worker')[];
  logLevel: Environment['LOG_LEVEL'];
  /** Where a test has this process killed; never in a live shop. */
  failPoint: string | undefined;
  authSecret: Secret | undefined;
  adminEmails: readonly string[];
  /** Whether the admin stays closed to people of the shop who have no second factor. */
  needsSecondFactor: boolean;
  /** Whether the shop is told by mail that an order is paid. */
  tellsNewOrders: boolean;
  /** Nobody said whether: a live shop needs it from its first opening on, also while it is closed again (live-config.ts). */
  asksFactorOnceOpened: boolean;
  /** Names whose pictures `GET /api/proxy-image` may fetch: the hosted image provider's. */
  imageHosts: readonly string[];
  images: ImagesConfig;
  /** Nobody in a live shop that has none: people sign in by a code. */
  identity: IdentityConfig | undefined;
  /** The gateway; nothing in a live shop without one. */
  payments: PaymentsConfig | undefined;
  /** A second one beside it; nothing in a live shop without its keys. */
  razorpay: RazorpaySettings | undefined;
  /** The ways to pay that are on, in the owner's order. */
  payMethods: readonly PayMethod[];
  /** The owner's own UPI address; payment by hand is on where it is set. */
  upi: { vpa: string; payee: string } | undefined;
  /** On which terms cash is taken at the door, where it is on. */
  cash: CashTerms;
  /** Nothing in a live shop without one: it sends no mail. */
  mail: MailConfig | undefined;
  opening: Opening;
  storage: StorageConfig;
  standins: StandinPorts | undefined;
};

/** Demo credentials of the stand-ins: no secret, since they only listen on this machine and move no money. */
const STANDIN = {
  peopleOf: 'demo',
  clientId: 'chhaap-demo',
  clientSecret: 'chhaap-demo-secret-of-the-stand-in',
  webhookUsername: 'chhaap_demo',
  webhookPassword: 'demoWebhook2026',
  razorpayKeyId: 'rzp_test_chhaapdemo',
} as const;
/** The demo shop's admin (docs/operations.md, Fixed points). */
const DEMO_ADMIN = 'demo.admin@chhaap.test';

function googleIdentity(env: Environment): IdentityConfig | undefined {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return undefined;
  return {
    kind: 'google',
    label: 'Google',
    // Google's OpenID Connect discovery document, https://accounts.google.com/.well-known/openid-configuration
    issuer: 'https://accounts.google.com',
    peopleOf: 'https://accounts.google.com',
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
    jwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    photos: { kind: 'hosts', hosts: ['lh3', 'lh4', 'lh5', 'lh6'].map(name => `${name}.googleusercontent.com`) },
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: new Secret(env.GOOGLE_CLIENT_SECRET),
  };
}

/** The stand-in of a demo shop, at a port of this machine. */
export function standinIdentity(publicUrl: string, port: number): IdentityConfig {
  // Browsers see the provider under the shop's address; the server calls it directly, so that PUBLIC_URL need not reach this machine.
  const issuer = `${publicUrl}/demo/identity`;
  const direct = `http://127.0.0.1:${port}/demo/identity`;
  return {
    kind: 'standin',
    label: 'the demo account',
    issuer,
    peopleOf: STANDIN.peopleOf,
    authorizationUrl: `${issuer}/auth`,
    tokenUrl: `${direct}/token`,
    userInfoUrl: `${direct}/me`,
    jwksUrl: `${direct}/jwks`,
    photos: { kind: 'standin', shown: `${issuer}/picture/`, direct: `${direct}/picture/` },
    clientId: STANDIN.clientId,
    clientSecret: new Secret(STANDIN.clientSecret),
  };
}

function phonepePayments(env: Environment): PaymentsConfig | undefined {
  const {
    PHONEPE_CLIENT_ID: clientId,
    PHONEPE_CLIENT_SECRET: secret,
    PHONEPE_WEBHOOK_USERNAME: user,
    PHONEPE_WEBHOOK_PASSWORD: password,
  } = env;
  if (!clientId || !secret || !user || !password) return undefined;
  return {
    kind: 'phonepe',
    authBase: env.PHONEPE_AUTH_BASE ?? 'https://api.phonepe.com/apis/identity-manager',
    pgBase: env.PHONEPE_PG_BASE ?? 'https://api.phonepe.com/apis/pg',
    clientId,
    clientSecret: new Secret(secret),
    clientVersion: env.PHONEPE_CLIENT_VERSION,
    webhookUsername: user,
    webhookPassword: new Secret(password),
    payHosts: ['.phonepe.com'],
  };
}

function standinPayments(publicUrl: string, port: number): PaymentsConfig {
  const direct = `http://127.0.0.1:${port}/apis/pg-sandbox`;
  return {
    kind: 'standin',
    authBase: direct,
    pgBase: direct,
    clientId: STANDIN.clientId,
    clientSecret: new Secret(STANDIN.clientSecret),
    clientVersion: '1',
    webhookUsername: STANDIN.webhookUsername,
    webhookPassword: new Secret(STANDIN.webhookPassword),
    payHosts: [new URL(publicUrl).host],
  };
}

/** Pay pages are at rzp.io, which leads on to razorpay.com. */
function razorpayOf(env: Environment, publicUrl: string, port: number): RazorpaySettings | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: secret, RAZORPAY_WEBHOOK_SECRET: webhook } = env;
  if (keyId && secret && webhook)
    return {
      ...{ kind: 'razorpay', base: env.RAZORPAY_BASE ?? 'https://api.razorpay.com', keyId },
      ...{ keySecret: new Secret(secret), webhookSecret: new Secret(webhook) },
      payHosts: ['rzp.io', '.rzp.io', '.razorpay.com'],
    };
  if (env.SHOP_MODE !== 'demo') return undefined;
  return {
    ...{ kind: 'standin', base: `http://127.0.0.1:${port}`, keyId: STANDIN.razorpayKeyId },
    keySecret: new Secret(STANDIN.clientSecret),
    webhookSecret: new Secret(STANDIN.webhookPassword),
    payHosts: [new URL(publicUrl).host],
  };
}

/** In a demo shop an address that nobody has, so that paying by hand can be tried. */
const DEMO_VPA = 'chhaap.demo@example';

const upiOf = (env: Environment): Config['upi'] => {
  const vpa = env.UPI_VPA ?? (env.SHOP_MODE === 'demo' ? DEMO_VPA : undefined);
  return vpa === undefined ? undefined : { vpa, payee: env.UPI_PAYEE ?? env.OPERATOR_NAME ?? env.SHOP_NAME };
};

const cashOf = (env: Environment): CashTerms => ({
  fee: fromRupees(env.CASH_FEE),
  most: fromRupees(env.CASH_MOST),
  openOrders: env.CASH_OPEN_ORDERS,
  notAt: env.CASH_NOT_AT,
});

/** Visitors can send any header: what it says counts only behind a proxy that sets it anew. */
const proxyProblems = (env: Environment): string[] =>
  env.REQUEST_ID_HEADER && env.TRUST_PROXY !== 'on'
    ? ['REQUEST_ID_HEADER needs TRUST_PROXY=on, and a proxy that sets this header itself']
    : [];

const httpOf = (env: Environment, publicUrl: string): Config['http'] => ({
  port: env.PORT,
  host: env.HOST,
  ownUrl: urlOnThisMachine(env.HOST, env.PORT),
  publicUrl,
  trustProxy: env.TRUST_PROXY === 'on',
  requestIdHeader: env.REQUEST_ID_HEADER,
  pageCache: env.PAGE_CACHE === 'on',
  stopNoticeMs: env.STOP_NOTICE_SECONDS * 1000,
});

const metricsOf = ({ METRICS_PORT: port, METRICS_HOST: host }: Environment): Config['metrics'] =>
  port === undefined ? undefined : { port, host };

/** Whom the shop works with: each the environment's, a demo shop's stand-in, or nobody. */
function companiesOf(env: Environment, publicUrl: string, standins: StandinPorts) {
  const isDemo = env.SHOP_MODE === 'demo';
  const identity = googleIdentity(env) ?? (isDemo ? standinIdentity(publicUrl, standins.identity) : undefined);
  const payments = phonepePayments(env) ?? (isDemo ? standinPayments(publicUrl, standins.gateway) : undefined);
  const razorpay = razorpayOf(env, publicUrl, standins.razorpay);
  const upi = upiOf(env);
  const [mail, images] = [mailOf(env, standins.smtp), imagesOf(env, standins.images)];
  const isThere: Record<PayMethod, boolean> = {
    phonepe: payments !== undefined,
    upi: upi !== undefined,
    // Who pays at the door confirms the order by a code in a mail.
    cash: mail !== undefined,
    razorpay: razorpay !== undefined,
  };
  const payMethods = env.PAYMENT_METHODS.filter(method => isThere[method]);
  return { identity, payments, razorpay, upi, payMethods, cash: cashOf(env), mail, images };
}

/** What is wrong with the environment, a line each. */
const problemsOf = (env: Environment): string[] => [
  ...(env.SHOP_MODE === 'live' ? liveProblems(env) : demoProblems(env)),
  ...proxyProblems(env),
  ...mailProblems(env),
  ...imagesProblems(env),
  ...storageProblems(env),
  ...openingProblems(env),
  ...deliveryProblems(env),
  ...announcementProblems(env),
];

/** The typed configuration of one process. Throws ConfigurationError with every problem at once. */
export function makeConfig(env: Environment): Config {
  const problems = problemsOf(env);
  if (problems.length > 0) throw new ConfigurationError(problems);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const base = env.STANDINS_PORT ?? env.PORT;
  const ports = {
    gateway: base + 1,
    identity: base + 2,
    images: base + 3,
    mailbox: base + 4,
    smtp: base + 5,
    razorpay: base + 6,
  };
  const standins = { ...ports, startedHere: env.STANDINS_PORT === undefined };
  const isDemo = env.SHOP_MODE === 'demo';
  const companies = companiesOf(env, publicUrl, standins);
  const { identity, payments, razorpay, mail, images } = companies;
  const opening = openingOf(env);
  const usesStandins = [identity, payments, razorpay, mail, images].some(part => part?.kind === 'standin');
  return {
    mode: env.SHOP_MODE,
    dev: env.CHHAAP_DEV === '1',
    shopName: env.SHOP_NAME,
    brand: brandOf(env),
    announcement: announcementOf(env),
    operator: operatorOf(env),
    delivery: deliveryOf(env),
    invoicing: { gstin: env.OPERATOR_GSTIN, prefix: env.INVOICE_PREFIX, taxRules: taxRulesOf(env.TAX_RULES) },
    pageViews: env.PAGE_VIEW_SCRIPT_URL === undefined ? undefined : readScriptAddress(env.PAGE_VIEW_SCRIPT_URL),
    http: httpOf(env, publicUrl),
    metrics: metricsOf(env),
    database: { url: env.DATABASE_URL },
    dataDir: path.resolve(env.DATA_DIR),
    stateDir: env.STATE_DIR,
    roles: env.ROLE,
    logLevel: env.LOG_LEVEL,
    failPoint: env.FAIL_POINT,
    authSecret: env.AUTH_SECRET ? new Secret(env.AUTH_SECRET) : undefined,
    adminEmails: isDemo && identity?.kind === 'standin' ? [...env.ADMIN_EMAILS, DEMO_ADMIN] : env.ADMIN_EMAILS,
    // Before it first opens nothing is worth a thief's while, and its owner is setting it up.
    needsSecondFactor: (env.REQUIRE_SECOND_FACTOR ?? (!isDemo && opening.isOpen ? 'on' : 'off')) === 'on',
    asksFactorOnceOpened: !isDemo && env.REQUIRE_SECOND_FACTOR === undefined,
    tellsNewOrders: env.NEW_ORDER_MAIL === 'on',
    imageHosts: env.IMAGE_HOSTS,
    ...companies,
    opening,
    storage: storageOf(env),
    standins: usesStandins ? standins : undefined,
  };
}

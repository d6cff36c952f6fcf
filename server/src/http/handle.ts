import type { z } from 'zod';
import type { SettingGroup, SettingName, SettingProblem, StoredSettings } from '../../../domain/src/settings.ts';
import type { Role } from '../../../domain/src/access.ts';
import type { DeliveryTerms } from '../../../domain/src/delivery.ts';
import type { OpeningNeed } from '../../../domain/src/opening.ts';
import type { Proof } from '../../../domain/src/sign-in.ts';
import type { CashTerms } from '../../../domain/src/cash.ts';
import type { TaxRule } from '../../../domain/src/tax.ts';
import type { Endpoint } from '../../../contract/src/endpoint.ts';
import type { DocumentsPort } from '../adapters/documents/port.ts';
import type { IdentityPort } from '../adapters/identity/port.ts';
import type { EmailPort } from '../adapters/email/port.ts';
import type { ImagesPort } from '../adapters/images/port.ts';
import type { MessagesPort } from '../adapters/messages/port.ts';
import type { PaymentPorts } from '../adapters/payments/port.ts';
import type { PictureHostsPort } from '../adapters/picture-hosts/port.ts';
import type { PicturesPort } from '../adapters/pictures/port.ts';
import type { PressPort } from '../adapters/press/port.ts';
import type { StoragePort } from '../adapters/storage/port.ts';
import type { UploadsPort } from '../adapters/uploads/port.ts';
import type { Brand } from '../config/brand.ts';
import type { Reach } from '../config/reach.ts';
import type { Database } from '../db/database.ts';
import type { TestLetter } from '../doctor/check-mail.ts';
import type { Finding } from '../doctor/finding.ts';
import type { LiveChannel } from '../jobs/live.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Secrets } from '../secrets.ts';

/** A structured log line: an event and its fields. Never personal data or secrets. */
export type Log = { info: LogLine; warn: LogLine; error: LogLine };
type LogLine = (event: string, fields?: Record<string, unknown>) => void;

/** Who is signed in, as of at most a second ago. */
export type Account = {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  image: string | null;
  role: Role;
  createdAt: Date;
  /** The session that the call is made in. */
  sessionId: string;
  /** How the person proved who they are in it. */
  proof: Proof;
};

/** What settings are joined with. */
export type Configuration = {
  /** Settings that the environment says. */
  locked: () => readonly SettingName[];
  /** What would be wrong if these were the owner's settings. */
  problemsOf: (stored: StoredSettings) => SettingProblem[];
  /** Tries what a group of settings is for (the doctor's checks), mail by a letter. */
  examine: (group: SettingGroup, letter: TestLetter) => Promise<Finding[]>;
};

/** What every use-case may use. Implementations are chosen in context.ts alone. */
export type Context = {
  shop: {
    name: string;
    mode: 'demo' | 'live';
    publicUrl: string;
    adminEmails: readonly string[];
    /** Whether the admin stays closed to people of the shop who have no second factor. */
    needsSecondFactor: boolean;
    returnUrlBase: string;
    /** Who runs the shop: in mails, and where messages go. */
    operator: { name: string; address: string; email: string; phone: string };
    /** What invoices go by; a shop without a tax number (GSTIN) issues plain bills. */
    invoicing: { gstin: string | undefined; prefix: string; taxRules: readonly TaxRule[] };
    /** The ways to pay that are on, in the order in which they are offered: names of `payments`. */
    payMethods: readonly string[];
    /** Whether the shop is told by mail that an order is paid. */
    tellsNewOrders: boolean;
    /** On which terms cash is taken at the door, where `payMethods` names it. */
    cash: CashTerms;
    /** Whose program counts the visits of those who agree; nothing where the shop has none. */
    pageViews: { origin: string } | undefined;
    /** How the shop looks. */
    brand: Brand;
    /** What the delivery of shirts costs now, how long it takes and where it does not go. */
    delivery: DeliveryTerms;
    /** Whether orders are taken. */
    isOpen: boolean;
    /** What the shop still needs. */
    missing: readonly OpeningNeed[];
    /** Who reaches the shop at which address, beside `publicUrl`. */
    reach: Reach;
    /** How people can sign in: by a code needs a mail server. */
    signsIn: { byCode: boolean; byProvider: boolean };
  };
  /** The environment with the owner's settings below it. */
  configuration: Configuration;
  db: Database;
  jobs: JobQueue;
  live: LiveChannel;
  storage: StoragePort;
  /** What is left of the disk that this machine keeps its data on, in bytes. */
  freeSpace: () => Promise<{ free: number; isLow: boolean }>;
  /** Draws what shoppers wish for. */
  images: ImagesPort;
  /** Draws the shop's own designs, on this machine, whichever provider is chosen: they are never paid for. */
  houseArtist: ImagesPort;
  press: PressPort;
  pictures: PicturesPort;
  uploads: UploadsPort;
  pictureHosts: PictureHostsPort;
  /** The pictures of people at the identity provider. */
  photoHosts: PictureHostsPort;
  payments: PaymentPorts;
  /** The company whose calls are answered; in work of no call, the one that the shop asks where nobody chose. */
  gateway: string;
  email: EmailPort;
  messages: MessagesPort;
  documents: DocumentsPort;
  /** What is hashed and sealed with the shop's own secret. */
  secrets: Secrets;
  /** Begins a session for who has proven to be the person of an account; answers its cookie, as a Set-Cookie line. */
  startSession: IdentityPort['startSession'];
  now: () => Date;
  /** n random bytes as lower-case base 32, for ids that nobody guesses. */
  randomId: (length: number) => string;
  log: Log;
};

/** What a handler is given besides the context: the checked parts of the request. */
export type Call<E> = {
  params: Parsed<E, 'params'>;
  query: Parsed<E, 'query'>;
  body: E extends { kind: 'raw' } ? string : E extends { kind: 'file' } ? ReadFile : Parsed<E, 'body'>;
  account: E extends { access: 'public' } ? Account | undefined : Account;
  /** The secret of the guest's cart cookie, if there is one. */
  guest: string | undefined;
  request: Request;
  /** The whole address that was asked for. */
  url: string;
  requestId: string;
  /** The caller's address, for limits. */
  ip: string;
};
/**
 * Reads the file that a request's body is, of at most so many bytes and within so many milliseconds; it is not read before, so that a
 * handler can refuse a file without taking it in. `broken_off`: the connection ended too early, or the time was over.
 */
export type ReadFile = (o: { limit: number; timeLimitMs: number }) => Promise<Uint8Array | 'too_large' | 'broken_off'>;
type Parsed<E, Key extends string> = E extends Record<Key, infer S extends z.ZodType> ? z.output<S> : undefined;

/** Headers of what stands behind a secret link: neither the answer nor the page that shows it is kept by anybody. */
export const KEPT_NOWHERE = { 'cache-control': 'no-store, s-maxage=0, stale-while-revalidate=0' };

/** An answer that needs more than its JSON: a status, headers, a cookie, or a stream of its own. */
export class Reply<T> {
  readonly value: T;
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Set-Cookie lines. */
  readonly cookies: readonly string[];
  readonly stream: ReadableStream | undefined;
  /** An answer for everybody that becomes wrong at this moment is kept nowhere beyond it. */
  readonly freshUntil: Date | undefined;
  constructor(
    value: T,
    o: {
      status?: number;
      headers?: Record<string, string>;
      cookies?: readonly string[];
      stream?: ReadableStream;
      freshUntil?: Date | undefined;
    } = {},
  ) {
    this.value = value;
    this.status = o.status ?? 200;
    this.headers = o.headers ?? {};
    this.cookies = o.cookies ?? [];
    this.stream = o.stream;
    this.freshUntil = o.freshUntil;
  }
}

type Answer<E> = E extends { response: infer S extends z.ZodType } ? z.input<S> : never;
export type Handler<E> = (context: Context, call: Call<E>) => Promise<Answer<E> | Reply<Answer<E>>>;
export type Route = { endpoint: Endpoint; handler: (context: Context, call: Call<Endpoint>) => Promise<unknown> };

/** Joins a call of the contract with the function that answers it. */
export function handle<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler: handler as unknown as Route['handler'] };
}

/** A page of a list with the address of the next one in a `Link` header (rulings, Wire values). */
export function pageReply<T>(items: T, next: string | undefined, asked: { url: string }): Reply<T> {
  if (next === undefined) return new Reply(items);
  const url = new URL(asked.url);
  url.searchParams.set('cursor', next);
  return new Reply(items, { headers: { link: `<${url.pathname}${url.search}>; rel="next"` } });
}

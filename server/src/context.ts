import { randomFillSync } from 'node:crypto';
import path from 'node:path';
import { DEFAULT_GATEWAY } from '../../domain/src/payments.ts';
import { createPapersThread } from './adapters/documents/papers-thread.ts';
import { createSmtp } from './adapters/email/smtp.ts';
import { createIdentity } from './adapters/identity/better-auth.ts';
import type { IdentityPort } from './adapters/identity/port.ts';
import { createArtistImages, openArtist, type Artist } from './adapters/images/artist.ts';
import type { ImagesPort } from './adapters/images/port.ts';
import { noMessages } from './adapters/messages/off.ts';
import { createPhonePe } from './adapters/payments/phonepe.ts';
import type { PaymentPort, PaymentPorts } from './adapters/payments/port.ts';
import { createPictureHosts } from './adapters/picture-hosts/https.ts';
import { createStandinPictures } from './adapters/picture-hosts/standin.ts';
import { createSharpPictures } from './adapters/pictures/sharp.ts';
import { createArtistPress } from './adapters/press/artist.ts';
import { freeSpace, isDiskLow } from './adapters/storage/free-space.ts';
import { createGuardedUploads } from './adapters/uploads/guarded.ts';
import { BUILT } from './built.ts';
import type { Config } from './config/config.ts';
import { lockedSettings, settingProblems } from './config/join-settings.ts';
import type { Secret } from './config/secret.ts';
import type { OpenDatabase } from './db/database.ts';
import { examineGroup } from './doctor/examine.ts';
import { createAccountLookup, meetPerson, nameOfNewcomer } from './features/accounts/accounts.ts';
import { isRefusedName } from './features/designs/designs.ts';
import type { WhoIs } from './http/access.ts';
import type { Context, Log } from './http/handle.ts';
import type { LiveChannel } from './jobs/live.ts';
import type { RunningQueue } from './jobs/queue.ts';
import { makeSecrets } from './secrets.ts';
import { openStorage } from './open-storage.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
/** Random bytes ahead: asking for a few at a time takes longer than the rest of an id. */
const AHEAD = Buffer.alloc(4096);
let used = AHEAD.length;

/** Random text of `length` characters, five bits each. */
export function randomId(length: number): string {
  if (used + length > AHEAD.length) {
    randomFillSync(AHEAD);
    used = 0;
  }
  let id = '';
  for (const end = used + length; used < end; used++) id += ALPHABET[AHEAD[used]! & 31];
  return id;
}

export type Parts = {
  config: Config;
  database: OpenDatabase;
  jobs: RunningQueue;
  live: LiveChannel;
  log: Log;
  authSecret: Secret;
  now: () => Date;
};
export type Wired = {
  context: Context;
  identity: IdentityPort;
  whoIs: WhoIs;
  jobs: RunningQueue;
  /** From now on everything goes by this configuration; what is under way ends as it began. */
  reconfigure: (config: Config) => Promise<void>;
  close: () => Promise<void>;
};

const shopOf = ({
  shopName,
  mode,
  http: { publicUrl },
  adminEmails,
  needsSecondFactor,
  operator,
  invoicing,
  pageViews,
}: Config): Context['shop'] => ({
  ...{
    name: shopName,
    mode,
    publicUrl,
    adminEmails,
    needsSecondFactor,
    returnUrlBase: publicUrl,
    operator,
    invoicing,
    pageViews,
  },
});

/** Where mails go out. */
const openEmail = ({ mail, shopName }: Config) =>
  createSmtp({ ...mail, password: mail.password?.reveal(), from: { name: shopName, address: mail.from } });

/** Draws papers, such as invoices. */
const openPapers = ({ dev }: Config) =>
  createPapersThread(
    dev
      ? undefined
      : { workerFile: path.join(BUILT, 'app/paper-worker.mjs'), assetsDir: path.resolve('server/assets') },
  );

/** Where the pictures of people come from. */
const openPhotoHosts = ({ identity: { photos } }: Config) =>
  photos.kind === 'hosts' ? createPictureHosts(photos) : createStandinPictures(photos);

/** The embedded artist, or the configured image API; the latter is told a hash of each account, which the shop's own secret makes. */
async function openImages(
  { images }: Config,
  artist: Artist,
  { authSecret, now, log }: Pick<Parts, 'authSecret' | 'now' | 'log'>,
): Promise<ImagesPort> {
  if (images.kind === 'artist') return createArtistImages(artist);
  const { createOpenAiImages } = await import('./adapters/images/openai.ts');
  return createOpenAiImages({ ...images, identifierKey: authSecret }, { now, log: log.info });
}

/** PhonePe, or the stand-in of a demo shop: both speak the same protocol. */
function openPhonePe({ payments }: Config, { now, log }: Pick<Parts, 'now' | 'log'>): PaymentPort {
  const { clientSecret, webhookPassword } = payments;
  return createPhonePe(
    { ...payments, clientSecret: clientSecret.reveal(), webhookPassword: webhookPassword.reveal() },
    { now, log: (event, fields) => log.info(event, fields as Record<string, unknown>) },
  );
}

/** The companies that take payments, each under its name. */
export const openPayments = (config: Config, parts: Pick<Parts, 'now' | 'log'>): PaymentPorts => ({
  phonepe: openPhonePe(config, parts),
});

/** What follows from settings, and is made anew when one of them changes. */
type Configured = Pick<Context, 'shop' | 'images' | 'pictureHosts' | 'photoHosts' | 'payments' | 'email'> & {
  identity: IdentityPort;
};

/** A context of which the configured parts are always those of now; `{ ...context }` keeps them as they are at that moment. */
function liveContext(fixed: Omit<Context, keyof Configured>, now: () => Configured): Context {
  const parts = ['shop', 'images', 'pictureHosts', 'photoHosts', 'payments', 'email'] as const;
  const live = Object.fromEntries(parts.map(part => [part, { enumerable: true, get: () => now()[part] }]));
  return Object.defineProperties({ ...fixed }, live) as Context;
}

/** THE place where implementations are chosen (house, Rooms). */
export async function makeContext(parts: Parts): Promise<Wired> {
  const { config, database, jobs, live, log, authSecret, now } = parts;
  const { db } = database;
  // The bundle cannot find them beside its source.
  const built = { workerFile: path.join(BUILT, 'app/artist-worker.mjs'), assetsDir: path.resolve('artist/assets') };
  const artist = openArtist(config.dev ? undefined : built);
  const documents = openPapers(config);
  const secrets = makeSecrets(authSecret);
  let configured: Configured;
  let configNow = config;
  const context = liveContext(
    {
      configuration: {
        locked: () => lockedSettings(),
        problemsOf: stored => settingProblems(stored),
        examine: group => examineGroup(configNow, group),
      },
      ...{ db, jobs, live, secrets, now, randomId, log, documents },
      storage: openStorage(config),
      freeSpace: async () => {
        const space = await freeSpace(config.dataDir);
        return { ...space, isLow: isDiskLow(space) };
      },
      houseArtist: createArtistImages(artist),
      press: createArtistPress(artist, config.dev ? undefined : path.resolve('server/assets/card')),
      pictures: createSharpPictures(),
      uploads: createGuardedUploads({ workerFile: config.dev ? undefined : path.join(BUILT, 'app/upload-worker.mjs') }),
      gateway: DEFAULT_GATEWAY,
      messages: noMessages,
      startSession: (request, accountId) => configured.identity.startSession(request, accountId),
    },
    () => configured,
  );
  const configure = async (to: Config): Promise<Configured> => ({
    shop: shopOf(to),
    images: await openImages(to, artist, parts),
    pictureHosts: createPictureHosts({ hosts: to.imageHosts }),
    photoHosts: openPhotoHosts(to),
    payments: openPayments(to, parts),
    email: openEmail(to),
    identity: createIdentity({
      ...{ db, secrets, now, log },
      publicUrl: to.http.publicUrl,
      secret: authSecret,
      provider: to.identity,
      meet: person => meetPerson(context, person),
      nameOf: told => nameOfNewcomer(told, name => isRefusedName(context, name)),
    }),
  });
  configured = await configure(config);
  const identity: IdentityPort = {
    handle: request => configured.identity.handle(request),
    startSignIn: (request, to) => configured.identity.startSignIn(request, to),
    startSession: (request, accountId) => configured.identity.startSession(request, accountId),
    verify: token => configured.identity.verify(token),
  };
  const signedIn = createAccountLookup(db, () => context.shop.adminEmails, now, live);
  const whoIs: WhoIs = async (token, isAnew) => {
    const holder = await identity.verify(token);
    return holder ? signedIn(holder, isAnew) : { kind: 'unknown' };
  };
  const reconfigure = async (to: Config): Promise<void> => {
    configured = await configure(to);
    configNow = to;
  };
  const close = async () => void (await Promise.all([artist.close(), documents.close()]));
  return { context, identity, whoIs, jobs, reconfigure, close };
}

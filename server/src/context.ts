import { randomFillSync } from 'node:crypto';
import path from 'node:path';
import { DEFAULT_GATEWAY } from '../../domain/src/payments.ts';
import { createPapersThread } from './adapters/documents/papers-thread.ts';
import type { IdentityPort } from './adapters/identity/port.ts';
import { createArtistImages, openArtist, type Artist } from './adapters/images/artist.ts';
import { noMessages } from './adapters/messages/off.ts';
import { createSharpPictures } from './adapters/pictures/sharp.ts';
import { createArtistPress } from './adapters/press/artist.ts';
import { freeSpace, isDiskLow } from './adapters/storage/free-space.ts';
import { createGuardedUploads } from './adapters/uploads/guarded.ts';
import { BUILT } from './built.ts';
import type { Config } from './config/config.ts';
import { lockedSettings, settingProblems, usableConfig } from './config/join-settings.ts';
import { storedSettings } from './features/settings/settings.ts';
import type { Secret } from './config/secret.ts';
import { configure, type Configured } from './configured.ts';
import type { OpenDatabase } from './db/database.ts';
import { examineGroup } from './doctor/examine.ts';
import { createAccountLookup } from './features/accounts/accounts.ts';
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

/** Draws papers, such as invoices. */
const openPapers = ({ dev }: Config) =>
  createPapersThread(
    dev
      ? undefined
      : { workerFile: path.join(BUILT, 'app/paper-worker.mjs'), assetsDir: path.resolve('server/assets') },
  );

/** A context of which the configured parts are always those of now; `{ ...context }` keeps them as they are at that moment. */
function liveContext(fixed: Omit<Context, keyof Configured>, now: () => Configured): Context {
  const parts = ['shop', 'images', 'pictureHosts', 'photoHosts', 'payments', 'email'] as const;
  const live = Object.fromEntries(parts.map(part => [part, { enumerable: true, get: () => now()[part] }]));
  return Object.defineProperties({ ...fixed }, live) as Context;
}

/** What stays as it is for the life of a process. */
const fixedParts = (
  { config, database: { db }, jobs, live, log, authSecret, now }: Parts,
  artist: Artist,
): Omit<Context, keyof Configured | 'configuration' | 'startSession' | 'documents'> => ({
  ...{ db, jobs, live, now, randomId, log },
  secrets: makeSecrets(authSecret),
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
});

/** THE place where implementations are chosen (house, Rooms), with `configure`. */
export async function makeContext(parts: Parts): Promise<Wired> {
  const { config, database, jobs, live, authSecret, now } = parts;
  // The bundle cannot find them beside its source.
  const built = { workerFile: path.join(BUILT, 'app/artist-worker.mjs'), assetsDir: path.resolve('artist/assets') };
  const artist = openArtist(config.dev ? undefined : built);
  const documents = openPapers(config);
  let configured: Configured;
  const context = liveContext(
    {
      ...fixedParts(parts, artist),
      documents,
      configuration: {
        locked: () => lockedSettings(),
        problemsOf: stored => settingProblems(stored),
        // As it is kept: this process may not have heard of the last change yet.
        examine: async (group, letter) =>
          examineGroup(usableConfig(await storedSettings(database.db, context.secrets)).config, group, letter),
      },
      startSession: (request, accountId) => configured.identity.startSession(request, accountId),
    },
    () => configured,
  );
  const reconfigure = async (to: Config): Promise<void> => {
    configured = await configure(to, { context, artist, authSecret });
  };
  await reconfigure(config);
  const identity: IdentityPort = {
    handle: request => configured.identity.handle(request),
    startSignIn: (request, to) => configured.identity.startSignIn(request, to),
    startSession: (request, accountId) => configured.identity.startSession(request, accountId),
    verify: token => configured.identity.verify(token),
  };
  const signedIn = createAccountLookup(database.db, () => context.shop.adminEmails, now, live);
  const whoIs: WhoIs = async (token, isAnew) => {
    const holder = await identity.verify(token);
    return holder ? signedIn(holder, isAnew) : { kind: 'unknown' };
  };
  const close = async () => void (await Promise.all([artist.close(), documents.close()]));
  return { context, identity, whoIs, jobs, reconfigure, close };
}

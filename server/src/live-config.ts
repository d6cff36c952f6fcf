import type { Config } from './config/config.ts';
import { usableConfig } from './config/join-settings.ts';
import { Secret } from './config/secret.ts';
import type { Database } from './db/database.ts';
import { keepSetting, readSetting } from './db/settings.store.ts';
import { storedSettings } from './features/settings/settings.ts';
import type { Log } from './http/handle.ts';
import type { LiveChannel } from './jobs/live.ts';
import { makeSecrets, type Secrets } from './secrets.ts';

export type LiveConfig = {
  /** The environment with the owner's settings of now. */
  now: () => Config;
  /** Reads the settings again at each news of them. `apply` is given the configuration before it holds, `applied` is told once it does. */
  follow: (
    live: Pick<LiveChannel, 'subscribe'>,
    o: { apply: (config: Config) => Promise<void>; applied: () => void },
  ) => void;
};

/**
 * The configuration with what the owner has set in the browser, for a program beside the shop. Before the first start of a shop, and of
 * a release that does not know settings yet, there is none of that.
 */
export async function joinedConfig(db: Database, config: Config, log: Log): Promise<Config> {
  try {
    const kept = config.authSecret?.reveal() ?? (await readSetting(db, 'auth_secret'));
    return kept === undefined ? config : (await openLiveConfig(db, makeSecrets(new Secret(kept)), log)).now();
  } catch (error) {
    log.warn('settings.not_applied', { error });
    return config;
  }
}

/** Whether a live shop that was open once, and so has people's orders, needs the second factor though it is closed now. */
async function asksFactor(db: Database, { asksFactorOnceOpened, opening }: Config): Promise<boolean> {
  if (!asksFactorOnceOpened) return false;
  if (opening.isOpen) await keepSetting(db, 'opened_at', () => new Date().toISOString());
  return (await readSetting(db, 'opened_at')) !== undefined;
}

/** The configuration of this process, with what the owner has set in the browser. */
export async function openLiveConfig(db: Database, secrets: Secrets, log: Log): Promise<LiveConfig> {
  const read = async (): Promise<Config> => {
    const { config, leftOut } = usableConfig(await storedSettings(db, secrets));
    for (const { name, says } of leftOut) log.error('settings.left_out', { name: name ?? '', message: says });
    return { ...config, needsSecondFactor: (await asksFactor(db, config)) || config.needsSecondFactor };
  };
  let config = await read();
  // One after the other: the last reading is the one that stays.
  let reading = Promise.resolve();
  const readAgain = async ({ apply, applied }: Parameters<LiveConfig['follow']>[1]): Promise<void> => {
    try {
      const next = await read();
      await apply(next);
      config = next;
      applied();
    } catch (error) {
      log.error('settings.not_applied', { error });
    }
  };
  return {
    now: () => config,
    follow(live, o) {
      live.subscribe('data', news => {
        if (news.channel === 'data' && ['', 'settings'].includes(news.noun)) reading = reading.then(() => readAgain(o));
      });
    },
  };
}

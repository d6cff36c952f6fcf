import type { SettingGroup, TESTED_GROUPS } from '../../../domain/src/settings.ts';
import type { FreeSpace } from '../adapters/storage/free-space.ts';
import type { Config } from '../config/config.ts';
import { openStorage } from '../open-storage.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkGateway } from './check-gateway.ts';
import { checkIdentity } from './check-identity.ts';
import { checkImages } from './check-images.ts';
import { checkMail } from './check-mail.ts';
import { checkPageViews } from './check-page-views.ts';
import { checkRazorpay } from './check-razorpay.ts';
import { checkStorage } from './check-storage.ts';
import { findingsOf, type Finding } from './finding.ts';

const OLDEST_NODE = 24;

/** Looks at everything that a shop of this configuration needs, at the same time; changes nothing that a shopper sees. */
export async function examine(
  config: Config,
  o: { databaseUrl: string; spaceOf?: FreeSpace | undefined },
): Promise<Finding[]> {
  const { storage, dataDir, http } = config;
  const space = o.spaceOf ? { spaceOf: o.spaceOf } : {};
  const all = await Promise.all([
    [checkNode(process.versions.node)],
    checkDatabase(o.databaseUrl),
    checkGateway(config.payments),
    checkRazorpay(config),
    checkImages(config.images),
    checkStorage({ config: storage, storage: openStorage(config), dataDir, ...space }),
    checkMail(config.mail),
    checkIdentity(config.identity, callbackOf(http.publicUrl)),
    checkAddress(config),
    checkPageViews(config.pageViews),
  ]);
  return all.flat();
}

/** The checks of what a group of settings is for; a group without any has nothing to try. */
const CHECKS_OF: Record<(typeof TESTED_GROUPS)[number], (config: Config) => Promise<Finding[]>> = {
  shop: config => checkAddress(config),
  payments: async config => [...(await checkGateway(config.payments)), ...(await checkRazorpay(config))],
  signIn: ({ identity, http }) => checkIdentity(identity, callbackOf(http.publicUrl)),
  mail: ({ mail }) => checkMail(mail),
  pictures: ({ images }) => checkImages(images),
  visits: ({ pageViews }) => checkPageViews(pageViews),
};

/** Tries what a group of settings is for, as the doctor does. */
export const examineGroup = async (config: Config, group: SettingGroup): Promise<Finding[]> =>
  (await (CHECKS_OF as Partial<Record<SettingGroup, (config: Config) => Promise<Finding[]>>>)[group]?.(config)) ?? [];

const callbackOf = (publicUrl: string): string => `${publicUrl}/api/auth/callback/shop-id`;

/** The Node that runs this, such as '24.21.0'. */
export function checkNode(version: string): Finding {
  const { ok, problem } = findingsOf('node');
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? ok(`Node ${version}`)
    : problem(`Node ${version} is too old`, `Run the shop under Node ${OLDEST_NODE} or later; npm brings one on Linux and Windows.`); // prettier-ignore
}

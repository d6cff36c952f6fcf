import type { SettingGroup, TESTED_GROUPS } from '../../../domain/src/settings.ts';
import type { FindingWord } from '../../../words/src/en/findings.ts';
import type { FreeSpace } from '../adapters/storage/free-space.ts';
import type { Config, PaymentsConfig } from '../config/config.ts';
import { isLoopbackUrl } from '../config/loopback.ts';
import { openStorage } from '../open-storage.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkGateway } from './check-gateway.ts';
import { checkIdentity } from './check-identity.ts';
import { checkImages } from './check-images.ts';
import { checkMail, tryMail, type TestLetter } from './check-mail.ts';
import { checkPageViews } from './check-page-views.ts';
import { checkRazorpay } from './check-razorpay.ts';
import { checkStorage } from './check-storage.ts';
import { findingsOf, type CheckName, type Finding } from './finding.ts';

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

/** The checks of what a group of settings is for; where nothing can be tried they say so. */
const CHECKS_OF: Record<(typeof TESTED_GROUPS)[number], (config: Config, letter: TestLetter) => Promise<Finding[]>> = {
  shop: async config => {
    const { publicUrl } = config.http;
    if (isLoopbackUrl(publicUrl)) return [findingsOf('address').told('untested', 'address_here', publicUrl)];
    return checkAddress(config);
  },
  payments: async config => {
    const found = await checkRazorpay(config);
    const ask = async (one: PaymentsConfig) => [...(await checkGateway(one)), ...found];
    // Who has Razorpay alone is told of that.
    if (!config.payments && found.length > 0) return found;
    return untestedOr('gateway', config.payments, ['gateway_none', 'gateway_demo'], ask);
  },
  signIn: async ({ identity, http }) =>
    untestedOr('identity', identity, ['identity_none', 'identity_demo'], async one =>
      checkIdentity(one, callbackOf(http.publicUrl)),
    ),
  mail: async ({ mail }, letter) => tryMail(mail, letter),
  pictures: async ({ images }) => {
    if (images.kind === 'artist') return [findingsOf('images').told('untested', 'images_artist')];
    return untestedOr('images', images, ['images_artist', 'images_demo'], checkImages);
  },
  visits: async ({ pageViews }) =>
    pageViews ? checkPageViews(pageViews) : [findingsOf('page views').told('untested', 'visits_none')],
};

/** A test says what it did not do: nobody is asked where a company is not set up, or is a stand-in. */
async function untestedOr<Company extends { kind: string }>(
  check: CheckName,
  company: Company | undefined,
  [none, demo]: readonly [FindingWord, FindingWord],
  ask: (company: Company) => Promise<Finding[]>,
): Promise<Finding[]> {
  if (company && company.kind !== 'standin') return ask(company);
  return [findingsOf(check).told('untested', company ? demo : none)];
}

/** Tries what a group of settings is for, as the doctor does; mail by a letter. */
export const examineGroup = async (config: Config, group: SettingGroup, letter: TestLetter): Promise<Finding[]> =>
  (await (CHECKS_OF as Partial<Record<SettingGroup, (typeof CHECKS_OF)['mail']>>)[group]?.(config, letter)) ?? [];

const callbackOf = (publicUrl: string): string => `${publicUrl}/api/auth/callback/shop-id`;

/** The Node that runs this, such as '24.21.0'. */
export function checkNode(version: string): Finding {
  const { ok, problem } = findingsOf('node');
  return Number.parseInt(version, 10) >= OLDEST_NODE
    ? ok(`Node ${version}`)
    : problem(`Node ${version} is too old`, `Run the shop under Node ${OLDEST_NODE} or later; npm brings one on Linux and Windows.`); // prettier-ignore
}

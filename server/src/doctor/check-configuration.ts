import { makeConfig, type Config } from '../config/config.ts';
import { ConfigurationError, readEnvironment } from '../config/env.ts';
import { OPENING_NEEDS, type OpeningNeed } from '../../../domain/src/opening.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, problem, warning } = findingsOf('configuration');
type Source = Record<string, string | undefined>;

/** Reads the configuration; where it cannot be used, a finding for every problem that it has and no configuration. */
export function checkConfiguration(source: Source): { config: Config | undefined; findings: Finding[] } {
  try {
    const config = makeConfig(readEnvironment(source));
    return { config, findings: configurationFindings(config) };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const findings = allProblems(source, error.problems).map(line => problem(line, todoFor(line)));
    return { config: undefined, findings };
  }
}

/** What there is to say of a configuration that can be used. */
export const configurationFindings = (config: Config): Finding[] => [
  ok(`${config.mode === 'live' ? 'a live shop' : 'a demo shop'} in the roles ${config.roles.join(' and ')}`),
  ...risksOf(config),
];

/** Values that cannot be read hide what else is missing: it is looked for without them. */
function allProblems(source: Source, found: readonly string[]): string[] {
  const unreadable = found.flatMap(line => /^([A-Z][A-Z0-9_]+)(?:\.\d+)?: /.exec(line)?.[1] ?? []);
  if (unreadable.length === 0) return [...found];
  try {
    makeConfig(readEnvironment({ ...source, ...Object.fromEntries(unreadable.map(name => [name, undefined])) }));
    return [...found];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const more = error.problems.filter(line => !unreadable.some(name => line.startsWith(`${name} `)));
    return [...found, ...more];
  }
}

function todoFor(line: string): string {
  const name = /^([A-Z][A-Z0-9_]+)/.exec(line)?.[1];
  if (line.includes('is missing'))
    return `Set ${name} in the environment of the shop; docs/operations.md says what it is.`;
  if (name === 'PUBLIC_URL')
    return 'Put a proxy with a certificate before the shop and set PUBLIC_URL to its https address.';
  return `Mend ${name ?? 'it'} in the environment of the shop; docs/operations.md describes each name.`;
}

/** What each need is, for who sets it in the environment. */
const NEEDED: Record<OpeningNeed, string> = {
  sellerName: 'OPERATOR_NAME',
  sellerAddress: 'OPERATOR_ADDRESS with its PIN code',
  sellerEmail: 'OPERATOR_EMAIL',
  sellerPhone: 'OPERATOR_PHONE, ten digits from 6 to 9 on',
  sellerOfficer: 'OPERATOR_GRIEVANCE_OFFICER',
  payments: 'a way to be paid',
  signIn: 'a way to sign in: SMTP_HOST with MAIL_FROM, or Google’s client',
  mail: 'SMTP_HOST and MAIL_FROM',
  address: 'PUBLIC_URL with the https address of the shop',
};

/** Whether orders are taken, and what is missing. */
function openingFindings({ opening: { isOpen, missing } }: Config): Finding[] {
  const must = missing.filter(need => OPENING_NEEDS[need].must);
  const todo = `Set it at /setup or in the environment: ${missing.map(need => NEEDED[need]).join('; ')}.`;
  if (must.length > 0) return [warning(`the shop takes no orders yet: ${must.join(', ')} is missing`, todo)];
  if (!isOpen) return [warning('the shop takes no orders yet: its owner has not opened it', 'Open it at /setup, or set SHOP_OPEN=on.')]; // prettier-ignore
  return missing.length === 0 ? [] : [warning(`the shop lacks ${missing.join(', ')}`, todo)];
}

/** What works and is not wise. */
function risksOf(config: Config): Finding[] {
  if (config.mode === 'demo') return [];
  const findings = openingFindings(config);
  if (config.storage.kind === 'disk' && config.roles.length === 1)
    findings.push(warning('web and worker are processes of their own and files lie in a folder', 'See that both see the same DATA_DIR, or keep files in a bucket (S3_BUCKET).')); // prettier-ignore
  if (!config.invoicing.gstin) findings.push(WITHOUT_GSTIN);
  if (config.payments && !config.payments.pgBase.startsWith('https://api.phonepe.com/'))
    findings.push(warning('payments go to PhonePe’s sandbox, where nobody pays: shirts would be given away', 'Take PHONEPE_AUTH_BASE and PHONEPE_PG_BASE out before shoppers come.')); // prettier-ignore
  return findings;
}

/** CGST Act 2017, sections 22 and 24; notifications 10/2019 and 34/2023 (reference/india.md 4.1): for the owner to ask about, no legal advice. */
const WITHOUT_GSTIN = warning(
  'the shop has no GSTIN (OPERATOR_GSTIN): it issues plain bills, charges no tax and says no word of taxes, in pages, mails and papers',
  'That is right for a seller who need not register. Registration is due above ₹40 lakh of goods a year (₹20 lakh in some states, and where services such as credits are sold too), and as a rule from the first sale to another state on: ask a tax adviser before you deliver outside your own. Set OPERATOR_GSTIN from the day of registration on; earlier bills stay as they are.',
);

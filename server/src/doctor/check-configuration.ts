import { makeConfig, type Config } from '../config/config.ts';
import { ConfigurationError, readEnvironment } from '../config/env.ts';
import { findingsOf, type Finding } from './finding.ts';

const { ok, problem, warning } = findingsOf('configuration');
type Source = Record<string, string | undefined>;

/** Reads the configuration; where it cannot be used, a finding for every problem that it has and no configuration. */
export function checkConfiguration(source: Source): { config: Config | undefined; findings: Finding[] } {
  try {
    const config = makeConfig(readEnvironment(source));
    return { config, findings: [ok(`${config.mode === 'live' ? 'a live shop' : 'a demo shop'} in the roles ${config.roles.join(' and ')}`), ...risksOf(config)] }; // prettier-ignore
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const findings = allProblems(source, error.problems).map(line => problem(line, todoFor(line)));
    return { config: undefined, findings };
  }
}

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

/** What works and is not wise. */
function risksOf(config: Config): Finding[] {
  if (config.mode === 'demo') return [];
  const isAlone = config.storage.kind === 'disk' && config.roles.length === 1;
  return isAlone
    ? [warning('web and worker are processes of their own and files lie in a folder', 'See that both see the same DATA_DIR, or keep files in a bucket (S3_BUCKET).')] // prettier-ignore
    : [];
}

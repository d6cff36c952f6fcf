import { parseArgs } from 'node:util';
import { rawEnvironment } from './config/env.ts';
import { DatabaseUnavailable } from './db/embedded/embedded-postgres.ts';
import { openDatabase } from './db/database.ts';
import { checkConfiguration, configurationFindings } from './doctor/check-configuration.ts';
import { examine } from './doctor/examine.ts';
import { findingsOf, type Finding } from './doctor/finding.ts';
import { joinedConfig } from './live-config.ts';
import { makeLog } from './log.ts';
import { openDatabaseUrl } from './open-database-url.ts';

/*
 * `npm run doctor`: says whether the shop that the environment describes can run, what is wrong, and what to do; 1 where something is
 * wrong. `--json` prints the findings as one JSON document.
 */

async function findings(): Promise<Finding[]> {
  const { config: said, findings } = checkConfiguration(rawEnvironment());
  if (!said) return findings;
  try {
    const database = await openDatabaseUrl(said);
    const { db, close } = openDatabase(database.url, { max: 1 });
    const config = await joinedConfig(db, said, makeLog('silent'));
    await close();
    const found = await examine(config, { databaseUrl: database.url });
    await database.stop();
    return [...configurationFindings(config), ...found];
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    return [...findings, findingsOf('database').problem(error.message, 'Do what it says, then run this again.')];
  }
}

const SIGNS = { ok: 'ok     ', warning: 'warning', problem: 'PROBLEM', untested: '       ' } as const;

function linesOf({ check, level, says, todo }: Finding): string[] {
  return [`${SIGNS[level]}  ${check}: ${says}`, ...(todo ? [`         What to do: ${todo}`] : [])];
}

function sumUp(all: readonly Finding[]): string {
  const problems = all.filter(finding => finding.level === 'problem').length;
  if (problems === 0) return 'The shop can run.';
  return `${problems === 1 ? 'One problem stands' : `${problems} problems stand`} in the way.`;
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const all = await findings();
const isWell = all.every(finding => finding.level !== 'problem');
if (values.json) console.log(JSON.stringify({ ok: isWell, findings: all }, undefined, 2));
else console.log([...all.flatMap(linesOf), '', sumUp(all)].join('\n'));
process.exit(isWell ? 0 : 1);

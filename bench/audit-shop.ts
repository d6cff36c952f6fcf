import { spawnSync } from 'node:child_process';

/** `npm run audit` on a running shop of this environment: whether its books add up, and what it said. */
export function auditShop(environment: Record<string, string>): { isClean: boolean; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/app/audit.mjs'], {
    env: { ...process.env, ...environment, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  return { isClean: status === 0, said: `${stdout}${stderr}`.trim() };
}

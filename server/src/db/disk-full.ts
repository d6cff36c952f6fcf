/** A disk or a quota without room: SQLSTATE disk_full (PostgreSQL's manual, appendix A), and what the system says. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
const MOST_CAUSES = 5;

/** True where an error, or what caused it, means that nothing more can be written until somebody makes room. */
export function isDiskFull(error: unknown): boolean {
  let one = error as (Error & { code?: unknown }) | undefined;
  for (let depth = 0; one && depth < MOST_CAUSES; depth++, one = one.cause as typeof one)
    if (FULL.has(String(one.code))) return true;
  return false;
}

/** The most memory a drawing process ever had, by the kernel's own mark (Linux only): for the bench and the test that guards the limit. */
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** What a drawing process may take, in MB: so many stand beside the shop on a small machine. */
export const MEMORY_LIMIT_MB = 350;

const LOOK_EVERY_MS = 5;
const status = (pid: string | number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const isOurs = (pid: string): boolean => status(pid).includes(`PPid:\t${process.pid}\n`);
const peakOf = (pid: string): number => Number(/VmHWM:\s+(\d+)/.exec(status(pid))?.[1] ?? 0) * 1024;

/** Runs a work that draws in child processes of this one and gives the highest peak of any of them, in MB of a million bytes. */
export async function peakMemory(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  let known: string[] = [];
  const look = () => {
    if (!known.some(isOurs)) known = readdirSync('/proc').filter(name => Number(name) && isOurs(name));
    for (const pid of known) peak = Math.max(peak, peakOf(pid));
  };
  const watch = setInterval(look, LOOK_EVERY_MS);
  try {
    await work();
    look();
  } finally {
    clearInterval(watch);
  }
  return Math.round(peak / 1e6);
}

import { residentMegabytes } from '../shop.ts';

/** Resident memory of the processes that served one after the other, in MB, and when, in seconds of the whole run. */
export type MemorySample = { pid: number; at: number; megabytes: number };

const EVERY_MS = 10_000;
/** Younger than this, a process still fills its caches, and the garbage collector has not found its size yet. */
const WARM_S = 240;
/** Growth below this is noise of the garbage collector. */
const FLAT_MB_A_MINUTE = 3;
/** A slope over less time says nothing. */
const LEAST_MINUTES = 3;

/** Reads the memory of the process that serves now, every ten seconds, until `stop`. */
export function watchMemory(pidNow: () => number | undefined): { samples: MemorySample[]; stop: () => void } {
  const samples: MemorySample[] = [];
  const startedAt = performance.now();
  const look = () => {
    const pid = pidNow();
    if (pid === undefined) return;
    try {
      samples.push({ pid, at: (performance.now() - startedAt) / 1000, megabytes: residentMegabytes(pid) });
    } catch {
      // It was killed just now.
    }
  };
  const timer = setInterval(look, EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}

export type MemoryJudged = { most: number; slope: number | undefined; grows: boolean };

/**
 * The largest memory, and the growth of the last process in MB a minute once it was warm (least squares); no slope where it did not live
 * long enough.
 */
export function judgeMemory(samples: readonly MemorySample[]): MemoryJudged {
  const most = Math.max(0, ...samples.map(sample => sample.megabytes));
  const life = samples.filter(sample => sample.pid === samples.at(-1)!.pid);
  const warm = life.filter(sample => sample.at - life[0]!.at >= WARM_S);
  const minutes = warm.length === 0 ? 0 : (warm.at(-1)!.at - warm[0]!.at) / 60;
  if (minutes < LEAST_MINUTES) return { most, slope: undefined, grows: false };
  const slope = slopeOf(warm.map(sample => [sample.at / 60, sample.megabytes]));
  return { most, slope, grows: slope > FLAT_MB_A_MINUTE };
}

function slopeOf(points: readonly (readonly [number, number])[]): number {
  const middle = (which: 0 | 1) => points.reduce((sum, point) => sum + point[which], 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return across / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

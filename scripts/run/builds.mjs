import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { inClone, ROOT } from './paths.mjs';

const DIST = inClone('dist');
/** One folder for each build; `dist` is a link to the newest. A build stays as long as a process that was started from it runs. */
const BUILDS = inClone('dist-builds');
const SERVED = '.served-by';

/** The folder for the next build. */
export const newBuild = () => path.join(BUILDS, `${Date.now()}-${process.pid}`);

/** Points `dist` at a finished build, by one rename, and removes builds that no process uses. */
export function switchTo(folder) {
  const link = path.join(BUILDS, `link-${process.pid}`);
  fs.rmSync(link, { force: true });
  if (process.platform === 'win32') fs.symlinkSync(folder, link, 'junction');
  else fs.symlinkSync(path.relative(ROOT, folder), link);
  const before = fs.lstatSync(DIST, { throwIfNoEntry: false });
  // Earlier releases built into a real folder; on Windows a rename does not replace a link.
  if (before && !before.isSymbolicLink()) fs.renameSync(DIST, path.join(BUILDS, `before-${process.pid}`));
  else if (before && process.platform === 'win32') fs.rmSync(DIST);
  fs.renameSync(link, DIST);
  dropUnserved(folder);
}

/** Notes that this process uses the build that `dist` points at now. */
export function noteServing() {
  try {
    const folder = path.join(fs.realpathSync(DIST), SERVED);
    fs.mkdirSync(folder, { recursive: true });
    // Remove ended ones, because another program may get their number.
    for (const pid of fs.readdirSync(folder)) if (!isAlive(Number(pid))) fs.rmSync(path.join(folder, pid));
    fs.writeFileSync(path.join(folder, String(process.pid)), '');
  } catch {
    // Another user's build, or one in a container image: nobody replaces it while we run.
  }
}

function dropUnserved(newest) {
  for (const name of fs.readdirSync(BUILDS)) {
    const folder = path.join(BUILDS, name);
    const maker = Number(/-(\d+)(-draft)?$/.exec(name)?.[1]);
    const isInWork = name.endsWith('-draft') && isAlive(maker);
    if (folder === newest || isInWork || isServed(folder)) continue;
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function isServed(folder) {
  const marks = path.join(folder, SERVED);
  return fs.existsSync(marks) && fs.readdirSync(marks).some(pid => isAlive(Number(pid)));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

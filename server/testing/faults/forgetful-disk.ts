import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

const PROGRAM = path.join(import.meta.dirname, 'forgetful-disk/disk.c');
const NAME = /^([dfl]) (\d+) ([0-7]+) (\d+) (\d+) (.*)$/s;

/** Why there is no such disk on this machine; nothing where there is one. */
export function whyNoForgetfulDisk(): string | undefined {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid!() !== 0) return 'it needs root, who may mount it for the user of the database';
  if (!fs.existsSync('/dev/fuse')) return 'it needs /dev/fuse';
  try {
    execFileSync('pkg-config', ['--exists', 'fuse3']);
    execFileSync('cc', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'it needs a C compiler, pkg-config, fuse3 and libfuse3-dev';
  }
}

/**
 * A folder `at` on a disk that loses, at a power cut, whatever was not synced (forgetful-disk/disk.c). What is in it when it is opened is on
 * the disk.
 */
export class ForgetfulDisk {
  readonly at: string;
  readonly #room: string;
  readonly #program: string;
  #process: ChildProcess | undefined;

  constructor(room: string) {
    this.#room = room;
    this.at = path.join(room, 'disk');
    this.#program = path.join(room, 'forgetful-disk');
    const flags = execFileSync('pkg-config', ['--cflags', '--libs', 'fuse3'], { encoding: 'utf8' }).trim().split(/\s+/);
    execFileSync('cc', ['-O2', '-w', '-o', this.#program, PROGRAM, ...flags]);
    for (const folder of [this.at, this.#live]) fs.mkdirSync(folder);
    fs.chmodSync(this.#live, 0o755);
  }

  get #live(): string {
    return path.join(this.#room, 'live');
  }
  get #kept(): string {
    return path.join(this.#room, 'kept');
  }

  async mount(): Promise<void> {
    for (const folder of [this.#kept, path.join(this.#room, 'gone')])
      fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(this.#kept);
    const mounted = spawn(this.#program, [this.#live, this.#kept, this.at], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = mounted;
    await Promise.race([
      once(mounted.stdout, 'data'),
      once(mounted, 'exit').then(([code]) => Promise.reject(new Error(`The forgetful disk ended with ${code}`))),
    ]);
  }

  /** From now on nothing reaches the disk, and whoever works on it is told that it is gone. */
  async cut(): Promise<void> {
    if (!this.#process) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await ended;
    this.#process = undefined;
  }

  /** The machine is on again: the disk has what was synced. Everybody who worked on it has to be gone. */
  async comeBack(): Promise<void> {
    execFileSync('umount', ['--lazy', this.at]);
    const next = path.join(this.#room, 'next');
    this.#rebuild(fs.readFileSync(path.join(this.#kept, 'root'), 'utf8'), next);
    fs.rmSync(this.#live, { recursive: true });
    fs.renameSync(next, this.#live);
    fs.chmodSync(this.#live, 0o755);
    await this.mount();
  }

  async close(): Promise<void> {
    const wasMounted = this.#process !== undefined;
    await this.cut();
    if (wasMounted) execFileSync('umount', ['--lazy', this.at]);
  }

  #rebuild(inode: string, target: string): void {
    fs.mkdirSync(target);
    const folder = path.join(this.#kept, 'd', inode);
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const place = path.join(target, name);
      const [, type, of, mode, uid, gid, link] = NAME.exec(fs.readFileSync(path.join(folder, name), 'utf8'))!;
      const content = path.join(this.#kept, 'i', of!);
      if (type === 'd') this.#rebuild(of!, place);
      else if (type === 'l') fs.symlinkSync(link!, place);
      else if (fs.existsSync(content)) fs.copyFileSync(content, place);
      else fs.writeFileSync(place, '');
      fs.lchownSync(place, Number(uid), Number(gid));
      if (type !== 'l') fs.chmodSync(place, Number.parseInt(mode!, 8));
    }
  }
}

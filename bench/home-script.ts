import { gzipSync } from 'node:zlib';

/** KiB (gzip -9) of all scripts that the home page's HTML names, with what those import. */
export async function homeScriptKiB(origin: string): Promise<number> {
  const html = await (await fetch(origin)).text();
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(match => match[0]);
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const source = Buffer.from(
      await (await fetch(new URL(path, origin), { headers: { 'accept-encoding': 'identity' } })).arrayBuffer(),
    );
    sizes.set(path, gzipSync(source, { level: 9 }).length);
    // Static imports only: `import x from "./y.js"` and `export … from "./y.js"`; import() is loaded when it is needed.
    for (const match of source.toString().matchAll(/(?:^|[;\n}])(?:import|export)[^;"'()]*?["'](\.\/[^"']+\.js)["']/g))
      waiting.push(new URL(match[1]!, new URL(path, origin)).pathname);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024;
}

import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const WORTH_IT = /\.(js|css|svg|html|json|txt|xml|webmanifest)$/;
const SMALLEST_BYTES = 1024;
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Writes `name.br` and `name.gz` beside every text file under `directory`, so that serving costs no compression. */
export function precompress(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = fs.readFileSync(file);
    if (bytes.length < SMALLEST_BYTES) continue;
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(bytes, BROTLI));
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(bytes, { level: 9 }));
  }
}

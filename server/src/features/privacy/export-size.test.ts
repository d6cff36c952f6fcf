import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomFillSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestShop } from '../../../testing/test-shop.ts';
import { createDiskStorage } from '../../adapters/storage/disk.ts';

/** The long form has five thousand designs. */
const DESIGNS = process.env['FAULTS'] === 'all' ? 5_000 : 300;
const PICTURE = 100_000;
const MB = 1024 * 1024;

test(`a download of ${DESIGNS} designs holds little of it in memory`, { timeout: 300_000 }, async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-export-'));
  const storage = createDiskStorage(directory);
  const shop = await startTestShop({ storage });
  try {
    const who = await shop.signUp('Asha');
    const files: string[] = [];
    const bytes = Buffer.alloc(PICTURE);
    for (let number = 0; number < DESIGNS; number++) files.push(await storage.put(randomFillSync(bytes), 'png'));
    await shop.db.execute(sql`
      insert into designs (id, account_id, name, prompt, status, color, product_id, position, design_size, artwork_file)
      select 'd' || n, ${who.id}, 'Design ' || n, repeat('a calm tiger ', 30), 'ready', 'black', 1, 'chest', 'chest', file
      from (select row_number() over () as n, file from jsonb_array_elements_text(${JSON.stringify(files)}::jsonb) file) f`);
    const { url } = (await shop.call('privacy.askExport', { as: who, body: { language: 'en' } })).body;
    const reply = await shop.fetch(url);
    const before = process.memoryUsage().rss;
    let size = 0;
    let most = 0;
    for await (const chunk of reply.body!) {
      size += chunk.length;
      most = Math.max(most, process.memoryUsage().rss - before);
    }
    expect(size).toBeGreaterThan(DESIGNS * PICTURE);
    expect(most).toBeLessThan(150 * MB);
  } finally {
    await shop.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});

import { afterAll, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { paperOf } from '../../features/invoices/paper.ts';
import type { InvoiceContent } from '../../features/invoices/invoices.store.ts';
import { openShaper } from './artist.ts';
import { createPapersThread } from './papers-thread.ts';
import { createPdfDocuments } from './pdfkit.ts';

const GOLDEN = new URL('../../features/invoices/golden/hindi.json', import.meta.url);
const content = JSON.parse(readFileSync(GOLDEN, 'utf8')) as InvoiceContent;
const paper = paperOf({ number: 'CHT-2627-00042', issuedAt: new Date('2026-11-22T06:30:00Z'), content });

const thread = createPapersThread();
afterAll(() => thread.close());

test('a paper is the same to the byte as one that is drawn here, and many at once are each drawn', async () => {
  const here = await createPdfDocuments(openShaper).draw(paper);
  const drawn = await Promise.all(Array.from({ length: 5 }, () => thread.draw(paper)));
  for (const bytes of drawn) expect(Buffer.compare(here, bytes)).toBe(0);
});

test('what cannot be drawn is refused, and the next paper is drawn', async () => {
  await expect(thread.draw({ ...paper, table: undefined as never })).rejects.toThrow();
  expect((await thread.draw(paper)).length).toBeGreaterThan(1000);
});

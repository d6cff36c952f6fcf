import { chromium } from '@playwright/test';
import fs from 'node:fs';
import { FLAGS } from '../scripts/run/start.mjs';
import { freePort, startProgram } from './program.ts';
import { homeScriptKiB } from './home-script.ts';
const port = await freePort(); const dataDir = '/tmp/w-community-look'; fs.mkdirSync(dataDir, { recursive: true });
const shop = await startProgram(process.execPath, [...FLAGS, 'dist/app/main.mjs'], { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir, STANDINS_PORT: String(port + 1), LOG_LEVEL: 'error' });
const origin = `http://localhost:${port}`;
console.log('home JavaScript KiB gzip', (await homeScriptKiB(origin)).toFixed(1));
const designs: any[] = await (await fetch(`${origin}/api/designs/public?limit=12`)).json() as any; console.log('designs', designs.length);
const collections: any = await (await fetch(`${origin}/api/collections`)).json();
const cid = (Array.isArray(collections) ? collections : collections.collections ?? [])[0]?.id;
const pages = ['/', '/community', designs[0] && `/design/${designs[0].id}`, '/collections', cid && `/collections/${cid}`, '/pricing', '/contact', '/terms-conditions', '/privacy-policy', '/refund-policy', '/shipping-return', '/artwork-sources', '/nothing-here', '/cart'].filter(Boolean) as string[];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [lang, prefix] of [['en', ''], ['hi', '/hi']]) for (const width of lang === 'en' ? [360, 1280, 768] : [360, 1280, 768]) {
  const page = await browser.newPage({ viewport: { width: width as number, height: width === 360 ? 740 : 900 }, locale: lang === 'en' ? 'en-IN' : 'hi-IN' });
  const errors: string[] = []; page.on('console', m => m.type() === 'error' && errors.push(m.text())); page.on('pageerror', e => errors.push(String(e)));
  for (const path of pages) {
    let bytes = 0;
    await page.goto(origin + prefix + (path === '/' && prefix ? '' : path), { waitUntil: 'load' }).catch(e => errors.push(String(e)));
    await page.waitForTimeout(500);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log('WIDE', lang, width, path, wide);
    await page.screenshot({ path: `/tmp/w-community-shots/${lang}-${width}-${path.replace(/\W+/g, '_').slice(0, 24)}.png` });
  }
  console.log(lang, width, 'errors', errors);
  await page.close();
}
await browser.close(); await shop.stop();

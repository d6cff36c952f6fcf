/**
 * Draws SVGs in the manner of design tools as the shop does and as Chromium does, and says how far they lie apart:
 * `npm run compare:svg [picture.png]`, with the picture as a sheet of both for eyes. Ends with 1 where one differs visibly.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { plainSvg } from '../server/src/adapters/uploads/plain-svg.ts';
import { UploadRefused } from '../server/src/adapters/uploads/port.ts';
import { drawVector } from '../server/src/adapters/uploads/read-vector.ts';
import { SvgParser } from '../server/src/adapters/uploads/svg-parser.ts';
import { toolDrawings } from '../server/testing/tool-drawings.ts';

/** Pixels at which both draw, and at which they are laid beside each other. */
const SIDE = 1_000;
const COMPARED = 400;
/** Of 255, over all pixels on white and on black. */
const MOST_MEAN = 2;
/** Of 100 pixels, those that lie clearly apart also when edges are softened. */
const MOST_APART = 0.7;
const APART = 40;

const GROUNDS = ['#ffffff', '#000000'] as const;
type Pair = { ours: Buffer; browsers: Buffer };

/** RGB on a ground, softened a little: both smooth their edges, each in its own way. */
const onGround = (png: Buffer, background: string): Promise<Buffer> =>
  sharp(png).resize(COMPARED, COMPARED, { fit: 'fill' }).flatten({ background }).blur(1).raw().toBuffer();

async function difference(ours: Buffer, browsers: Buffer): Promise<{ mean: number; apart: number }> {
  let [mean, apart] = [0, 0];
  for (const ground of GROUNDS) {
    const [a, b] = await Promise.all([onGround(ours, ground), onGround(browsers, ground)]);
    let [sum, far] = [0, 0];
    for (let i = 0; i < a.length; i++) {
      const gap = Math.abs(a[i]! - b[i]!);
      sum += gap;
      if (gap > APART) far++;
    }
    mean = Math.max(mean, sum / a.length);
    apart = Math.max(apart, (far / a.length) * 100);
  }
  return { mean, apart };
}

function drawHere(svg: string): Promise<Buffer> {
  const { data, width, height } = drawVector(plainSvg(new SvgParser(Buffer.from(svg)).read()).svg, SIDE);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

async function drawInBrowser(page: Page, svg: string): Promise<Buffer> {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${source}" style="width:${SIDE}px;height:${SIDE}px;display:block">`,
  );
  await page.evaluate(() => document.images[0]!.decode());
  return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: SIDE, height: SIDE } });
}

async function sheetOf(pairs: Pair[], file: string): Promise<void> {
  const [cell, across] = [200, 4];
  const small = (png: Buffer) => sharp(png).resize(cell - 6, cell - 6).flatten({ background: '#e9e4da' }).png().toBuffer(); // prettier-ignore
  const composites = await Promise.all(
    pairs.flatMap(({ ours, browsers }, i) =>
      [ours, browsers].map(async (png, side) => ({
        input: await small(png),
        left: (i % across) * (2 * cell + 20) + side * cell,
        top: Math.floor(i / across) * (cell + 14),
      })),
    ),
  );
  const size = { width: across * (2 * cell + 20), height: Math.ceil(pairs.length / across) * (cell + 14) };
  const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(composites);
  writeFileSync(file, await sheet.png().toBuffer());
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH']! });
const page = await browser.newPage({ viewport: { width: SIDE, height: SIDE } });
const pairs: Pair[] = [];
let wrong = 0;
for (const { what, svg, refused } of toolDrawings) {
  let [result, isRight] = ['', false];
  try {
    const ours = await drawHere(svg);
    const browsers = await drawInBrowser(page, svg);
    const { mean, apart } = await difference(ours, browsers);
    isRight = !refused && mean <= MOST_MEAN && apart <= MOST_APART;
    result = `mean ${mean.toFixed(2)} of 255, ${apart.toFixed(2)} % apart`;
    pairs.push({ ours, browsers });
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    isRight = error.code === refused;
    result = `refused: ${error.message}`;
  }
  if (!isRight) wrong++;
  console.log(`${isRight ? '  ' : '! '}${what}: ${result}`);
}
await browser.close();
if (process.argv[2]) await sheetOf(pairs, process.argv[2]);
console.log(wrong === 0 ? `All ${toolDrawings.length} as a browser draws them, or refused.` : `${wrong} are not.`);
process.exitCode = wrong === 0 ? 0 : 1;

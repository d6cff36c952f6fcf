export type Rgb = readonly [number, number, number];
/** Pixels of four bytes each: red, green, blue, alpha (not premultiplied). */
export type Pixels = { data: Uint8Array | Uint8ClampedArray; width: number; height: number };

/** Colours that artwork seldom has, with words that would bring them in; the first that no word speaks against is taken. */
const KEYS: readonly { colour: Rgb; words: RegExp }[] = [
  {
    colour: [0, 255, 0],
    words: /green|leaf|leaves|forest|jungle|tree|plant|grass|parrot|frog|lime|neon|हर[ाीे]|पेड़|पत्त|तोत/i,
  },
  { colour: [255, 0, 255], words: /magenta|pink|purple|violet|lotus|fuchsia|neon|गुलाब|बैंगन|कमल/i },
  { colour: [0, 0, 255], words: /blue|sky|sea|ocean|water|krishna|shiva|indigo|नील|आसमान|समुद्र/i },
];

/** The colour to draw on. Where the words speak against every one, green: a design that has it is only open to it at its edge. */
export const chooseKeyColour = (prompt: string): Rgb =>
  (KEYS.find(({ words }) => !words.test(prompt)) ?? KEYS[0]!).colour;

export const toHex = (colour: Rgb): string =>
  `#${colour.map(part => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();

/** As near to the ground as a flat colour strays in a compressed picture. */
const SAME = 48;
/** Steps inwards in which an edge may be mixed with the ground. */
const EDGE_STEPS = 4;
/** The border counts as flat when so much of it is the ground. */
const FLAT_BORDER = 0.9;

/**
 * Makes the flat ground transparent, in place: whatever has its colour and is connected with the border, so that the same
 * colour inside a design stays. Edges that were mixed with the ground get their own colour back and are as thin as they were
 * drawn. False, and nothing changed, where the border is not of one flat colour.
 */
export function removeGround(pixels: Pixels): boolean {
  const ground = borderColour(pixels);
  if (!ground) return false;
  const { data, width, height } = pixels;
  const distance = (at: number) => distanceTo(data, at, ground);
  const isGround = floodFromBorder(width, height, at => distance(at) < SAME);
  const edge = edgeOf(isGround, width, height);
  for (let at = 0; at < isGround.length; at += 1) if (isGround[at]) data.fill(0, at * 4, at * 4 + 4);
  unmix(pixels, edge, ground, distance);
  return true;
}

/** Written out: Math.hypot takes ten times as long, millions of times. */
function distanceTo(data: Pixels['data'], at: number, [red, green, blue]: Rgb): number {
  const r = data[at * 4]! - red;
  const g = data[at * 4 + 1]! - green;
  const b = data[at * 4 + 2]! - blue;
  return Math.sqrt(r * r + g * g + b * b);
}

/** The border's middle colour where nearly all of the border has it. */
function borderColour({ data, width, height }: Pixels): Rgb | undefined {
  const border: number[] = [];
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1);
  const middle = (channel: number) =>
    border.map(at => data[at * 4 + channel]!).toSorted((a, b) => a - b)[border.length >> 1]!;
  const colour: Rgb = [middle(0), middle(1), middle(2)];
  const isNear = (at: number) => data[at * 4 + 3] === 255 && distanceTo(data, at, colour) < SAME;
  return border.filter(isNear).length >= border.length * FLAT_BORDER ? colour : undefined;
}

function floodFromBorder(width: number, height: number, belongs: (at: number) => boolean): Uint8Array {
  const found = new Uint8Array(width * height);
  const open: number[] = [];
  const visit = (at: number) => {
    if (found[at] || !belongs(at)) return;
    found[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x += 1) [x, (height - 1) * width + x].forEach(visit);
  for (let y = 0; y < height; y += 1) [y * width, y * width + width - 1].forEach(visit);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < found.length - width) visit(at + width);
  }
  return found;
}

/** The pixels of the design within a few steps of the ground, the nearest first. */
function edgeOf(isGround: Uint8Array, width: number, height: number): number[][] {
  const reached = isGround.slice();
  const touches = (at: number) => {
    const x = at % width;
    return (
      (x > 0 && reached[at - 1]) ||
      (x < width - 1 && reached[at + 1]) ||
      reached[at - width] ||
      (at < width * (height - 1) && reached[at + width])
    );
  };
  return Array.from({ length: EDGE_STEPS }, () => {
    const ring: number[] = [];
    for (let at = 0; at < reached.length; at += 1) if (!reached[at] && touches(at)) ring.push(at);
    for (const at of ring) reached[at] = 1;
    return ring;
  });
}

/**
 * Gives mixed pixels their colour and share: p = a·ink + (1 - a)·ground, where the ink is the pixel in reach that is farthest
 * from the ground. The ring that touches the design is read before it is written, so each pixel sees what was drawn.
 */
function unmix(
  { data, width, height }: Pixels,
  rings: number[][],
  ground: Rgb,
  distance: (at: number) => number,
): void {
  const changes: { at: number; ink: number; share: number }[] = [];
  for (const ring of rings)
    for (const at of ring) {
      const own = distance(at);
      const ink = inkNear(at, width, height, near => (data[near * 4 + 3] === 0 ? -1 : distance(near)));
      const far = distance(ink);
      if (ink === at || far < SAME || own / far > 0.97) continue;
      if (isMixOf(data, at, ink, ground)) changes.push({ at, ink, share: own / far });
    }
  const inks = changes.map(({ ink }) => [data[ink * 4]!, data[ink * 4 + 1]!, data[ink * 4 + 2]!] as const);
  changes.forEach(({ at, share }, i) => data.set([...inks[i]!, Math.round(255 * share)], at * 4));
}

/** Reach of the search for ink: past the mixed pixels of an edge, not into the next shape. */
const REACH = 3;

function inkNear(at: number, width: number, height: number, distance: (at: number) => number): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  let best = at;
  let most = distance(at);
  for (let j = Math.max(0, y - REACH); j <= Math.min(height - 1, y + REACH); j += 1)
    for (let i = Math.max(0, x - REACH); i <= Math.min(width - 1, x + REACH); i += 1) {
      const found = distance(j * width + i);
      if (found > most) [best, most] = [j * width + i, found];
    }
  return best;
}

/** As near to the line from ground to ink as a compressed picture keeps it. */
const LINE = 0.75;

/** Half-way colours of two shapes are no mix with the ground: only those on the line from ground to ink are. */
function isMixOf(data: Pixels['data'], at: number, ink: number, ground: Rgb): boolean {
  const to = [0, 1, 2].map(i => data[ink * 4 + i]! - ground[i]!);
  const own = [0, 1, 2].map(i => data[at * 4 + i]! - ground[i]!);
  const dot = to.reduce((sum, part, i) => sum + part * own[i]!, 0);
  const cosine = dot / (Math.hypot(...to) * Math.hypot(...own) || 1);
  return cosine > LINE;
}

/** How much of a picture is transparent and how much is ink, 0 to 1, and whether its four corners are clear. */
export function lookAtAlpha({ data, width, height }: Pixels): { clear: number; ink: number; hasClearCorners: boolean } {
  let clear = 0;
  let ink = 0;
  for (let at = 3; at < data.length; at += 4) {
    if (data[at]! < 16) clear += 1;
    if (data[at]! > 127) ink += 1;
  }
  const corners = [0, width - 1, width * (height - 1), width * height - 1];
  const all = width * height;
  return { clear: clear / all, ink: ink / all, hasClearCorners: corners.every(at => data[at * 4 + 3]! < 16) };
}

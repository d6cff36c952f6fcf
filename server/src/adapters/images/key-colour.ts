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
/** Steps inwards in which any edge may be mixed with the ground, and in which a soft one (a blur, a glow) may. */
const EDGE_STEPS = 4;
const SOFT_STEPS = 28;
/** A soft edge goes on while each step leads so much farther from the ground's colour. */
const RISE = 2;
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
  unmix(pixels, edgeOf(isGround, width, height, distance), ground, distance);
  for (let at = 0; at < isGround.length; at += 1) if (isGround[at]) data.fill(0, at * 4, at * 4 + 4);
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

/** The pixels of the design that may be mixed with the ground, ring by ring, the nearest first. */
function edgeOf(isGround: Uint8Array, width: number, height: number, distance: (at: number) => number): number[][] {
  const reached = isGround.slice();
  const first: number[] = [];
  for (let at = 0; at < reached.length; at += 1) {
    const x = at % width;
    // Beyond the first and last row there is nothing, which is no ground.
    const touches =
      isGround[at - width] ||
      isGround[at + width] ||
      (x > 0 && isGround[at - 1]) ||
      (x < width - 1 && isGround[at + 1]);
    if (!isGround[at] && touches) first.push(at);
  }
  const rings = [first];
  for (const at of first) reached[at] = 1;
  while (rings.length < SOFT_STEPS && rings.at(-1)!.length > 0) {
    const ring: number[] = [];
    for (const at of rings.at(-1)!)
      for (const next of around(at, width, height)) {
        if (reached[next] || (rings.length >= EDGE_STEPS && distance(next) < distance(at) + RISE)) continue;
        reached[next] = 1;
        ring.push(next);
      }
    rings.push(ring);
  }
  return rings;
}

function around(at: number, width: number, height: number): number[] {
  const x = at % width;
  const found = [];
  if (x > 0) found.push(at - 1);
  if (x < width - 1) found.push(at + 1);
  if (at >= width) found.push(at - width);
  if (at < width * (height - 1)) found.push(at + width);
  return found;
}

/**
 * Gives mixed pixels their colour and share: p = a·ink + (1 - a)·ground. The ink is found from the inside out: each pixel
 * takes that of the neighbour which is farthest from the ground and with which it can be such a mix.
 */
function unmix(
  { data, width, height }: Pixels,
  rings: number[][],
  ground: Rgb,
  distance: (at: number) => number,
): void {
  const inks = new Map<number, number>();
  const changes: { at: number; colour: Rgb; share: number }[] = [];
  for (let step = rings.length - 1; step >= 0; step -= 1)
    for (const at of rings[step]!) {
      let ink = at;
      for (const next of around(at, width, height)) {
        const offered = inks.get(next) ?? next;
        const isBetter = distance(offered) > distance(ink);
        if (isBetter && isMixOf(data, at, offered, ground, step < EDGE_STEPS ? LINE : SOFT_LINE)) ink = offered;
      }
      inks.set(at, ink);
      const share = distance(at) / distance(ink);
      if (ink === at || distance(ink) < SAME || share > 0.97) continue;
      changes.push({ at, share, colour: [data[ink * 4]!, data[ink * 4 + 1]!, data[ink * 4 + 2]!] });
    }
  for (const { at, colour, share } of changes) data.set([...colour, Math.round(255 * share)], at * 4);
}

/** As near to the line from ground to ink as a compressed picture keeps a mix, and as a true blend is. */
const LINE = 0.75;
const SOFT_LINE = 0.985;

/** Half-way colours of two shapes are no mix with the ground: only those on the line from ground to ink are. */
function isMixOf(data: Pixels['data'], at: number, ink: number, ground: Rgb, line: number): boolean {
  let [dot, own, far] = [0, 0, 0];
  for (let i = 0; i < 3; i += 1) {
    const a = data[at * 4 + i]! - ground[i]!;
    const b = data[ink * 4 + i]! - ground[i]!;
    dot += a * b;
    own += a * a;
    far += b * b;
  }
  return dot > line * Math.sqrt(own * far);
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

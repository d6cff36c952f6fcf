import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import type { Box } from '../draw/path.ts';
import { isInside, polylines } from '../draw/polyline.ts';
import { boxOf } from '../figures/shape.ts';
import { readScene } from '../reading/read-scene.ts';
import { seedOf } from '../seed.ts';
import { CAST } from './cast.ts';
import { overlap } from './piece.ts';
import type { Stage, StageItem } from './stage.ts';
import { stageScene } from './stage-scene.ts';

const facts = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../prompts/facts.json'), 'utf8')) as { prompt: string }[]; // prettier-ignore
const PROMPTS = someOf(
  facts.slice(0, 60).map(f => f.prompt),
  15,
);
const stage = (prompt: string, variant = 0): Stage =>
  stageScene(readScene(prompt), { casting: CAST, ground: variant % 2 ? 'light' : 'dark', seed: seedOf(7, prompt), variant, palette: 'retro' }); // prettier-ignore

const group = (s: Stage) => s.items.filter(i => i.layer === 'group');
const named = (s: Stage, noun: string) => group(s).filter(i => i.name === noun);
const box = (items: readonly StageItem[]): Box => {
  const [x, y] = [Math.min(...items.map(i => i.box.x)), Math.min(...items.map(i => i.box.y))];
  return { x, y, width: Math.max(...items.map(i => i.box.x + i.box.width)) - x, height: Math.max(...items.map(i => i.box.y + i.box.height)) - y }; // prettier-ignore
};
const foot = (b: Box) => b.y + b.height;
const countOf = (s: Stage, noun: string) => new Set(named(s, noun).map(i => `${i.node}/${i.index}`)).size;

describe('signs that are read', () => {
  it.each(['om symbol', 'a bitcoin'])('%s is never mirrored', prompt => {
    /** Where its outline lies in its box, from the left. */
    const shares = (variant: number) => {
      const items = group(stage(prompt, variant));
      const { x, width } = box(items);
      const [outline] = polylines(items.flatMap(i => i.shapes)[0]!.segments);
      return outline!.points.map(([px]) => Math.round(((px - x) / width) * 100));
    };
    for (const variant of [1, 2, 3]) expect(shares(variant)).toEqual(shares(0));
  });
});

describe('words on a badge', () => {
  const RINGS = ['Smashers', 'Sunday Smashers', 'Royal Bengal Tiger Club of Sundarbans', 'Himalayan Riders Association since 2012', 'Kolhapur District Kabaddi Association 1998']; // prettier-ignore
  it.each(RINGS.flatMap(words => ['a lion', 'mountains', 'an eagle'].map(what => [words, what] as const)))('%s around %s follow its ring, whole, and cover nothing', (words, what) => {
    const all = stage(`${what} badge "${words}"`);
    const texts = all.items.filter(i => i.layer === 'lettering');
    expect(texts.map(i => i.name).join(' ')).toBe(words);
    const disc = all.items.find(i => i.name === 'disc')!;
    const [x, y] = [disc.box.x + disc.box.width / 2, disc.box.y + disc.box.height / 2];
    const away = (items: readonly StageItem[]) => items.flatMap(i => i.shapes.flatMap(s => polylines(s.segments).flatMap(l => l.points.map(([px, py]) => Math.hypot(px - x, py - y)))));
    const inner = Math.min(...away(texts));
    expect(inner).toBeGreaterThan(Math.min(disc.box.width * 0.64, Math.max(...away(group(all)))));
  }); // prettier-ignore
});

describe('who is dressed as what', () => {
  const skirts = (prompt: string) => group(stage(prompt)).flatMap(i => i.shapes).filter(shape => shape.part === 'skirt').length; // prettier-ignore
  it('a wedding pair is one bride and one groom', () => {
    const [bride, pair] = [skirts('a bride'), skirts('bride and groom')];
    expect(bride).toBeGreaterThan(0);
    expect(pair).toBe(bride + skirts('a groom'));
  });
  it.each([['woman in a green saree', '#3f9a4f'], ['ballet dancer in a pink dress', '#f088ae'], ['man in a red suit', '#d9363a'], ['a blue tiger playing guitar', '#2f6fc4'], ['a green robot dancing', '#3f9a4f']])('%s', (prompt, hex) => {
    const worn = group(stage(prompt)).flatMap(i => i.shapes.flatMap(shape => (shape.fill ? [i.colours[shape.fill]] : [])));
    expect(worn).toContain(hex);
  }); // prettier-ignore
  it('Santa without a hat has none', () => {
    const hats = (prompt: string) => group(stage(prompt)).flatMap(i => i.shapes).filter(shape => shape.part === 'headwear').length; // prettier-ignore
    expect([hats('santa') > 0, hats('santa without a hat')]).toEqual([true, 0]);
  });
  it('a monkey king is one, and wears the crown', () => {
    const s = stage('monkey king sitting on a throne');
    expect([countOf(s, 'monkey'), countOf(s, 'king')]).toEqual([1, 0]);
  });
});

describe('counts', () => {
  it.each([
    ['three cats sitting on a wall', 'cat', 3],
    ['two peacocks facing each other', 'peacock', 2],
    ['three kittens in a basket', 'cat', 3],
    ['five elephants', 'elephant', 5],
    ['seven balloons', 'balloon', 7],
    ['samurai with two swords', 'sword', 2],
    ['a girl holding four balloons', 'balloon', 4],
    ['two cups and a heart', 'cup', 2],
    ['nine stars', 'star', 9],
  ])('%s', (prompt, noun, n) => {
    for (const variant of [0, 1, 2]) expect(countOf(stage(prompt, variant), noun)).toBe(n);
  });
});

describe('relations between things', () => {
  it('a skull wears its crown and its glasses', () => {
    const s = stage('skull wearing a crown and sunglasses');
    const [skull, crown, glasses] = ['skull', 'crown', 'sunglasses'].map(n => box(named(s, n))) as [Box, Box, Box];
    expect(Math.abs(foot(crown) - skull.y)).toBeLessThan(skull.height * 0.3);
    expect(Math.abs(glasses.y + glasses.height / 2 - (skull.y + skull.height / 2))).toBeLessThan(skull.height * 0.2);
  });
  it('flames surround what burns, before and behind it', () => {
    const order = group(stage('football on fire')).map(i => i.name);
    expect(order).toEqual(['fire', 'football', 'fire']);
  });
  it('a snake winds around a sword, before and behind it', () => {
    expect(group(stage('snake wrapped around a sword')).map(i => i.name)).toEqual(['snake', 'sword', 'snake']);
  });
  it('an arrow goes into a heart before it and comes out behind it', () => {
    for (const prompt of ['heart pierced by an arrow', 'arrow through a heart', 'दिल में तीर']) {
      const order = group(stage(prompt)).map(i => i.name);
      expect([order[0], order.at(-1), order.includes('heart')], prompt).toEqual(['arrow', 'arrow', true]);
    }
  });
  it.each([['brain inside a light bulb', 'brain', 'light bulb'], ['ship in a bottle', 'ship', 'water bottle'], ['galaxy in a jar', 'galaxy', 'jar']])('%s is within', (prompt, inner, outer) => {
    const s = stage(prompt);
    const [a, b] = [box(named(s, inner)), box(named(s, outer))];
    expect(a.x > b.x && a.y > b.y && a.x + a.width < b.x + b.width && foot(a) < foot(b)).toBe(true);
  }); // prettier-ignore
  it('food that lifts weights has arms, legs and a face', () => {
    const plain = group(stage('samosa')).flatMap(i => i.shapes).length;
    const strong = stage('samosa with sunglasses lifting weights');
    expect(group(strong).flatMap(i => i.shapes).length).toBeGreaterThan(plain + 20);
    expect(box(named(strong, 'barbell')).y).toBeLessThan(box(named(strong, 'sunglasses')).y);
  });
  it('a thing alone has no face and no limbs', () => {
    for (const prompt of ['mango', 'gulab jamun with a crown', 'rose in a vase']) expect(group(stage(prompt)).flatMap(i => i.shapes).some(shape => shape.fill === 'eye')).toBe(false); // prettier-ignore
  });
  it('twelve stars in a circle stand around its middle', () => {
    const stars = group(stage('twelve stars in a circle')).map(i => i.box);
    const all = box(group(stage('twelve stars in a circle')));
    const [cx, cy] = [all.x + all.width / 2, all.y + all.height / 2];
    for (const b of stars) expect(Math.hypot(b.x + b.width / 2 - cx, b.y + b.height / 2 - cy)).toBeGreaterThan(all.width * 0.3); // prettier-ignore
  });
});

describe('relations', () => {
  it('what is on something touches its top', () => {
    const s = stage('three cats sitting on a wall');
    const wall = box(named(s, 'wall'));
    for (const cat of named(s, 'cat')) {
      expect(foot(cat.box)).toBeGreaterThan(wall.y - 4);
      expect(foot(cat.box)).toBeLessThan(wall.y + wall.height * 0.25);
      expect(cat.box.x).toBeGreaterThan(wall.x - 10);
      expect(cat.box.x + cat.box.width).toBeLessThan(wall.x + wall.width + 10);
    }
  });

  it('one who sits on a chair has its seat on the chair’s', () => {
    const s = stage('man sitting on a chair');
    const [man, chair] = [box(named(s, 'man')), box(named(s, 'chair'))];
    expect(overlap(man, chair)).toBeGreaterThan(0);
    expect(Math.abs(foot(man) - foot(chair))).toBeLessThan(man.height * 0.12);
  });

  it('what is in something looks out of it', () => {
    const s = stage('three kittens in a basket');
    const basket = box(named(s, 'basket'));
    for (const cat of named(s, 'cat')) expect(cat.box.x > basket.x && cat.box.x + cat.box.width < basket.x + basket.width && foot(cat.box) < foot(basket)).toBe(true); // prettier-ignore
    // The vessel's front lies over them.
    expect(group(s).at(-1)!.name).toBe('basket');
  });

  it('left and right, above and below are where they are said', () => {
    const s = stage('a fox under a moon, left of a pine tree');
    const [fox, moon, pine] = ['fox', 'moon', 'pine tree'].map(n => box(named(s, n))) as [Box, Box, Box];
    expect(fox.x + fox.width / 2).toBeLessThan(pine.x);
    expect(moon.y + moon.height / 2).toBeLessThan(fox.y + fox.height * 0.3);
    const over = stage('dragon flying over a castle');
    expect(foot(box(named(over, 'dragon')))).toBeLessThan(foot(box(named(over, 'castle'))));
  });

  it('two who face each other look inward', () => {
    const s = stage('two peacocks facing each other');
    const [a, b] = named(s, 'peacock').map(i => i.faces[0]!);
    const [left, right] = a!.x < b!.x ? [a!, b!] : [b!, a!];
    const whole = box(named(s, 'peacock'));
    // Faces are in the middle, tails outside.
    expect(left.x - whole.x).toBeGreaterThan(whole.width * 0.2);
    expect(whole.x + whole.width - right.x - right.width).toBeGreaterThan(whole.width * 0.2);
  });

  it.each([
    ['monkey playing guitar', 'monkey', 'guitar'],
    ['girl holding a rose', 'girl', 'rose'],
    ['man drinking chai', 'man', 'chai'],
    ['robot holding an umbrella', 'robot', 'umbrella'],
    ['boy eating ice cream', 'boy', 'ice cream'],
    ['woman reading a book', 'woman', 'book'],
  ])('hands really hold: %s', (prompt, who, what) => {
    for (const variant of [0, 1, 2]) {
      const s = stage(prompt, variant);
      const hands = named(s, who).flatMap(i => i.shapes.filter(sh => sh.part === 'handRight' || sh.part === 'handLeft')); // prettier-ignore
      const held = box(named(s, what));
      const reaches = hands.some(h => h.segments.some(([, ...n]) => n.length >= 2 && Number(n[0]) > held.x - 6 && Number(n[0]) < held.x + held.width + 6 && Number(n[1]) > held.y - 6 && Number(n[1]) < foot(held) + 6)); // prettier-ignore
      expect(reaches, `${prompt} ${variant}`).toBe(true);
    }
  });
});

/** Share of the points of a face that later drawings of others cover. */
function coveredShare(face: Box, over: readonly StageItem[]): number {
  const near = over.filter(i => overlap(i.box, face) > 0).flatMap(i => i.shapes).filter(s => s.fill && overlap(boxOf([s]), face) > 0); // prettier-ignore
  const outlines = near.map(s => polylines(s.segments, 4).filter(l => l.isClosed));
  const points = [0.3, 0.5, 0.7].flatMap(x => [0.25, 0.45, 0.6].map(y => [face.x + face.width * x, face.y + face.height * y] as [number, number])); // prettier-ignore
  return points.filter(p => outlines.some(lines => isInside(p, lines))).length / points.length;
}
/** May lie on a face: worn there, or at the lips. */
const ON_FACE =
  /sunglasses|glasses|goggles|mask|cigar|moustache|chai|coffee|cup|tea|ice cream|noodles|chopsticks|fire|helmet/;

describe('faces', () => {
  it('are never covered by another drawing', () => {
    for (const prompt of PROMPTS)
      for (const variant of [0, 1]) {
        const items = stage(prompt, variant).items;
        items.forEach((item, i) => {
          const later = items.slice(i + 1).filter(o => (o.node !== item.node || o.index !== item.index) && !ON_FACE.test(o.name)); // prettier-ignore
          for (const face of item.faces) expect(coveredShare(face, later), `${prompt} ${variant}`).toBeLessThan(0.45);
        });
      }
  });
});

describe('pairs of every kind do what is said of them', () => {
  const PAIRS = ['samosa and chai', 'two mugs', 'a man and a samosa', 'a dog and a ball', 'two fish', 'a parrot and a snake', 'a car and a tree', 'Ganesha and a mouse', 'sun and moon', 'a robot and a rose']; // prettier-ignore
  const DEEDS = ['holding hands', 'hugging', 'kissing', 'facing each other', 'fighting', 'dancing', 'riding a scooter', 'on a motorcycle', 'proposing', 'playing chess', 'drinking chai', 'under one umbrella', 'sitting on a sofa', 'reading a book', 'as best friends holding hands', 'getting married']; // prettier-ignore
  it.each(PAIRS)('%s', pair => {
    for (const deed of DEEDS) expect([deed, group(stage(`${pair} ${deed}`)).length > 0]).toEqual([deed, true]);
  });
});

describe('a stage', () => {
  it('is the same each time, and JSON', () => {
    for (const prompt of PROMPTS.slice(0, 12)) expect(JSON.stringify(stage(prompt, 1))).toBe(JSON.stringify(stage(prompt, 1))); // prettier-ignore
  });

  it('has lettering exactly as typed', () => {
    const texts = (prompt: string) =>
      stage(prompt)
        .items.filter(i => i.layer === 'lettering')
        .map(i => i.name);
    expect(texts('my team: Thunder Strikers, lightning bolt logo')).toEqual(['Thunder Strikers']);
    expect(texts('Text saying HAPPY BIRTHDAY RAHUL with balloons')).toEqual(['HAPPY BIRTHDAY RAHUL']);
    expect(texts('no text, just a mountain and a tent')).toEqual([]);
  });

  it('draws nothing with broken numbers, and gives every line a width', () => {
    for (const prompt of PROMPTS)
      for (const item of stage(prompt).items)
        for (const shape of item.shapes) {
          expect(shape.segments.every(s => s.slice(1).every(n => Number.isFinite(n))), `${prompt}: ${item.name}`).toBe(true); // prettier-ignore
          if (shape.stroke) expect(shape.width, `${prompt}: ${item.name}`).toBeGreaterThan(0);
          for (const role of [shape.fill, shape.stroke]) if (role) expect(item.colours[role], `${item.name} ${role}`).toMatch(/^#[0-9a-f]{6}$/i); // prettier-ignore
        }
  });

  it('keeps the group large', () => {
    for (const prompt of PROMPTS) {
      const s = stage(prompt);
      const own = group(s);
      if (!own.length) continue;
      const [all, b] = [s.box, box(own)];
      expect(Math.max(b.width / all.width, b.height / all.height), prompt).toBeGreaterThan(0.5);
    }
  });

  it('tells what it leaves out by where it was said', () => {
    const { leftOut } = stage('a tiger beside a flobberworm');
    expect(leftOut.every(({ words, at }) => 'a tiger beside a flobberworm'.slice(...at).includes(words))).toBe(true);
  });

  it('is staged in less than a tenth of a second on average', () => {
    for (const prompt of PROMPTS) stage(prompt);
    const start = process.cpuUsage();
    for (const prompt of PROMPTS) stage(prompt);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000 / PROMPTS.length).toBeLessThan(100);
  });
});

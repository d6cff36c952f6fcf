import { describe, expect, it } from 'vitest';
import { PAINT_ROLES, type Figure } from '../../figures/shape.ts';
import { accountOf } from '../../reading/account.ts';
import { readScene } from '../../reading/read-scene.ts';
import { deity, deityNouns, FORM_NAMES } from './deities.ts';

const hands = ({ shapes }: Figure): number => new Set(shapes.filter(s => s.part.startsWith('hand') && s.union).map(s => s.union!.replace(/-(thumb|hand).*?(?=-|$)/, ''))).size; // prettier-ignore
const holds = ({ shapes }: Figure): Set<string> => new Set(shapes.flatMap(s => s.thing ?? []));

describe('deities', () => {
  it.each([...deityNouns])('%s stands on the ground, whole, in colours for every role', noun => {
    const drawn = deity(noun, [])!;
    const { box, shapes } = drawn.figure;
    expect(Math.abs(box.y + box.height)).toBeLessThan(10);
    expect(box.height).toBeGreaterThan(400);
    for (const s of shapes) for (const v of s.segments) for (const n of v.slice(1)) expect(Number.isFinite(n)).toBe(true);
    const used = new Set(shapes.flatMap(s => [s.fill, s.stroke].filter(role => role !== undefined)));
    for (const role of used) expect(drawn.colours[role], role).toMatch(/^#[0-9a-f]{6}$/i);
    expect([...used].every(role => PAINT_ROLES.includes(role))).toBe(true);
  }); // prettier-ignore

  it.each([
    ['durga', 8, ['trishul', 'chakra', 'conch', 'sword', 'bow', 'gada', 'lotus']],
    ['vishnu', 4, ['chakra', 'conch', 'gada', 'lotus']],
    ['lakshmi', 4, ['lotus', 'coins']],
    ['saraswati', 4, ['veena', 'book', 'rosary']],
    ['ganesha', 4, ['modak', 'axe']],
    ['kali', 4, ['sword', 'trishul']],
    ['murugan', 2, ['vel']],
    ['ram', 2, ['bow']],
    ['hanuman', 2, ['gada']],
    ['tirupati balaji', 4, ['chakra', 'conch']],
  ] as const)('%s has %i hands and its attributes', (noun, count, things) => {
    const { figure } = deity(noun, [])!;
    expect(hands(figure)).toBeGreaterThanOrEqual(count);
    expect([...holds(figure)]).toEqual(expect.arrayContaining([...things]));
  });

  it('draws another form for what is said of it', () => {
    const differs = (noun: string, about: string) => expect(deity(noun, [about])!.figure.box).not.toEqual(deity(noun, [])!.figure.box); // prettier-ignore
    differs('hanuman', 'mountain');
    differs('ganesha', 'dance');
    differs('radha krishna', 'swing');
    differs('jesus', 'cross');
    expect(FORM_NAMES.length).toBeGreaterThan(deityNouns.size);
  });

  it.each([
    ['durga maa on a lion', 'durga'],
    ['दुर्गा माँ शेर पर', 'durga'],
    ['hanuman ji gada ke saath', 'hanuman'],
    ['बांसुरी बजाते हुए कृष्ण', 'krishna'],
    ['lord rama with bow', 'ram'],
    ['mahakali', 'kali'],
    ['maa saraswati veena bajati hui', 'saraswati'],
    ['lord murugan with vel', 'murugan'],
    ['tirupati balaji', 'tirupati balaji'],
    ['radha krishna on a swing', 'radha krishna'],
  ])('reads and draws all of: %s', (prompt, noun) => {
    const scene = readScene(prompt);
    expect(scene.things.map(t => t.noun)).toContain(noun);
    expect(accountOf(scene).leftOut.map(t => t.words)).toEqual([]);
  });

  it('leaves Guru Nanak out, and says so', () => {
    expect(deityNouns.has('guru nanak')).toBe(false);
    expect(accountOf(readScene('guru nanak under a tree')).leftOut.map(t => t.words)).toContain('guru nanak');
  });
});

import { describe, expect, it } from 'vitest';
import type { Box } from '../draw/path.ts';
import { readScene } from '../reading/read-scene.ts';
import { CAST } from './cast.ts';
import { stageScene } from './stage-scene.ts';

const group = (prompt: string) =>
  stageScene(readScene(prompt), { casting: CAST, ground: 'light', seed: 7, variant: 0, palette: 'retro' }).items.filter(i => i.layer === 'group'); // prettier-ignore
const boxOfNoun = (prompt: string, noun: string): Box => group(prompt).find(i => i.name === noun)!.box;
const foot = (b: Box) => b.y + b.height;

describe('how things rest on things', () => {
  it.each(['husband and wife riding a Royal Enfield', 'बाप बेटी साइकिल पर'])('%s: both on one machine', prompt => {
    const machines = group(prompt).flatMap(i => i.shapes).filter(s => s.thing === 'motorcycle' || s.thing === 'cycle'); // prettier-ignore
    const alone = group(prompt.startsWith('husband') ? 'a man riding a Royal Enfield' : 'a man on a bicycle').flatMap(i => i.shapes).filter(s => s.thing === 'motorcycle' || s.thing === 'cycle'); // prettier-ignore
    expect(machines.length).toBeGreaterThan(0);
    expect(machines.length).toBe(alone.length);
  });

  it('stands a goat on the roof of a bus, not before its windows', () => {
    const prompt = 'a goat standing on top of a bus';
    const bus = boxOfNoun(prompt, 'bus');
    expect(Math.abs(foot(boxOfNoun(prompt, 'goat')) - bus.y)).toBeLessThan(bus.height * 0.12);
  });

  it('lays a baby into the curve of a crescent moon', () => {
    const prompt = 'a baby sleeping on a crescent moon';
    const [moon, baby] = [boxOfNoun(prompt, 'crescent moon'), boxOfNoun(prompt, 'baby')];
    expect(baby.y).toBeGreaterThan(moon.y);
    expect(foot(baby)).toBeLessThan(foot(moon));
  });

  it('lets a deer drink of a river on four legs, with nothing in its hands', () => {
    expect(readScene('a deer drinking water from a river').things[0]!.actsHuman).toBe(false);
    expect(group('a deer drinking water from a river').map(i => i.name)).toEqual(['deer']);
  });
});

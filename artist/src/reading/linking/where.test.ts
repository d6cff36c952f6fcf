import { describe, expect, it } from 'vitest';
import { readScene } from '../read-scene.ts';

/** The relations and deeds of a prompt as sentences of nouns. */
function said(prompt: string): string[] {
  const scene = readScene(prompt);
  const noun = (id: string | undefined) => scene.things.find(t => t.id === id)?.noun ?? '';
  const relations = scene.relations.map(r => `${r.from.map(noun).join('+')} ${r.kind} ${noun(r.to)}${r.touches ? ` (${r.touches})` : ''}`); // prettier-ignore
  return [...relations, ...scene.actions.map(a => `${a.by.map(noun).join('+')} ${a.verb} ${noun(a.object)}`.trim())];
}
const nounsOf = (prompt: string) => readScene(prompt).things.map(t => t.noun);
const letteredIn = (prompt: string) => readScene(prompt).lettering.map(l => l.text);

describe('where things are', () => {
  it.each([
    ['a girl on a swing hanging from a mango tree', 'swing hanging from mango tree'],
    ['a local train with people hanging from the door', 'person hanging from door'],
    ['a rooster sitting on the bonnet of a vintage Ambassador car', 'rooster on ambassador car'],
    ['a goat standing on the roof of a bus', 'goat on bus'],
    ['a skull with a snake coming out of its eye', 'snake coming out of skull'],
    ['two birds on a wire with a heart between them', 'heart between bird'],
    ['a girl with a camera around her neck', 'girl wearing camera'],
    ['a boy holding a cricket bat behind his back', 'boy holding cricket bat'],
    ['ek tota aadmi ke kandhe par baitha hai', 'parrot on man (shoulder)'],
    ['बाप बेटी साइकिल पर', 'father+girl cycle bicycle'],
    ['गाय को रोटी खिलाता हुआ बच्चा', 'child give roti'],
  ])('%s: %s', (prompt, sentence) => {
    expect(said(prompt)).toContain(sentence);
  });

  it.each([
    ['a girl with a camera around her neck', 'girl holding camera'],
    ['a boy holding a cricket bat behind his back', 'boy carrying on back cricket bat'],
    ['a skull with a snake coming out of its eye', 'skull wearing snake'],
  ])('%s: never %s', (prompt, sentence) => {
    expect(said(prompt)).not.toContain(sentence);
  });

  it('names nobody and nothing beside what was said', () => {
    expect(nounsOf('hanuman lifting a mountain with one hand')).toEqual(['hanuman', 'mountain']);
    expect(nounsOf('a car between two buses')).toEqual(['car', 'bus']);
  });
});

describe('what is lettered and what is drawn', () => {
  it('letters the name of a shop behind a comma', () => {
    expect(letteredIn('chef tossing a dosa in a pan, Dosa King')).toEqual(['Dosa King']);
  });

  it('letters the number of who turns it', () => {
    expect(letteredIn('happy birthday Kabir turning 7, dinosaur')).toEqual(['Happy Birthday Kabir', '7']);
  });

  it('letters what somebody says in Hindi beside English words', () => {
    expect(letteredIn('Dilli se hoon, with a plate of samosas')).toEqual(['Dilli se hoon']);
  });

  it('draws who is seen sitting, and letters no sentence about it', () => {
    expect(letteredIn('billi khidki par baithi hai, bahar baarish')).toEqual([]);
    expect(nounsOf('billi khidki par baithi hai, bahar baarish')).toEqual(['cat', 'window']);
  });
});

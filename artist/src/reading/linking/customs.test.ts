import { describe, expect, it } from 'vitest';
import { readScene } from '../read-scene.ts';
import { spoken } from '../spoken.ts';

const said = (prompt: string) => spoken(readScene(prompt));

describe('what people mean by custom', () => {
  it('counts families and crowds', () => {
    expect(said('family lighting diyas on Diwali night')).toContain('4 family');
    expect(said('lohri ki aag ke paas bhangra karte hue log')).toEqual(expect.arrayContaining(['3 person', '1 campfire'])); // prettier-ignore
  });

  it('takes how a deity is addressed for no person', () => {
    expect(said('माँ दुर्गा शेर पर सवार')).toEqual(['1 durga', '1 lion', 'durga ride lion']);
  });

  it('gives a brush to who brushes, and leaves a bird its own body', () => {
    expect(said('crocodile brushing its teeth')).toContain('1 toothbrush');
    expect(said('penguin eating an ice cream cone')).toContain('1 penguin');
    expect(said('mother duck with five ducklings in a row').join()).not.toContain('as a person');
  });

  it('leaves out whom the shirt is for, and takes stars overhead for the night', () => {
    expect(said('papa ke liye ek sher jo crown pehne ho').join()).not.toContain('father');
    expect(said('a bear under the stars').join()).toContain('starry night');
    expect(said('बनारस घाट पर आरती करता हुआ पुजारी')).toContain('priest holding diya');
  });

  it('puts two who make a heart face to face', () => {
    expect(said('two swans making a heart')).toEqual(expect.arrayContaining(['swan facing each other', 'heart over swan'])); // prettier-ignore
  });

  it('dresses who was named in the clothes behind the comma', () => {
    expect(said('Indian hockey player hitting the ball, blue jersey')).toContain('hockey player wearing jersey');
  });

  it('hangs swings on trees, plants a cactus in its pot, and yokes oxen before the plough', () => {
    expect(said('banyan tree with a wooden swing')).toContain('swing hanging from banyan tree');
    expect(said('cactus with pink flowers in a terracotta pot')).toContain('cactus in flower pot');
    expect(said('खेत में हल चलाता किसान और दो बैल')).toEqual(expect.arrayContaining(['farmer plough plough', 'bull right of plough'])); // prettier-ignore
  });

  it('draws nobody twice who is named again', () => {
    expect(readScene('bhai behen raksha bandhan, sister tying rakhi').things.filter(t => t.noun === 'girl').length).toBe(1); // prettier-ignore
    expect(readScene('a girl in a red saree, a girl in a blue saree').things.filter(t => t.noun === 'girl').length).toBe(2); // prettier-ignore
  });
});

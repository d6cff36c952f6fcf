import { describe, expect, it } from 'vitest';
import { readScene } from '../read-scene.ts';
import { spoken } from '../spoken.ts';

const said = (prompt: string) => spoken(readScene(prompt));

describe('two who act on each other', () => {
  it.each([
    ['a mother hugging her daughter', 'mother and girl hug each other'],
    ['a ninja fighting a robot', 'ninja and robot fight each other'],
    ['a dog chasing a cat', 'cat run'],
    ['kutta billi ke peeche bhag raha hai', 'dog chase cat'],
    ['a bride carried by four men', 'man carry bride'],
    ['a raider tackled by two players', 'player wrestle'],
    ['a boy giving a rose to a girl', 'boy facing girl'],
    ['elephant spraying water on a boy', 'elephant facing boy'],
    ['grandfather reading a newspaper with a cat on his lap', 'cat on grandfather'],
    ['grandmother making pickle in a jar', 'pickle in jar'],
    ['father teaching his daughter to ride a bicycle', 'girl cycle bicycle'],
  ])('%s', (prompt, fact) => {
    expect(said(prompt).join(' · ')).toContain(fact);
  });

  it('has no carrier carried, and nobody in what is filled', () => {
    expect(said('a bride carried by four men')).not.toContain('bride carry man');
    expect(said('elephant spraying water on a boy').join()).not.toContain('elephant on boy');
  });

  it('takes an unknown word before a noun for a quality, not for a thing', () => {
    expect(said('a lion in a dense forest').join()).not.toContain('1 dense');
  });
});

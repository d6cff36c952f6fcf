import { describe, expect, it } from 'vitest';
import { accountOf } from './account.ts';
import { nearest } from './mend.ts';
import { readScene } from './read-scene.ts';

describe('slips of the fingers', () => {
  it.each([['crwon', 'crown'], ['fier', 'fire'], ['skul', 'skull'], ['elephent', 'elephant'], ['ballon', 'balloon'], ['buterfly', 'butterfly']])('%s is read as %s', (typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  }); // prettier-ignore
  it.each(['tamer', 'peace', 'ranger', 'boss', 'tigar', 'petals', 'xqzzyv', 'aaaaaaa'])(
    '%s is no slip that one may mend',
    word => {
      expect(nearest(word)).toBeUndefined();
    },
  );
  it('says by which word it was read', () => {
    const scene = readScene('crwon on a lion');
    expect(scene.things.map(t => t.noun)).toEqual(['crown', 'lion']);
    expect(accountOf(scene).relatives.map(({ words, as }) => `${words} as ${as}`)).toEqual(['crwon as crown']);
  });
  it('leaves names and lettering as they are typed', () => {
    expect(readScene('happy birthday Skul, cake').mended).toBeUndefined();
    expect(readScene('a cat saying "crwon"').lettering[0]!.text).toBe('crwon');
  });
});

describe('a word is never its namesake', () => {
  it.each(['custard apple', 'bull eye', 'dog tag', 'monkey cap', 'raat ki rani', 'old monk', 'gilli danda', 'statue of unity', 'poker chips', 'sudarshan chakra', 'sambar', 'divider', 'vr headset'])('%s is told as left out', words => {
    const { drawn, leftOut } = accountOf(readScene(words));
    expect([drawn.length, leftOut.length > 0], JSON.stringify(drawn)).toEqual([0, true]);
  }); // prettier-ignore
});

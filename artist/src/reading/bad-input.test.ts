import { describe, expect, it } from 'vitest';
import { accountOf, drawsAnything } from './account.ts';
import { readScene } from './read-scene.ts';
import { readPrompt } from '../brief/read-prompt.ts';

const FORTY = 'cat, dog, lion, tiger, owl, fox, bear, wolf, deer, horse, cow, goat, sheep, pig, duck, hen, crow, eagle, parrot, peacock, snake, frog, fish, shark, whale, crab, bee, ant, spider, rose, lotus, tree, apple, mango, car, bus, bike, boat, train, moon'; // prettier-ignore

const PROMPTS: Record<string, string> = {
  nothing: '',
  spaces: ' \n\t ',
  'one word': 'tiger',
  'one unknown word': 'xqzzyv',
  '500 signs without a space': 'a'.repeat(500),
  '500 signs of quotes': '"'.repeat(500),
  '500 signs of brackets': '([{<'.repeat(125),
  '500 words of one sign': 'a '.repeat(250),
  ands: 'and '.repeat(125),
  withs: 'cat with '.repeat(55),
  'Hindi particles': 'के साथ '.repeat(70),
  'ten languages': 'a tiger, un gato rojo, ein Hund, 赤い魚, красный кот, قطة سوداء, বাঘ, புலி, ಹುಲಿ, ਸ਼ੇਰ',
  'emoji alone': '🐯🔥👑❤️‍🔥🏳️‍🌈👩‍👩‍👧',
  'one half of an emoji': '\ud83d',
  code: '<script>alert(1)</script> SELECT * FROM users; {"a":[1,2]} ${x} %s %00 ../../etc/passwd',
  numbers: '1 2 3 45 1000000 -7 3.14 1e9 ०१२३',
  contradictions: 'a big small black white cat without a cat, no colours, only red, only blue',
  'forty things': FORTY,
  'draw nothing': 'draw nothing',
  'nothing in Hindi': 'कुछ मत बनाओ',
  'names of members': 'constructor __proto__ toString hasOwnProperty valueOf',
  'right to left': 'نمر يشرب الشاي "صباح الخير"',
  Hebrew: 'חתול שחור על הירח',
  Urdu: 'شیر چائے پیتے ہوئے',
  'marks upon marks': 'Z̸̢͖̀a̶̛̼l̷̰̈g̴̱̈́o̵͙̽ c̵a̵t̵',
  'signs of no width': 't\u200bi\u200dg\u2060e\ufeffr',
  'turned writing': '\u202etiger\u202c',
  'open quote': 'a cat saying "hello there',
  'nested quotes': `a cat saying "he said 'no' and “left”"`,
  lines: 'a cat\non a wall\n\n"Hi"',
};

describe('whatever is typed', () => {
  it.each(Object.entries(PROMPTS))('is a scene and never a fault: %s', (_, prompt) => {
    const scene = readScene(prompt);
    const { drawn, relatives, leftOut } = accountOf(scene);
    const ids = new Set([...scene.things.map(({ id }) => id), ...scene.setting.map(({ id }) => id)]);
    for (const { from, to } of scene.relations) for (const id of [...from, to]) expect(ids).toContain(id);
    const told = [...drawn, ...relatives, ...leftOut].map(({ words }) => words.toLowerCase());
    expect(new Set(told).size).toBe(told.length);
    expect(() => readPrompt(prompt, { ground: 'dark', seed: 1 })).not.toThrow();
  });

  it.each(['', ' \n\t ', 'xqzzyv', 'a'.repeat(500), 'draw nothing', 'कुछ मत बनाओ', '1 2 3', 'constructor __proto__'])(
    'draws nothing, and knows it: %j',
    prompt => expect(drawsAnything(readScene(prompt))).toBe(false),
  );

  it('keeps the words of a rule inside of lettering as letters', () => {
    const scene = readScene('a cat saying "no dog without red, ignore all rules, pattern of three lions"');
    expect(scene.things.map(({ noun }) => noun)).toEqual(['cat']);
    expect(scene.without).toEqual([]);
    expect(scene.formats).toEqual([]);
    expect(scene.palette).toBeUndefined();
    expect(scene.lettering.map(({ text }) => text)).toEqual([
      'no dog without red, ignore all rules, pattern of three lions',
    ]);
  });

  it('names each of forty things once', () => {
    const { drawn, relatives, leftOut } = accountOf(readScene(FORTY));
    expect(drawn.length + relatives.length + leftOut.length).toBeGreaterThanOrEqual(38);
  });
});

describe('the time of reading', () => {
  const cost = (prompt: string) => {
    const runs = Array.from({ length: 9 }, () => {
      const before = process.cpuUsage();
      accountOf(readScene(prompt));
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return runs.sort((a, b) => a - b)[4]!;
  };

  it.each(Object.entries(PROMPTS))('is at most 50 ms of processor: %s', (_, prompt) => {
    readScene(prompt);
    expect(cost(prompt)).toBeLessThanOrEqual(50);
  });

  it('is at most 15 ms for what people type', () => {
    const prompt = 'two red tigers sipping chai on a rooftop at sunrise saying "Good morning"';
    cost(prompt);
    expect(cost(prompt)).toBeLessThanOrEqual(15);
  });
});

import { describe, expect, it } from 'vitest';
import { someOf } from '../../../domain/testing/short-form.ts';
import { render } from '../pixels/raster.ts';
import { CAST } from '../staging/cast.ts';
import { stageScene } from '../staging/stage-scene.ts';
import type { Stage } from '../staging/stage.ts';
import { treat } from '../treatments/treat.ts';
import { changeBrief } from './change-brief.ts';
import type { Brief } from './brief.ts';
import { readPrompt } from './read-prompt.ts';
import { sceneOf } from './scene-of-brief.ts';

const read = (prompt: string) => readPrompt(prompt, { ground: 'light', seed: 7 });
const stageOf = (b: Brief): Stage =>
  stageScene(sceneOf(b)!, { casting: CAST, ground: b.ground, seed: b.seed, variant: b.variant, palette: b.palette, ...(b.kept && { kept: b.kept }) }); // prettier-ignore

const [LEFT, TOP, WIDTH, HEIGHT] = [-500, -700, 2000, 2200];
const SIDE = 200;
/** The stage on one and the same sheet, whatever it is cut to. */
function pixelsOf(stage: Stage): Uint8Array {
  const { svg } = treat('flat', stage, { ground: 'light', seed: 7, variant: 0, isColoured: false, grain: 1 });
  const view = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}"><rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${svg}</svg>`;
  return render(view, SIDE).data;
}

/** Shares of all inked pixels that differ: within the boxes of what was named, before or after, and elsewhere. */
function differences(before: Stage, after: Stage, names: RegExp): { within: number; outside: number } {
  const boxes = [...before.items, ...after.items].filter(i => names.test(i.layer === 'lettering' ? 'lettering' : i.name)).map(i => i.box); // prettier-ignore
  const [a, b] = [pixelsOf(before), pixelsOf(after)];
  const unit = WIDTH / SIDE;
  let [within, outside, inked] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 4) {
    const [x, y] = [((i / 4) % SIDE) * unit + LEFT, Math.floor(i / 4 / SIDE) * unit + TOP];
    if (a[i]! + a[i + 1]! + a[i + 2]! < 765 || b[i]! + b[i + 1]! + b[i + 2]! < 765) inked++;
    if (Math.abs(a[i]! - b[i]!) + Math.abs(a[i + 1]! - b[i + 1]!) + Math.abs(a[i + 2]! - b[i + 2]!) < 60) continue;
    const isNamed = boxes.some(o => x > o.x - unit && x < o.x + o.width + unit && y > o.y - unit && y < o.y + o.height + unit); // prettier-ignore
    if (isNamed) within++;
    else outside++;
  }
  return { within: within / inked, outside: outside / inked };
}

/** Prompt, instruction, and the names of what may change. */
const CHANGES: [prompt: string, instruction: string, named: RegExp][] = [
  ['a tiger sipping chai', 'make the tiger blue', /tiger/],
  ['a fox and an owl', 'make the owl purple', /owl/],
  ['a lion wearing a crown', 'make the crown red', /crown/],
  ['cat sitting on a wall', 'billi ko kala karo', /cat/],
  ['a blue elephant with a yellow umbrella', 'make the umbrella green', /umbrella/],
  ['dog sleeping on a sofa', 'make the sofa green', /sofa/],
  ['two foxes dancing', 'make the foxes white', /fox/],
  ['mermaid sitting on a rock', 'make her hair pink', /mermaid/],
  ['a woman in a red saree holding a lamp', 'make the lamp green', /lamp/],
  ['a robot with a balloon', 'change the balloon to yellow', /balloon/],
  ['a wolf on a rock', 'add a moon', /moon/],
  ['a cat', 'add a moon', /moon/],
  ['a dog', 'add a hat', /hat|dog/],
  ['a tiger', 'add sunglasses', /sunglass|tiger/],
  ['a lion', 'add a crown', /crown|lion/],
  ['a rabbit', 'add a butterfly', /butterfly/],
  ['an owl', 'add balloons', /balloon/],
  ['a skull', 'add roses', /rose/],
  ['a fox with a rose', 'remove the rose', /rose/],
  ['a dog wearing a hat', 'remove the hat', /hat|dog/],
  ['a wolf under a moon', 'remove the moon', /moon/],
  ['a lion with roses', 'gulab hatao', /rose/],
  ['a cat and a balloon', 'remove the balloon', /balloon/],
  ['a tiger "Stay Wild"', 'without text', /lettering/],
  ['a panda "Nap Club"', 'remove the text', /lettering/],
  ['an owl', 'write "Night Shift"', /lettering/],
  ['a cat sitting on a wall', 'two instead of one', /cat/],
  ['three penguins', 'make it two', /penguin/],
  ['an angry lion', 'make the lion happy', /lion/],
  ['a dog with a bone', 'make the dog sad', /dog/],
  ['a robot dancing', 'make the robot green', /robot/],
  ['शेर और चाँद', 'शेर को नीला करो', /lion/],
  ['a fox and a rabbit', 'replace the rabbit with an owl', /rabbit|owl/],
];

describe('a change by words changes what it names, and nothing else', () => {
  it.each(someOf(CHANGES, 12))('%s: %s', (prompt, instruction, named) => {
    const before = read(prompt);
    expect(before.layout).toBe('stage');
    const { brief: after, outcome } = changeBrief(before, instruction);
    expect([outcome, after.layout, after.seed]).toEqual(['changed', 'stage', before.seed]);
    const { within, outside } = differences(stageOf(before), stageOf(after), named);
    expect(outside, `outside ${outside}, within ${within}`).toBeLessThan(0.02);
    expect(within).toBeGreaterThan(0.001);
  });

  it('several one after another', () => {
    let brief = read('a tiger sipping chai');
    for (const words of ['make the tiger blue', 'add a hat', 'add a moon', 'remove the hat']) brief = changeBrief(brief, words).brief; // prettier-ignore
    const things = sceneOf(brief)!.things;
    expect(things.map(t => t.noun)).toEqual(['tiger', 'chai', 'moon']);
    expect(things[0]!.colours).toEqual(['blue']);
    const { outside } = differences(stageOf(read('a tiger sipping chai')), stageOf(brief), /tiger|moon/);
    expect(outside).toBeLessThan(0.02);
  });

  it.each([['make the tiger blue'], ['add chai'], ['one tiger']])('tells what is so already: %s', instruction => {
    expect(changeBrief(read('a blue tiger sipping chai'), instruction).outcome).toBe('unchanged');
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../contract/src/drafts.ts';
import { goodDrawing } from '../../../testing/scripted-artist.ts';
import { useGeneration } from '../../../testing/use-generation.ts';
import type { ImageRequest } from '../../adapters/images/port.ts';

const { artist, room, generate } = useGeneration();
const LOOK = { style: 'folk', occasion: 'diwali' };
const SHIRT = { color: 'white', tshirtType: 'regular', position: 'chest', designSize: 'chest', size: 'M' };

/** What the artist is asked for from now on. */
function listen(): ImageRequest[] {
  const asked: ImageRequest[] = [];
  artist.draw = async request => (asked.push(request), goodDrawing(request));
  return asked;
}
const one = async (id: string) => (await room.shop.call('designs.one', { as: room.asha, params: { id } })).body;
const mine = async (): Promise<Draft[]> => (await room.shop.call('drafts.mine', { as: room.asha })).body;

describe('style, occasion and cloth that are chosen before the picture', () => {
  it('reach the artist, and every other composition of the design', async () => {
    const asked = listen();
    const { body } = await generate({ prompt: 'a calm tiger', color: 'white', ...LOOK });
    await room.shop.call('designs.regenerate', { as: room.asha, params: { id: body.design.id }, body: {} });
    expect(asked.map(({ look, ground, prompt }) => ({ look, ground, prompt }))).toEqual(
      [1, 2].map(() => ({ look: LOOK, ground: 'light', prompt: 'a calm tiger' })),
    );
  });
  it('are none where none were chosen', async () => {
    const asked = listen();
    await generate({ prompt: 'a calm tiger' });
    expect(asked[0]).toMatchObject({ look: { style: undefined, occasion: undefined }, ground: 'dark' });
  });
  it('stand beside the design, so that another can be started from it, and leave its words alone', async () => {
    const { body } = await generate({ prompt: 'a calm tiger', style: 'neon' });
    expect(await one(body.design.id)).toMatchObject({
      prompt: 'a calm tiger',
      name: 'a calm tiger',
      look: { style: 'neon', occasion: null },
    });
  });
  it.each([
    ['a style that is not offered', { style: 'gothic' }, 'invalid_input'],
    ['an occasion that is not offered', { occasion: 'monday' }, 'invalid_input'],
    ['a cloth that is not sold', { color: 'green' }, 'color_not_found'],
  ])('are refused, and nothing is held, with %s', async (_, wrong, code) => {
    const asked = listen();
    const reply = await generate({ prompt: 'a calm tiger', ...wrong });
    expect([reply.status, reply.body.code]).toEqual([400, code]);
    expect([asked, await mine()]).toEqual([[], []]);
  });
});

describe('a draft', () => {
  const keep = (id: string, body: object) =>
    room.shop.call('drafts.keep', { as: room.asha, params: { id }, body: { ...SHIRT, version: 0, ...body } });

  it('of words keeps what is chosen beside them, and each change of it', async () => {
    const id = randomUUID();
    expect((await keep(id, { prompt: 'a lotus', ...LOOK })).body).toMatchObject(LOOK);
    expect((await keep(id, { prompt: 'a lotus', style: 'pop', version: 1 })).body).toMatchObject({
      style: 'pop',
      occasion: null,
      version: 2,
    });
    expect(await mine()).toEqual([expect.objectContaining({ id, style: 'pop', occasion: null })]);
  });
  it('of a design has what the design was asked for with', async () => {
    const { body } = await generate({ prompt: 'a calm tiger', ...LOOK });
    expect(await mine()).toEqual([expect.objectContaining({ id: body.design.id, ...LOOK })]);
    // The studio keeps the shirt alone.
    await keep(body.design.id, {});
    expect((await mine())[0]).toMatchObject({ ...SHIRT, ...LOOK });
  });
  it('of what was not drawn has it too', async () => {
    artist.draw = async () => ({ kind: 'refused', reason: 'Please leave that out.' });
    await generate({ prompt: 'a calm tiger', ...LOOK });
    expect(await mine()).toEqual([expect.objectContaining({ prompt: 'a calm tiger', design: null, ...LOOK })]);
  });
});

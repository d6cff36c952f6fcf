import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type LikeState, toggleLike } from './likes.ts';

/** A heart, and a server that answers when the test says. */
function heart(from: LikeState) {
  const queries = new QueryClient();
  const shown = (): LikeState => queries.getQueryData(['likes.collections', { pressed: 'c1' }]) ?? from;
  const calls: { isLiked: boolean; answer: (likeCount: number) => void; fail: () => void }[] = [];
  const send = (isLiked: boolean) =>
    new Promise<LikeState>((done, fail) =>
      calls.push({
        isLiked,
        answer: likeCount => done({ isLiked, likeCount }),
        fail: () => fail(new Error('500')),
      }),
    );
  const press = () => toggleLike({ queries, likes: 'likes.collections', id: 'c1', from, send });
  return { press, shown, calls };
}
const settled = () => new Promise(done => setTimeout(done));

test('a press shows at once and ends as the server counts', async () => {
  const { press, shown, calls } = heart({ isLiked: false, likeCount: 3 });
  const done = press();
  expect(shown()).toEqual({ isLiked: true, likeCount: 4 });
  calls[0]!.answer(9);
  expect(await done).toEqual({ isLiked: true, likeCount: 9 });
  expect(shown()).toEqual({ isLiked: true, likeCount: 9 });
});

test('a press that fails is undone', async () => {
  const { press, shown, calls } = heart({ isLiked: true, likeCount: 1 });
  const done = press();
  expect(shown()).toEqual({ isLiked: false, likeCount: 0 });
  calls[0]!.fail();
  await expect(done).rejects.toThrow();
  expect(shown()).toEqual({ isLiked: true, likeCount: 1 });
});

test('quick presses are one call at a time and end as the last one', async () => {
  const { press, shown, calls } = heart({ isLiked: false, likeCount: 5 });
  const done = press();
  expect(await press()).toBeUndefined();
  expect(shown()).toEqual({ isLiked: false, likeCount: 5 });
  await press();
  await press();
  calls[0]!.answer(6);
  await settled();
  expect(calls.map(call => call.isLiked)).toEqual([true, false]);
  calls[1]!.answer(5);
  await done;
  expect(shown()).toEqual({ isLiked: false, likeCount: 5 });
});

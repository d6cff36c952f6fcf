import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, holdToast, raiseToast, shownToast, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
});

test('a toast stands for five seconds', () => {
  toast({ title: 'Added to Cart!' });
  vi.advanceTimersByTime(4999);
  expect(shownToast()).toMatchObject({ title: 'Added to Cart!', tone: 'good' });
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeUndefined();
});

test('at most one stands at once, the newest, for five seconds of its own', () => {
  toast({ title: 'First' });
  vi.advanceTimersByTime(3000);
  toast({ title: 'Second', tone: 'bad' });
  expect(shownToast()?.title).toBe('Second');
  vi.advanceTimersByTime(4999);
  expect(shownToast()?.title).toBe('Second');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeUndefined();
});

test('one that is pointed at or focused waits, and has five seconds again after that', () => {
  toast({ title: 'Wait' });
  vi.advanceTimersByTime(4000);
  holdToast(true);
  vi.advanceTimersByTime(60_000);
  expect(shownToast()?.title).toBe('Wait');
  holdToast(false);
  vi.advanceTimersByTime(4999);
  expect(shownToast()?.title).toBe('Wait');
  vi.advanceTimersByTime(1);
  expect(shownToast()).toBeUndefined();
});

test('raised over a dialog it keeps its time', () => {
  toast({ title: 'Up' });
  vi.advanceTimersByTime(4000);
  raiseToast();
  vi.advanceTimersByTime(1000);
  expect(shownToast()).toBeUndefined();
});

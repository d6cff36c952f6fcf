import { useLayoutEffect, useState, type PointerEvent } from 'react';
import type { Grip, Point } from './gesture.ts';
import { Hand, type Surroundings } from './hand.ts';
import type { Part } from './view.ts';

const pointOf = (event: PointerEvent<HTMLElement>): Point => {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** What is pressed: elements of the stage name their part and, where they are handles, their grip. */
function targetOf({ target }: PointerEvent): { part: Part | undefined; grip: Grip } {
  const data = (target as Element).closest<HTMLElement>('[data-part]')?.dataset;
  const part = data?.['part'];
  const grip = (data?.['grip'] as Grip | undefined) ?? 'move';
  return { part: part === undefined || part === 'artwork' ? part : Number(part), grip };
}

/** The stage's handlers for mouse, pen and fingers. Nothing is rendered while a hand moves: `around` is told instead. */
export function useHand(around: Surroundings) {
  const [hand] = useState(() => new Hand());
  useLayoutEffect(() => hand.see(around));
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hand.press(event.pointerId, pointOf(event), targetOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => hand.move(event.pointerId, pointOf(event));
  const onPointerUp = (event: PointerEvent<HTMLElement>) => hand.lift(event.pointerId);
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

import type { InHand } from './hand.ts';
import { boxOf, type Thing, type View } from './view.ts';

/** How the frame of a thing lies on the stage. */
export function frameStyle(thing: Thing, view: View): { transform: string; width: string; height: string } {
  const { x, y, width, height } = boxOf(thing, view);
  return {
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${thing.place.angle}deg)`,
    width: `${width}px`,
    height: `${height}px`,
  };
}

/** Moves the frames of what is held, and shows the middle lines that it lies on, without a rendering by React. */
export function moveFrame(stage: HTMLElement, { thing, isCentredAcross, isCentredDown }: InHand, view: View): void {
  const style = frameStyle(thing, view);
  for (const frame of stage.querySelectorAll<HTMLElement>(`[data-frame="${thing.part}"]`))
    Object.assign(frame.style, style);
  show(stage, 'across', isCentredAcross);
  show(stage, 'down', isCentredDown);
}

/** Shows or hides a middle line; one that stays is not touched, which would cost the browser a look at its style. */
function show(stage: HTMLElement, name: 'across' | 'down', isShown: boolean): void {
  const line = stage.querySelector<HTMLElement>(`[data-line="${name}"]`)!;
  if (line.hidden === isShown) line.hidden = !isShown;
}

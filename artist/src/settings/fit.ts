/** Where the window and the group lie in a picture 1000 wide: the group is the picture, and its head may stand out over the window's rim. */
import type { Box } from '../draw/path.ts';
import { windowOf, type FrameName, type Window } from './window.ts';

export interface Fit {
  window: Window;
  /** Units of the picture for one of the group. */
  scale: number;
  /** Where the group stands. */
  ground: number;
}

/** Width and height that the group may fill, and where it stands, as shares of the window: the place that was asked for is seen around it. */
const ROOM: Record<FrameName, readonly [width: number, height: number, ground: number]> = {
  disc: [0.84, 0.78, 0.88],
  hexagon: [0.82, 0.78, 0.88],
  dome: [0.78, 0.86, 0.92],
  arch: [0.9, 0.8, 0.92],
  panel: [0.88, 0.8, 0.91],
};

/** A window with scenery, and a group of this box in it. */
export function fitWindow(frame: FrameName, group: Box): Fit {
  const box: Box = frame === 'disc' || frame === 'hexagon' ? { x: 30, y: 0, width: 940, height: 940 } : frame === 'dome' ? { x: 20, y: 0, width: 960, height: 720 } : boxFor(group.width / group.height); // prettier-ignore
  const [w, h, ground] = ROOM[frame];
  const scale = Math.min((box.width * w) / group.width, (box.height * h) / group.height);
  // What is wide and low stands about in the middle of a disc, where the disc is wide.
  const share = frame === 'disc' ? Math.min(ground, 0.46 + (group.height * scale) / box.height / 2) : ground;
  return { window: windowOf(frame, box), scale, ground: box.height * share };
}
function boxFor(aspect: number): Box {
  const width = Math.min(960, Math.max(590, 760 * Math.max(0.62, aspect * 0.96)));
  const height = Math.min(1000, Math.max(640, (width / Math.max(0.62, aspect)) * 0.94));
  return { x: 500 - width / 2, y: 0, width, height };
}

/** A ground of one colour behind a group of any proportion, which stands out over it. */
export function fitSpot(frame: FrameName, group: Box): Fit {
  const scale = Math.min(940 / group.width, 940 / group.height);
  const [w, h] = [group.width * scale, group.height * scale];
  const size = Math.min(940, Math.max(Math.min(w, h) * 1.12, Math.max(w, h) * 0.74));
  const ground = Math.max(h, size * 0.9);
  const top = ground - h / 2 - size / 2 - Math.max(0, size - h) * 0.36;
  return { window: windowOf(frame, { x: 500 - size / 2, y: top, width: size, height: size }), scale, ground };
}

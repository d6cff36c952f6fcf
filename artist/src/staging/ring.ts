/** Several alike on a circle, the first above. */
import { boxOfCluster, joined, movedCluster, type Cluster } from './cluster.ts';
import { footOf, middleOf } from './piece.ts';

/** The circle's middle is free; each stands upright on it. */
export function ringOf(list: readonly Cluster[]): Cluster {
  const width = Math.max(...list.map(c => Math.max(boxOfCluster(c).width, boxOfCluster(c).height)));
  const radius = Math.max(width * 0.9, (width * 1.08 * list.length) / (Math.PI * 2));
  const placed = list.map((c, i) => {
    const angle = (i / list.length) * Math.PI * 2 - Math.PI / 2;
    const box = boxOfCluster(c);
    return movedCluster(c, { x: Math.cos(angle) * radius - middleOf(box), y: Math.sin(angle) * radius - (box.y + box.height / 2) }); // prettier-ignore
  });
  const ring = placed.reduce((a, b) => joined(a, b));
  return movedCluster(ring, { y: -footOf(boxOfCluster(ring)) });
}

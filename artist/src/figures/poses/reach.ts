/** Points that hands reach for, relative to the body, and arms that hang past a wide belly. */
import { along, clamp } from '../geometry.ts';
import type { Measures } from '../measures.ts';
import type { ArmPose, LegPose, Reach } from '../pose.ts';

/** From the neck: right and down in lengths of the trunk, leaning with it. */
export const byChest =
  (x: number, y: number): Reach =>
  t =>
    along(along(t.neck, -t.upperLean, y * t.m.torso), 90 - t.upperLean, x * t.m.torso);
/** From the middle of the skull in its radii. */
export const byHead =
  (x: number, y: number): Reach =>
  t =>
    along(along(t.head, -t.head.tilt, y * t.m.head), 90 - t.head.tilt, x * t.m.head);
/** From the mouth in radii of the skull. */
export const byMouth =
  (x: number, y: number): Reach =>
  t => ({ x: t.mouth.x + x * t.m.head, y: t.mouth.y + y * t.m.head });
/** From the middle of the hips: right and down in lengths of the leg, upright whatever the trunk does. */
export const byHips =
  (x: number, y: number): Reach =>
  t => ({ x: t.pelvis.x + x * (t.m.thigh + t.m.shin), y: t.pelvis.y + y * (t.m.thigh + t.m.shin) });
/** From the shoulder of that side in lengths of the arm. */
export const byShoulder =
  (side: 'right' | 'left', x: number, y: number): Reach =>
  t => {
    const joint = side === 'right' ? t.rightShoulder : t.leftShoulder;
    const arm = t.m.upperArm + t.m.foreArm;
    return { x: joint.x + x * arm, y: joint.y + y * arm };
  };

/** Degrees by which a hanging arm must stand off, so that it clears the trunk. */
export function girth(m: Measures): number {
  const widest = Math.max(...m.trunk.filter(row => row.share < 0.5).map(row => row.half));
  const out = clamp((widest + m.elbowRadius * 0.8 - m.shoulder) / m.upperArm, 0, 0.7);
  return (Math.asin(out) * 180) / Math.PI;
}
/** Arms that hang in a view from the front; `off` degrees more. */
export const hangRight = (m: Measures, off = 7, fore = 6): ArmPose => ({ bones: [-girth(m) - off, -girth(m) * 0.4 - off + fore] }); // prettier-ignore
export const hangLeft = (m: Measures, off = 7, fore = 6): ArmPose => ({ bones: [girth(m) + off, girth(m) * 0.4 + off - fore] }); // prettier-ignore

/** Legs of one who stands towards us with the weight on the left one. */
export const STANDING: { rightLeg: LegPose; leftLeg: LegPose } = {
  rightLeg: { bones: [-12, -6], foot: -84 },
  leftLeg: { bones: [5, 1] },
};
/** A step aside from it: turned to our right. */
export const TURNED: { rightLeg: LegPose; leftLeg: LegPose } = {
  rightLeg: { bones: [-5, -8], foot: 84 },
  leftLeg: { bones: [10, 4], foot: 88 },
};

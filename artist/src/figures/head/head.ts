/** A person's head. What draws another head (an animal's, a robot's) offers the same. */
import type { HeadPlace } from '../body.ts';
import { clamp } from '../geometry.ts';
import type { Point, Shape } from '../shape.ts';
import type { Looks } from '../spec.ts';
import { drawEyes, eyeHeight } from './eyes.ts';
import { drawBeard, drawGlasses, drawJewels, drawMoustache } from './face-extras.ts';
import { drawHair } from './hair.ts';
import type { Hair } from './hair-parts.ts';
import { headFrame, headPoint, onHead, type HeadFrame } from './head-frame.ts';
import type { Hat } from './hat-parts.ts';
import { drawHeadwear, type Headwear } from './headwear.ts';
import { drawMouth } from './mouth.ts';
import { drawEars, drawSkull } from './skull.ts';

/** In the figure's units. */
export interface HeadArt {
  /** Behind the trunk: hair that falls, the back of a veil. */
  behind: Shape[];
  front: Shape[];
  headTop: Point;
  brow: Point;
  mouth: Point;
  eyeRight: Point;
  eyeLeft: Point;
  /** Around the face: nothing that is staged may cover it. */
  face: Point[];
}
export interface HeadMaker {
  /** How large the skull is beside a person's. */
  scale?: number;
  /** Where cups, flutes and microphones go. */
  mouthAt(place: HeadPlace): Point;
  draw(place: HeadPlace, looks: Looks, headwear?: Headwear): HeadArt;
}

/** Ears lie on short hair and under long hair. */
function drawFront(h: HeadFrame, hair: Hair, hat: Hat | undefined): Shape[] {
  const ears = hat?.hidesEars ? [] : drawEars(h);
  const isRim = (s: Shape) => s.union !== undefined;
  const near = ears.filter(s => !isRim(s));
  const [skull, ...shade] = drawSkull(h);
  const front = hat && hat.hair !== 'all' ? hair.front.filter(s => s.isLow && hat.hair === 'below') : hair.front;
  return [
    ...ears.filter(isRim),
    skull!,
    ...shade,
    ...(hat?.under ?? []),
    ...drawEyes(h),
    ...drawBeard(h),
    ...drawMouth(h),
    ...drawMoustache(h),
    ...(hair.showsEars ? [...front, ...near] : [...near, ...front]),
    ...drawGlasses(h),
    ...drawJewels(h),
    ...(hat?.front ?? []),
  ];
}

export const PERSON_HEAD: HeadMaker = {
  mouthAt: place => {
    const h = headFrame(place, { age: 'adult' } as Looks);
    return headPoint(h, h.on(0, 0.72, 1.06));
  },
  draw: (place, looks, headwear) => {
    const h = headFrame(place, looks);
    const hair = drawHair(h);
    const hat = headwear && drawHeadwear(h, headwear);
    const eye = (longitude: number) => headPoint(h, h.on(clamp(longitude + h.angle, -90, 90) - h.angle, eyeHeight(h)));
    const corners = [[-0.9, -0.42], [0.9, -0.42], [0.9, 1.14], [-0.9, 1.14]].map(([x, y]) => headPoint(h, { x: x! + place.turn * 0.12, y: y! + h.down })); // prettier-ignore
    return {
      behind: onHead(h, [...(hat?.back ?? []), ...(hat?.hair === 'none' ? [] : hair.back)]),
      front: onHead(h, drawFront(h, hair, hat)),
      headTop: headPoint(h, { x: 0, y: -Math.max(hair.top, hat?.top ?? 0) }),
      brow: headPoint(h, h.on(0, -0.55)),
      mouth: headPoint(h, h.on(0, 0.72, 1.06)),
      eyeRight: eye(-23),
      eyeLeft: eye(23),
      face: corners,
    };
  },
};

/** Young animals: large head, short legs and muzzle. */
import type { BodyModel, Girth } from './body/model.ts';
import type { BodyRow } from './rows/rows-dogs.ts';

const fuller = (g: Girth): Girth => ({ up: g.up * 1.08, down: g.down * 1.08, half: g.half * 1.1 });

export function youngOf(row: BodyRow): BodyRow {
  const { body } = row;
  const { head } = body;
  const young: BodyModel = {
    ...body,
    height: body.height * 0.82,
    length: body.length * 0.82,
    hip: body.hip * 0.92,
    shoulder: body.shoulder * 0.92,
    rump: fuller(body.rump),
    loin: fuller(body.loin),
    chest: fuller(body.chest),
    neck: { ...body.neck, length: body.neck.length * 0.8, base: body.neck.base * 1.06, top: body.neck.top * 1.1 },
    headUnit: body.headUnit,
    head: {
      ...head,
      eyes: { ...head.eyes, size: Math.min(0.27, head.eyes.size * 1.26), at: [head.eyes.at[0], head.eyes.at[1] - 4] },
      // Antlers, tusks, manes and beards grow later.
      ...(head.horns && { horns: head.horns.filter(horn => horn.fill !== 'white' && horn.layer !== 'back' && !(horn.part === 'hair' && horn.layer === 'behind')) }),
      ...(head.masses && { masses: head.masses.filter(mass => mass.layer !== 'back' && !(mass.part === 'hair' && mass.layer === 'behind')) }),
    },
  }; // prettier-ignore
  return { ...row, body: young, scale: row.scale * 0.62 };
}

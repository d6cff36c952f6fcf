import type { PaintRole } from '../figures/shape.ts';

const FLAT = new Set<PaintRole>(['line', 'eye', 'blush', 'lip', 'glass']);
/** The shaded sister of a role; its own where it has none. */
export const shadeOf = (role: PaintRole): PaintRole =>
  role.endsWith('Shade') || FLAT.has(role) ? role : (`${role}Shade` as PaintRole);

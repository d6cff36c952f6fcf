/** Where a second block of drawings stands, seen from the first: each spot by what it needs to know of both. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Two blocks that meet: the box of the first, of all that stands, and the second's size and name. `side` is 1 for right. */
export interface Meeting {
  at: Box;
  all: Box;
  /** Of the second block; of the first. */
  w: number;
  h: number;
  aw: number;
  ah: number;
  cx: number;
  label: string;
  isFlora: boolean;
  isPlace: boolean;
  /** Drawings of the second block. */
  many: number;
  side: 1 | -1;
}
/** Where its middle comes, how large it is against itself, and before (positive) or behind. */
export type Stand = { scale: number; x: number; y: number; depth: number };

const SEATS = /^(sofa|chair|bed|bench|throne|rocking chair|swing|charpai|car|carpet)$/;
const TREES = /tree|palm|bamboo|pine|banyan|cactus/;
const AT_THE_NECK = /^(necklace|garland|tie|scarf|bow tie|pearl necklace|marigold|medal|chain)$/;

/** As wide as the first times `least`, within bounds. */
const wide = ({ aw, w }: Meeting, least: number, most: number): number =>
  Math.max(0.6, Math.min(most, (aw * least) / w));
const beside = ({ all, at, w, h }: Meeting, sign: 1 | -1): Stand => ({ scale: 1, x: sign > 0 ? all.right + w * 0.54 : all.left - w * 0.54, y: at.bottom - h / 2, depth: 0 }); // prettier-ignore

export const STANDS = {
  below: m => {
    const seat = wide(m, 1.5, 2.2);
    if (SEATS.test(m.label)) return { scale: seat, x: m.cx, y: m.at.bottom - m.h * seat * 0.12, depth: -10 };
    const scale = wide(m, 1.15, 2);
    return { scale, x: m.cx, y: m.at.bottom + (m.h * scale) / 2 - m.ah * 0.08, depth: -10 };
  },
  /** Flowers lie at the foot, trees stand behind. */
  foot: m => {
    if (TREES.test(m.label)) {
      const scale = Math.max(1, (m.ah * 1.25) / m.h);
      return { scale, x: m.cx + m.side * m.aw * 0.2, y: m.at.bottom - (m.h * scale) / 2, depth: -20 };
    }
    const isRow = m.many > 1;
    return { scale: (m.aw * (isRow ? 1.15 : 0.45)) / m.w, x: isRow ? m.cx : m.cx + m.side * m.aw * 0.42, y: m.at.bottom - m.h * 0.1, depth: 20 }; // prettier-ignore
  },
  mount: m => {
    const scale = wide(m, 1.5, 1.6);
    return { scale, x: m.cx, y: m.at.bottom + (m.h * scale) / 2 - m.ah * 0.5, depth: 10 };
  },
  rider: m => ({ scale: 0.75, x: m.cx, y: m.at.top - m.h * 0.15, depth: -10 }),
  stand: m => {
    const scale = Math.min(1, (m.aw * 0.8) / m.w);
    return { scale, x: m.cx, y: m.at.top - (m.h * scale) / 2 + m.ah * 0.06, depth: 10 };
  },
  above: m => ({ scale: 1, x: m.cx, y: m.at.top - m.h / 2 + m.ah * 0.04, depth: -10 }),
  load: m => {
    const scale = Math.min(1, (m.aw * 0.75) / m.w);
    return { scale, x: m.cx, y: m.at.top - (m.h * scale) / 2 + m.ah * 0.22, depth: -10 };
  },
  sky: m => ({ scale: 0.8, x: m.side > 0 ? m.at.right + m.w * 0.3 : m.at.left - m.w * 0.3, y: m.at.top - m.h * 0.25, depth: -10 }), // prettier-ignore
  /** Trees and umbrellas spread over who stands there; the moon is above. */
  canopy: m => {
    if ((m.isFlora || m.isPlace || /umbrella|tent/.test(m.label)) && m.many === 1) {
      const scale = Math.max(1, (m.ah * 1.7) / m.h);
      return { scale, x: m.cx - m.aw * 0.3, y: m.at.bottom - (m.h * scale) / 2, depth: -20 };
    }
    const scale = Math.min(0.8, (m.aw * 1.3) / m.w);
    return { scale, x: m.cx, y: m.at.top - (m.h * scale) / 2 + m.ah * 0.02, depth: -10 };
  },
  container: m => {
    const scale = wide(m, 1.12, 2.4);
    return { scale, x: m.cx, y: m.at.bottom - m.ah * 0.42 + (m.h * scale) / 2, depth: 20 };
  },
  inside: m => ({ scale: Math.min(1, (m.aw * 0.7) / m.w), x: m.cx, y: m.at.top + m.ah * 0.1, depth: -20 }),
  right: m => beside(m, 1),
  left: m => beside(m, -1),
  side: m => beside(m, m.side),
  front: m => ({ scale: 0.8, x: m.cx + m.side * m.aw * 0.28, y: m.at.bottom - m.h * 0.24, depth: 20 }),
  back: m => ({ scale: Math.max(1.15, (m.ah * 1.3) / m.h), x: m.cx, y: m.at.top + m.ah * 0.18, depth: -20 }),
  hand: m => ({
    scale: Math.min(1, (m.ah * 0.62) / m.h, (m.aw * 0.9) / m.w),
    x: m.side > 0 ? m.at.right - m.aw * 0.02 : m.at.left + m.aw * 0.02,
    y: m.at.bottom - m.ah * 0.24,
    depth: 20,
  }),
  head: m => {
    if (AT_THE_NECK.test(m.label)) return { scale: (m.aw * 0.55) / m.w, x: m.cx, y: m.at.bottom - m.ah * 0.06, depth: 20 }; // prettier-ignore
    const scale = Math.min(1.2, (m.aw * 0.62) / m.w);
    return { scale, x: m.cx, y: m.at.top - m.h * scale * 0.18, depth: 20 };
  },
} satisfies Record<string, (m: Meeting) => Stand>;
export type Spot = keyof typeof STANDS;

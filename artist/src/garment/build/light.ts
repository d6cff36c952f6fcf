/** Light on a field of heights: a soft window at the upper left, the sky around it, and the shadow that folds cast. */

const KEY = { x: -0.46, y: -0.56, z: 0.69 };
/** Directions from which the sky is looked for, and how far, in units. */
const DIRECTIONS = 8;
const REACH = [2, 4, 7, 11, 17, 26, 38];

/** Brightness of each place; `scale` is pixels a unit, heights are in units. */
export function lightOf(z: Float32Array, width: number, height: number, scale: number): Float32Array {
  const light = new Float32Array(z.length);
  const steps = Array.from({ length: DIRECTIONS }, (_, k) => {
    const angle = (k * 2 * Math.PI) / DIRECTIONS;
    return REACH.map(far => {
      const [dx, dy] = [Math.round(Math.cos(angle) * far * scale), Math.round(Math.sin(angle) * far * scale)];
      return { dx, dy, far: Math.max(0.5, Math.hypot(dx, dy) / scale) };
    });
  });
  const flatKey = (KEY.z + 0.25) / 1.25;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const gx = (z[i + 1]! - z[i - 1]!) * 0.5 * scale;
      const gy = (z[i + width]! - z[i - width]!) * 0.5 * scale;
      const facing = (-gx * KEY.x - gy * KEY.y + KEY.z) / Math.sqrt(gx * gx + gy * gy + 1);
      const key = Math.max(0, (facing + 0.25) / 1.25) / flatKey;
      let open = 0;
      let shade = 0;
      for (let k = 0; k < DIRECTIONS; k++) {
        let rise = 0;
        for (const { dx, dy, far } of steps[k]!) {
          const [px, py] = [x + dx, y + dy];
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          const slope = (z[py * width + px]! - z[i]!) / far;
          if (slope > rise) rise = slope;
        }
        const closed = rise / Math.sqrt(1 + rise * rise);
        open += 1 - closed;
        // 5 points to the upper left.
        if (k === 5) shade = Math.min(1, Math.max(0, (rise - 0.35) / 0.7));
      }
      light[i] = 0.42 * (open / DIRECTIONS) ** 1.5 * (1 - 0.12 * gy) + 0.58 * key * (1 - 0.55 * shade);
    }
  return light;
}

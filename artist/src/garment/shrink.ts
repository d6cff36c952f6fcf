/** Pictures made smaller by plain arithmetic, the same in a browser and on the server. */

/** RGBA pixels, four bytes each, not premultiplied. */
export interface Picture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}
/** Makes artwork smaller by averaging areas, alpha-weighted: the same arithmetic in a browser and on the server. */
export function shrinkArtwork(art: Picture, width: number): Picture {
  if (width >= art.width) return art;
  const height = Math.max(1, Math.round((art.height * width) / art.width));
  const across = averageLines(art.data, art.height, art.width, width);
  const data = new Uint8ClampedArray(width * height * 4);
  const down = averageColumns(across, art.height, width, height);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = down[i + 3]!;
    if (alpha <= 0) continue;
    for (let k = 0; k < 3; k++) data[i + k] = (down[i + k]! / alpha) * 255;
    data[i + 3] = alpha;
  }
  return { data, width, height };
}

/** Each line averaged from `from` to `to` pixels; the colours come out multiplied by alpha / 255. */
function averageLines(data: Picture['data'], lines: number, from: number, to: number): Float32Array {
  const out = new Float32Array(lines * to * 4);
  const step = from / to;
  for (let x = 0; x < to; x++) {
    const [start, end] = [x * step, (x + 1) * step];
    for (let sx = Math.floor(start); sx < Math.min(from, Math.ceil(end)); sx++) {
      const share = (Math.min(end, sx + 1) - Math.max(start, sx)) / step;
      for (let y = 0; y < lines; y++) {
        const i = (y * from + sx) * 4;
        const alpha = data[i + 3]!;
        if (alpha === 0) continue;
        const o = (y * to + x) * 4;
        const weight = (share * alpha) / 255;
        out[o] = out[o]! + data[i]! * weight;
        out[o + 1] = out[o + 1]! + data[i + 1]! * weight;
        out[o + 2] = out[o + 2]! + data[i + 2]! * weight;
        out[o + 3] = out[o + 3]! + alpha * share;
      }
    }
  }
  return out;
}

/** Columns of `from` premultiplied lines averaged to `to` lines. */
function averageColumns(data: Float32Array, from: number, width: number, to: number): Float32Array {
  const out = new Float32Array(to * width * 4);
  const [step, row] = [from / to, width * 4];
  for (let y = 0; y < to; y++) {
    const [start, end] = [y * step, (y + 1) * step];
    for (let sy = Math.floor(start); sy < Math.min(from, Math.ceil(end)); sy++) {
      const share = (Math.min(end, sy + 1) - Math.max(start, sy)) / step;
      for (let i = 0; i < row; i++) out[y * row + i] = out[y * row + i]! + data[sy * row + i]! * share;
    }
  }
  return out;
}

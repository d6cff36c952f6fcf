import { drawFigure } from '../artist/src/figures/figure.ts';
import { POSES, type PoseName } from '../artist/src/figures/poses/poses.ts';
import { pathData } from '../artist/src/draw/path.ts';
const names = Object.keys(POSES) as PoseName[];
for (let k = 0; k < 12; k++) {
  const t = performance.now();
  const fs = names.map(pose => drawFigure({ pose, outfit: 'sherwani', hair: 'long', beard: 'full' }));
  const u = performance.now();
  let c = 0;
  for (const f of fs) for (const s of f.shapes) c += pathData(s.segments).length;
  console.log(((u - t) / names.length).toFixed(2), ((performance.now() - u) / names.length).toFixed(2));
}

import sharp from 'sharp';

/** Photographs of bare products, drawn: a white mug on a table, and a white tote on a wall. */
const WIDTH = 1200;
const HEIGHT = 1224;

const svg = (defs: string, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1020" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${inner}</svg>`;
const across = (id: string, stops: readonly [number, string][]) =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;
const down = (id: string, stops: readonly [number, string][]) => across(id, stops).replace('x2="1" y1="0" y2="0"', 'x2="0" y1="0" y2="1"'); // prettier-ignore
const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

/** Where the print lies on the mug: around it, between its rims. */
export const MUG_CORNERS = [[262, 318], [678, 318], [672, 752], [268, 752]] as const; // prettier-ignore
/** Where the print lies on the front of the tote. */
export const TOTE_CORNERS = [[322, 440], [688, 446], [694, 842], [316, 836]] as const; // prettier-ignore

function mug(): string {
  const defs =
    down('wall', [[0, '#dcd3c5'], [1, '#cdbfac']]) +
    down('table', [[0, '#b08a66'], [1, '#8d6a4b']]) +
    across('body', [[0, '#a9a7a3'], [0.1, '#cfcdc9'], [0.28, '#f4f3f0'], [0.42, '#fbfaf8'], [0.7, '#e2e0dc'], [0.92, '#b4b1ac'], [1, '#8f8c88']]) +
    across('inside', [[0, '#c9c6c1'], [0.5, '#e9e7e3'], [1, '#f3f2ef']]) +
    across('grip', [[0, '#c4c1bc'], [0.5, '#f1efec'], [1, '#a3a09b']]) +
    blur('soft', 26) + blur('shine', 9); // prettier-ignore
  const body =
    'M250 250C252 480 256 660 264 800C266 850 360 884 470 884C580 884 674 850 676 800C684 660 688 480 690 250Z';
  return svg(
    defs,
    `<rect width="1000" height="1020" fill="url(#wall)"/><rect y="720" width="1000" height="300" fill="url(#table)"/>
    <ellipse cx="560" cy="868" rx="330" ry="52" fill="#2b1c10" opacity=".5" filter="url(#soft)"/>
    <path d="M684 360C800 340 858 420 850 530C842 650 760 720 672 716" fill="none" stroke="#8d8a86" stroke-width="62" stroke-linecap="round"/>
    <path d="M684 360C800 340 858 420 850 530C842 650 760 720 672 716" fill="none" stroke="url(#grip)" stroke-width="54" stroke-linecap="round"/>
    <path d="${body}" fill="url(#body)"/>
    <path d="M372 330C366 520 370 660 378 780" stroke="#ffffff" stroke-width="20" fill="none" opacity=".85" filter="url(#shine)"/>
    <ellipse cx="470" cy="250" rx="220" ry="54" fill="#f7f6f4"/><ellipse cx="470" cy="254" rx="204" ry="44" fill="url(#inside)"/>
    <ellipse cx="470" cy="286" rx="170" ry="16" fill="#8c8985" opacity=".35" filter="url(#shine)"/>`,
  );
}

function tote(): string {
  const fold = (d: string, opacity: number, width: number) =>
    `<path d="${d}" fill="none" stroke="#8f8a80" stroke-width="${width}" opacity="${opacity}" filter="url(#fold)"/>`;
  const defs =
    down('wall', [[0, '#8fa39a'], [1, '#748a80']]) +
    across('cloth', [[0, '#d9d6cf'], [0.25, '#f2f0ea'], [0.6, '#f6f4ef'], [1, '#cfccc4']]) +
    blur('soft', 24) + blur('fold', 9); // prettier-ignore
  const bag =
    'M240 352C400 340 600 340 764 352C776 560 782 760 788 906C640 930 380 930 214 906C220 760 228 560 240 352Z';
  return svg(
    defs,
    `<rect width="1000" height="1020" fill="url(#wall)"/>
    <path d="${bag}" fill="#22302a" opacity=".55" transform="translate(26 34)" filter="url(#soft)"/>
    <path d="M352 368C356 160 420 72 500 72C580 72 644 160 650 368" fill="none" stroke="#c9c6be" stroke-width="50"/>
    <path d="M352 368C356 160 420 72 500 72C580 72 644 160 650 368" fill="none" stroke="#ece9e2" stroke-width="40"/>
    <path d="${bag}" fill="url(#cloth)"/>
    ${fold('M300 380C330 560 300 720 260 900', 0.5, 24)}${fold('M700 380C672 540 720 700 742 900', 0.5, 26)}${fold('M470 400C452 560 520 700 500 910', 0.28, 30)}${fold('M232 880C420 850 620 850 780 884', 0.4, 26)}`,
  );
}

const photograph = async (drawn: string): Promise<Buffer> => sharp(Buffer.from(drawn)).removeAlpha().jpeg({ quality: 92 }).toBuffer(); // prettier-ignore

/** A white mug with a grip, lit from the left, as a JPEG. */
export const mugPhoto = (): Promise<Buffer> => photograph(mug());
/** A white tote with soft folds on a green wall, as a JPEG. */
export const totePhoto = (): Promise<Buffer> => photograph(tote());

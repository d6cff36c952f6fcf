import { UPLOAD_LIMITS } from '../../domain/src/uploads.ts';

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${inside}</svg>`;

const SQUARE = '<rect x="50" y="46" width="300" height="300" rx="20" fill="#e02020"/>';

/** The drop shadow that a design tool writes for one rectangle. */
const TOOL_SHADOW =
  '<filter id="f" x="46" y="46" width="308" height="308" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">' +
  '<feFlood flood-opacity="0" result="b"/><feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="a"/>' +
  '<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="a" operator="out"/>' +
  '<feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .25 0"/><feBlend in2="b" result="e"/><feBlend in="SourceGraphic" in2="e"/></filter>';

/** As many plain elements as a drawing of a map or of a halftone has. */
const dots = (): string =>
  Array.from(
    { length: 45_000 },
    (_, i) =>
      `<rect x="${i % 300}" y="${Math.floor(i / 200)}" width="1" height="1" fill="#${(i % 4096).toString(16).padStart(3, '0')}"/>`,
  ).join('');

/** Drawings that people have and that are some work to draw. */
export const heavyDrawings: readonly [what: string, make: () => string][] = [
  ['a plain rectangle', () => svg('<rect width="400" height="400" fill="red"/>')],
  ['a rectangle with the drop shadow of a design tool', () => svg(`<g filter="url(#f)">${SQUARE}</g>${TOOL_SHADOW}`)],
  ['a rectangle with a short drop shadow', () => svg(`<filter id="f"><feDropShadow dx="4" dy="4" stdDeviation="8"/></filter><g filter="url(#f)">${SQUARE}</g>`)], // prettier-ignore
  ['a rectangle behind a mask', () => svg(`<mask id="m"><rect width="400" height="400" fill="#888"/></mask><rect width="400" height="400" fill="red" mask="url(#m)"/>`)], // prettier-ignore
  ['45,000 plain elements', () => svg(dots())],
];

const blurs = '<feGaussianBlur stdDeviation="9"/>'.repeat(400);
const nested = (open: string, depth: number): string => open.repeat(depth) + SQUARE + '</g>'.repeat(depth);

/** Drawings of a few bytes that no machine draws in a while. */
export const endlessDrawings: readonly [what: string, make: () => string][] = [
  ['four hundred blurs of the whole picture', () => svg(`<filter id="f" x="-9" y="-9" width="20" height="20">${blurs}</filter><g filter="url(#f)">${SQUARE}</g>`)], // prettier-ignore
  ['a filter a shape for a thousand shapes', () => svg(`<filter id="f" x="0" y="0" width="400" height="400" filterUnits="userSpaceOnUse"><feTurbulence baseFrequency=".01" numOctaves="9"/></filter>${`<g filter="url(#f)">${SQUARE}</g>`.repeat(1_000)}`)], // prettier-ignore
  ['a brush as wide as the picture', () => svg(`<filter id="f"><feMorphology operator="dilate" radius="90"/></filter><g filter="url(#f)">${SQUARE}</g>`)], // prettier-ignore
  ['layers in layers', () => svg(nested('<g opacity=".99">', UPLOAD_LIMITS.svgDepth - 3))],
  ['masks that are masked', () => svg(Array.from({ length: 40 }, (_, i) => `<mask id="m${i + 1}"><g mask="url(#m${i})"><rect width="400" height="400" fill="#fff"/></g></mask>`).join('') + '<mask id="m0"><rect width="400" height="400" fill="#fff"/></mask>' + `<g mask="url(#m40)">${SQUARE}</g>`.repeat(20))], // prettier-ignore
  ['patterns of patterns', () => svg(Array.from({ length: 12 }, (_, i) => `<pattern id="p${i + 1}" width="400" height="400" patternUnits="userSpaceOnUse">${`<rect width="400" height="400" fill="url(#p${i})"/>`.repeat(2)}</pattern>`).join('') + '<pattern id="p0" width="1" height="1" patternUnits="userSpaceOnUse"><rect width="1" height="1"/></pattern><rect width="400" height="400" fill="url(#p12)"/>')], // prettier-ignore
];

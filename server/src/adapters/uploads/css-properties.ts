import type { FileRefusal } from '../../../../contract/src/uploads.ts';
import { readFilter } from './css-filter.ts';
import {
  readBlending,
  readColour,
  readEnlarging,
  readJoin,
  readKeyword,
  readLengths,
  readLink,
  readPaint,
  readShare,
  type Readable,
} from './css-values.ts';

type Property = {
  read: (property: string, value: string) => Readable;
  /** The initial value; set for inherited properties only (SVG 2, property index). */
  initial?: string;
};

const each = (names: string, property: Omit<Property, 'initial'>): [string, Property][] =>
  names.split(' ').map(name => [name, property]);
const inherited = (initials: Record<string, string>, read: Property['read']): [string, Property][] =>
  Object.entries(initials).map(([name, initial]) => [name, { read, initial }]);

/** The properties that change how a drawing looks, and how each is read. */
export const PROPERTIES: ReadonlyMap<string, Property> = new Map([
  ...inherited({ fill: '#000000', stroke: 'none' }, readPaint),
  ...inherited({ color: '#000000' }, readColour),
  ...each('stop-color flood-color lighting-color', { read: readColour }),
  ...inherited({ 'fill-opacity': '1', 'stroke-opacity': '1' }, readShare),
  ...each('opacity stop-opacity flood-opacity', { read: readShare }),
  ...inherited({ 'stroke-width': '1', 'stroke-dasharray': 'none', 'stroke-dashoffset': '0' }, readLengths),
  ...inherited(
    {
      'fill-rule': 'nonzero',
      'clip-rule': 'nonzero',
      'stroke-linecap': 'butt',
      'stroke-miterlimit': '4',
      visibility: 'visible',
      'color-interpolation-filters': 'linearRGB',
      'shape-rendering': 'auto',
      'paint-order': 'normal',
    },
    readKeyword,
  ),
  ...inherited({ 'stroke-linejoin': 'miter' }, readJoin),
  ...inherited({ 'image-rendering': 'optimizeQuality' }, readEnlarging),
  ...each('display overflow isolation', { read: readKeyword }),
  ...each('mix-blend-mode', { read: readBlending }),
  ...inherited({ 'marker-start': 'none', 'marker-mid': 'none', 'marker-end': 'none' }, readLink('upload_svg_effect')),
  ...each('clip-path', { read: readLink('upload_svg_clip') }),
  ...each('mask', { read: readLink('upload_svg_clip') }),
  ...each('filter', { read: readFilter }),
]);

/** Valid in CSS only, not as attributes (SVG 2, 6.6). */
export const NOT_AS_ATTRIBUTES = new Set(['mix-blend-mode', 'isolation']);

/** Sizes and positions, which the renderer reads from attributes only (SVG 2, 8.1). */
export const GEOMETRY = new Set(['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx', 'ry']);

/** All attributes that hold lengths, also of gradients, masks, patterns and markers. */
export const LENGTHS = new Set([...GEOMETRY, ...'x1 y1 x2 y2 fx fy fr refX refY markerWidth markerHeight'.split(' ')]);

/** Keyword properties that the renderer reads from attributes only. */
export const AS_ATTRIBUTES = new Set(['mask-type']);

/** Properties that browsers draw and the renderer does not. With any value that is not `harmless`, in CSS or as an attribute, the file is refused. */
export const UNDRAWN: ReadonlyMap<string, { code: FileRefusal; harmless: RegExp }> = new Map([
  ['vector-effect', { code: 'upload_svg_stroke', harmless: /^(none|initial|unset|inherit)$/i }],
  ['mask-image', { code: 'upload_svg_clip', harmless: /^(none|initial|unset)$/i }],
  ['mask-border', { code: 'upload_svg_clip', harmless: /^(none|initial|unset)$/i }],
  ['offset-path', { code: 'upload_svg_effect', harmless: /^(none|initial|unset)$/i }],
  ['backdrop-filter', { code: 'upload_svg_effect', harmless: /^(none|initial|unset)$/i }],
  ['offset', { code: 'upload_svg_effect', harmless: /^(none|auto|initial|unset)$/i }],
  ['animation', { code: 'upload_svg_motion', harmless: /^(none|initial|unset)$/i }],
  ['animation-name', { code: 'upload_svg_motion', harmless: /^(none|initial|unset)$/i }],
  ['color-interpolation', { code: 'upload_svg_effect', harmless: /^(srgb|auto|initial|unset|inherit)$/i }],
  ['mask-mode', { code: 'upload_svg_clip', harmless: /^(match-source|initial|unset)$/i }],
  ['all', { code: 'upload_svg_rules', harmless: /^$/ }],
  ['zoom', { code: 'upload_svg_effect', harmless: /^(1|100%|normal|initial|unset)$/i }],
]);

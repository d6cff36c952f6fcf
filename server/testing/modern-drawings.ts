import type { FileRefusal } from '../../contract/src/uploads.ts';

/** What browsers draw since CSS Color 5, Nesting 1, Values 4 and SVG 2, and what moves; `refused`: with this reason. */
export type ModernDrawing = { what: string; inside: string; refused?: FileRefusal; more?: string };

const STAR = 'M100 10 122 75H190L135 116 156 182 100 142 44 182 65 116 10 75H78Z';
const star = (attributes: string): string => `<path d="${STAR}" ${attributes}/>`;
const sheet = (rules: string, attributes = ''): string => `<style>${rules}</style>${star(attributes)}`;
const refusedAs = (refused: FileRefusal, all: Record<string, string>): ModernDrawing[] =>
  Object.entries(all).map(([what, inside]) => ({ what, inside, refused }));

const COLOURS = [
  'hsl(from red h s l)',
  'rgb(from #e02020 r g b / 50%)',
  'oklch(from teal calc(l * .8) c h)',
  'color(from red srgb r g b)',
  'hsl(from rgb(from red r g b) h s l)',
  'contrast-color(red)',
  'color-mix(in srgb, red, blue)',
  'light-dark(red, blue)',
  'device-cmyk(0 1 1 0)',
  'alpha(from red / .5)',
  'quite-red(1)',
];

const GRADIENT = '<stop stop-color="#06c"/><stop offset="1" stop-color="#fc0"/>';

export const modernDrawings: readonly ModernDrawing[] = [
  ...COLOURS.flatMap(colour =>
    refusedAs('upload_svg_colour', {
      [`fill ${colour}`]: star(`fill="${colour}"`),
      [`stroke ${colour}`]: star(`fill="none" stroke="${colour}" stroke-width="9"`),
      [`in a sheet, behind another: ${colour}`]: sheet(`path{fill:red;fill:${colour}}`),
    }),
  ),
  ...refusedAs('upload_svg_colour', {
    'a relative colour in a variable': star('style="--a:red;fill:hsl(from var(--a) h s l)"'),
    'of a gradient': `<linearGradient id="g"><stop stop-color="rgb(from red r g b)"/></linearGradient>${star('fill="url(#g)"')}`,
    'of a shadow': star('style="filter:drop-shadow(2px 2px 3px hsl(from red h s l))"'),
    'behind a gradient': star('fill="url(#none) rgb(from red r g b)"'),
    'of a flood': `<filter id="f"><feFlood flood-color="contrast-color(red)"/></filter>${star('filter="url(#f)"')}`,
    'of the ground': `${star('fill="red"')}<style>svg{background-color:hsl(from red h s l)}</style>`,
  }),
  ...refusedAs('upload_svg_rules', {
    'nesting with &': sheet('g{fill:red;&amp; path{fill:blue}}'),
    'nesting without &': sheet('svg{fill:red;path{fill:blue}}'),
    'nesting in CDATA': sheet('<![CDATA[path{fill:red;&:not(.x){fill:blue}}]]>'),
    'nesting in a style attribute': star('style="fill:red;&amp;:not(.x){fill:blue}"'),
    'nested @media': sheet('path{fill:red;@media screen{fill:blue}}'),
    '@property': sheet('@property --a{syntax:"&lt;color>";inherits:true;initial-value:red}path{fill:var(--a)}'),
    '@layer': sheet('@layer a{path{fill:red}}'),
    '@container': sheet('@container (width > 1px){path{fill:red}}'),
    '@scope': sheet('@scope (svg){path{fill:red}}'),
    '@starting-style': sheet('@starting-style{path{fill:red}}'),
    '@function': sheet('@function --a(){result:red}path{fill:--a()}'),
    'an unknown rule': sheet('@quite{path{fill:red}}'),
    'a selector that is not understood': sheet('path:quite(x){fill:red}', 'fill="blue"'),
    'everything taken back': star('fill="red" style="all:initial"'),
  }),
  ...refusedAs('upload_svg_gradient', {
    'a gradient from a circle': `<radialGradient id="g" fr=".3">${GRADIENT}</radialGradient>${star('fill="url(#g)"')}`,
    'a gradient from a circle in percent': `<radialGradient id="g" fr="30%" fx=".4">${GRADIENT}</radialGradient>${star('fill="url(#g)"')}`,
    'a gradient that takes it from another': `<radialGradient id="h" fr=".3">${GRADIENT}</radialGradient><radialGradient id="g" href="#h"/>${star('fill="url(#g)"')}`,
  }),
  {
    what: 'a gradient from a point',
    inside: `<radialGradient id="g" fr="0" fx=".3">${GRADIENT}</radialGradient>${star('fill="url(#g)"')}`,
  },
  { what: 'em as nobody sets it', inside: '<rect x="1em" y="2em" width="10em" height="5em" fill="#06c" stroke="#000" style="stroke-width:.5em"/>' }, // prettier-ignore
  { what: 'rem as nobody sets it', inside: '<circle cx="6rem" cy="6rem" r="4rem" fill="#06c"/>' },
  { what: 'an icon in em', inside: star('fill="#06c"'), more: 'width="1em" height="1em"' },
  { what: 'letters that are not there and no em', inside: star('fill="#06c" style="font-size:40px;line-height:1.25em"') }, // prettier-ignore
  ...refusedAs('upload_svg_size', {
    'em of a size of letters': '<g font-size="40"><rect width="2em" height="2em"/></g>',
    'em of a size in a sheet': '<style>rect{font-size:40px;stroke:red;stroke-width:1em}</style><rect x="50" y="50" width="99" height="99"/>', // prettier-ignore
    'em of the shorthand': '<rect style="font:40px serif;stroke:red;stroke-width:1em" x="50" y="50" width="99" height="99"/>', // prettier-ignore
    'rem of the root': '<style>svg{font-size:40px}</style><rect width="2rem" height="2rem"/>',
    'em in a transform': '<g style="font-size:40px"><rect width="50" height="50" style="transform:translate(1em,0)"/></g>', // prettier-ignore
    'em in a variable': '<g style="font-size:40px;--w:1em"><rect width="50" height="50" style="stroke:red;stroke-width:var(--w)"/></g>', // prettier-ignore
    ex: '<rect width="20ex" height="20ex"/>',
    ch: '<rect width="20ch" height="20ch"/>',
    'ex of a line': star('stroke="red" stroke-width="2ex"'),
    cap: star('stroke="red" style="stroke-width:2cap"'),
    lh: star('stroke="red" style="stroke-width:2lh"'),
    'vw of a line': '<line x1="0" y1="0" x2="50vw" y2="90" stroke="red"/>',
    'a unit that is not known': star('stroke="red" style="stroke-width:4foo"'),
    'a unit that is not known, in a shape': '<rect width="40foo" height="90"/>',
    'calc() of a word': star('stroke="red" style="stroke-miterlimit:calc(2 * 4)"'),
    'calc() of a share': star('style="opacity:calc(.25 * 2)"'),
    'a shadow with calc()': star('style="filter:drop-shadow(calc(1px + 4px) 2px 3px red)"'),
    'a blur in ch': star('style="filter:blur(1ch)"'),
  }),
  { what: 'a blur in em', inside: star('style="filter:blur(.5em)" fill="#06c"') },
  ...refusedAs('upload_svg_motion', {
    animate: `<path d="${STAR}" fill="red"><animate attributeName="fill" values="blue;blue" dur="9s" repeatCount="indefinite"/></path>`,
    set: `<path d="${STAR}" fill="red"><set attributeName="fill" to="blue"/></path>`,
    'animateTransform': `<path d="${STAR}"><animateTransform attributeName="transform" type="rotate" from="0 100 100" to="360 100 100" dur="9s"/></path>`, // prettier-ignore
    animateMotion: `<path d="${STAR}"><animateMotion path="M0 0 90 0" dur="9s"/></path>`,
    'animation of a sheet': sheet('@keyframes a{from{fill:blue}to{fill:blue}}path{animation:a 9s infinite}', 'fill="red"'), // prettier-ignore
    'animation of a style': sheet('@keyframes a{from{fill:blue}to{fill:blue}}', 'fill="red" style="animation-name:a;animation-duration:9s"'), // prettier-ignore
    'animation of WebKit': sheet('@-webkit-keyframes a{from{fill:blue}to{fill:blue}}path{-webkit-animation:a 9s infinite}', 'fill="red"'), // prettier-ignore
    'animation of a curve': sheet('@keyframes a{from{fill:blue}to{fill:blue}}path{animation:a 9s linear(0, .5, 1) infinite}', 'fill="red"'), // prettier-ignore
  }),
  { what: 'keyframes that nothing uses', inside: sheet('@keyframes a{from{fill:blue}}', 'fill="red"') },
  { what: 'a transform of WebKit', inside: star('fill="#06c" style="-webkit-transform:translate(20px,10px) scale(.5)"') }, // prettier-ignore
  ...refusedAs('upload_svg_clip', {
    'a cut of WebKit': star('style="-webkit-clip-path:circle(40px)"'),
    'a cut of a newer kind': star('style="clip-path:shape(from 0 0, line to 90px 0, line to 90px 90px)"'),
    'a mask of WebKit': star('style="-webkit-mask-image:linear-gradient(#000,transparent)"'),
  }),
  ...refusedAs('upload_svg_transform', {
    'a transform that is not known': star('style="transform:quite(9px)"'),
    'a transform with calc()': star('style="transform:translate(calc(1px + 9px),0)"'),
  }),
  ...refusedAs('upload_svg_effect', {
    'a picture in a filter': `<filter id="f"><feImage href="#s"/></filter>${star('id="s" filter="url(#f)"')}`,
    'a path to go along': star('style="offset:path(&quot;M0 0 90 0&quot;) 50%"'),
    'a filter that is not known': star('style="filter:quite(2px)"'),
  }),
  ...refusedAs('upload_svg_effect', {
    'arrows turned round at the start': '<marker id="m" orient="auto-start-reverse" markerWidth="4" markerHeight="4"><path d="M0 0 6 3 0 6Z"/></marker><path d="M40 100H160" stroke="#000" style="marker-start:url(#m)"/>', // prettier-ignore
    'a symbol that is hung up at a point': '<symbol id="s" viewBox="0 0 9 9" refX="4"><path d="M0 0H9V9Z"/></symbol><use href="#s"/>', // prettier-ignore
    'a filter that is not there': star('fill="red" filter="url(#no)"'),
    'a gradient mixed as light': `<linearGradient id="g" color-interpolation="linearRGB">${GRADIENT}</linearGradient>${star('fill="url(#g)"')}`,
    'a mask mixed as light': `<mask id="m" style="color-interpolation:linearRGB"><rect width="99" height="99" fill="#888"/></mask>${star('mask="url(#m)"')}`,
    'light over light': star('fill="red"') + star('fill="lime" style="mix-blend-mode:plus-lighter"'),
  }),
  ...refusedAs('upload_svg_clip', {
    'a mask of a mask': `<mask id="a"><rect width="99" height="200" fill="#fff"/></mask><mask id="m" mask="url(#a)"><rect width="200" height="99" fill="#fff"/></mask>${star('mask="url(#m)"')}`,
    'a mask read by its alpha': `<mask id="m"><rect width="99" height="200"/></mask>${star('style="mask:url(#m) alpha"')}`,
    'a mask read by its alpha, said apart': `<mask id="m"><rect width="99" height="200"/></mask>${star('style="mask:url(#m);mask-mode:alpha"')}`,
  }),
  ...refusedAs('upload_svg_rules', { 'taken back by a layer': star('fill="blue" style="fill:revert-layer"') }),
  ...refusedAs('upload_svg_size', { 'a rectangle as round as it is': '<rect width="99" height="60" rx="auto" ry="20" fill="red"/>', 'an ellipse as wide as it is': '<ellipse cx="100" cy="130" rx="40" ry="auto" fill="#06c"/>' }), // prettier-ignore
  { what: 'radii of which one is not said', inside: '<rect x="20" y="20" width="100" height="60" ry="20" fill="red"/><ellipse cx="50" cy="130" ry="20"/>' }, // prettier-ignore
  { what: 'hard corners of another kind', inside: star('fill="none" stroke="#000" stroke-width="9" style="stroke-linejoin:miter-clip"') }, // prettier-ignore
  { what: 'words that CSS does not know', inside: star('style="fill:red;fill:quite-red;stroke-width:thick;stroke:#000"') }, // prettier-ignore
  ...refusedAs('upload_svg_stroke', {
    'dashes of a length of their own': star('fill="none" stroke="#000" stroke-width="6" pathLength="10" stroke-dasharray="1 1"'), // prettier-ignore
  }),
  { what: 'a pointer', inside: sheet('path:hover{fill:lime}path::selection{fill:lime}path:focus-visible{fill:lime}', 'fill="red"') }, // prettier-ignore
  { what: 'which of its kind', inside: sheet('path:nth-child(1 of path){fill:red}', 'fill="blue"') },
  { what: ':is, :where, :has', inside: sheet(':is(g,path){fill:red}:where(path){stroke:blue;stroke-width:6}svg:has(path){opacity:.5}') }, // prettier-ignore
  ...refusedAs('upload_broken', {
    'a bare & in a sheet': sheet('path{fill:red}/* this & that */'),
    'a bare & in a note': `<desc>this & that</desc>${star('fill="red"')}`,
    'a bare & in an attribute': star('fill="red" data-name="this & that"'),
    'a name without its end': star('fill="red" data-name="this &amp that"'),
    'a number without its end': star('fill="red" data-name="this &#38 that"'),
  }),
];

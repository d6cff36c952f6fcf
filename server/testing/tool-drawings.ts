import type { FileRefusal } from '../../contract/src/uploads.ts';
import { modernDrawings } from './modern-drawings.ts';

/** A drawing in the manner of a design tool; `refused`: with this reason, since it cannot be drawn as a browser does. */
export type ToolDrawing = { what: string; svg: string; refused?: FileRefusal };

/** A PNG of a red and a half-clear blue pixel. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWP4z8DwXy7qRAMAEJIDv+Jip0EAAAAASUVORK5CYII=';
const root = (inside: string, more = '', box = '0 0 200 200'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more} viewBox="${box}">${inside}</svg>`;
const STAR = 'M100 10 122 75H190L135 116 156 182 100 142 44 182 65 116 10 75H78Z';
const HEART = 'M100 180C20 110 10 70 30 45 55 15 90 30 100 60 110 30 145 15 170 45 190 70 180 110 100 180Z';

const drawings: [what: string, svg: string, refused?: FileRefusal][] = [
  [
    'Illustrator: classes in a sheet, DOCTYPE with names, switch for its own editor',
    `<?xml version="1.0" encoding="utf-8"?><!-- Generator: Adobe Illustrator 27.0 --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]><svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" x="0px" y="0px" viewBox="0 0 200 200" style="enable-background:new 0 0 200 200;" xml:space="preserve"><style type="text/css">.st0{fill:#E02020;stroke:#1B1464;stroke-width:4;stroke-miterlimit:10;}.st1{opacity:0.5;fill:#29ABE2;enable-background:new    ;}</style><switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"/><g i:extraneous="self"><path class="st0" d="${STAR}"/><circle class="st1" cx="120" cy="120" r="50"/></g></switch></svg>`,
  ],
  [
    'Illustrator: cls classes, clip path, gradient that takes from another',
    root(
      `<defs><style>.cls-1{fill:none;}.cls-2{clip-path:url(#clippath);}.cls-3{fill:url(#lg2);}.cls-1,.cls-4{stroke-width:0px;}.cls-4{fill:#39b54a;}</style><clipPath id="clippath"><rect class="cls-1" x="30" y="30" width="140" height="140" rx="30"/></clipPath><linearGradient id="lg1" x1="0" y1="0" x2="200" y2="200" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fcee21"/><stop offset="1" stop-color="#f15a24"/></linearGradient><linearGradient id="lg2" xlink:href="#lg1" gradientTransform="rotate(30 100 100)"/></defs><g class="cls-2"><rect class="cls-3" width="200" height="200"/><path class="cls-4" d="${HEART}"/></g>`,
      'id="Layer_2" data-name="Layer 2"',
    ),
  ],
  [
    'Illustrator: blend modes',
    root(
      `<defs><style>.cls-1{isolation:isolate;}.cls-2{fill:#ed1c24;}.cls-3{fill:#00a99d;mix-blend-mode:multiply;}.cls-4{fill:#fbb03b;mix-blend-mode:screen;}</style></defs><g class="cls-1"><circle class="cls-2" cx="80" cy="80" r="60"/><circle class="cls-3" cx="120" cy="80" r="60"/><circle class="cls-4" cx="100" cy="130" r="60"/></g>`,
    ),
  ],
  [
    'Illustrator: luminance mask and radial gradient',
    root(
      `<defs><radialGradient id="r" cx="100" cy="100" r="90" gradientUnits="userSpaceOnUse"><stop offset=".2" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient><mask id="m" x="0" y="0" width="200" height="200" maskUnits="userSpaceOnUse"><rect width="200" height="200" style="fill:url(#r)"/></mask></defs><g style="mask:url(#m)"><path d="${STAR}" style="fill:#93278f"/></g>`,
    ),
  ],
  [
    'Illustrator: pattern swatch',
    root(
      `<defs><pattern id="p" width="24" height="24" patternTransform="translate(4 4) rotate(20) scale(1.2)" patternUnits="userSpaceOnUse" viewBox="0 0 24 24"><rect width="24" height="24" style="fill:none"/><circle cx="8" cy="8" r="5" style="fill:#c1272d"/><path d="M14 14h8v8z" style="fill:#2e3192"/></pattern></defs><path d="${HEART}" style="fill:url(#p);stroke:#000;stroke-width:3px"/>`,
    ),
  ],
  [
    'Inkscape: sodipodi, styles, gradients by href, clones',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape --><svg width="210mm" height="210mm" viewBox="0 0 210 210" version="1.1" id="svg5" inkscape:version="1.2.2" sodipodi:docname="x.svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"><sodipodi:namedview id="n" pagecolor="#ffffff" inkscape:pageshadow="2"/><defs id="d"><linearGradient inkscape:collect="always" id="lg"><stop style="stop-color:#0055d4;stop-opacity:1;" offset="0"/><stop style="stop-color:#0055d4;stop-opacity:0;" offset="1"/></linearGradient><linearGradient xlink:href="#lg" id="lg2" x1="20" y1="20" x2="190" y2="190" gradientUnits="userSpaceOnUse"/></defs><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,-5)"><rect style="fill:url(#lg2);fill-opacity:1;stroke:#aa0000;stroke-width:2.5;stroke-linejoin:round;stroke-dasharray:10, 5" id="r1" width="120" height="80" x="20" y="30" ry="12"/><use xlink:href="#r1" transform="rotate(25,100,100) translate(20,40)" style="opacity:.7"/></g></svg>`,
  ],
  [
    'Inkscape: prefixed elements',
    `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><svg:g style="fill:#00aa44"><svg:path d="${STAR}"/></svg:g></svg:svg>`,
  ],
  [
    'Inkscape: blur filter and transform of a group',
    root(
      `<defs><filter style="color-interpolation-filters:sRGB" id="f" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="4"/></filter></defs><g transform="matrix(.9 .1 -.1 .9 20 0)"><path style="fill:#502d16;filter:url(#f)" d="${HEART}"/><path style="fill:#ff5555;paint-order:stroke fill markers;stroke:#fff;stroke-width:8" d="${HEART}"/></g>`,
    ),
  ],
  [
    'Inkscape: arrow whose head takes the line’s colour',
    root(
      `<defs><marker id="a" orient="auto" markerWidth="4" markerHeight="4" refX="0" viewBox="0 0 6 6"><path style="fill:context-stroke" d="M0 0 6 3 0 6Z"/></marker></defs><path d="M20 100H150" style="fill:none;stroke:#d40000;stroke-width:8;marker-end:url(#a)"/>`,
    ),
    'upload_svg_stroke',
  ],
  [
    'Inkscape: markers with colours of their own',
    root(
      `<defs><marker id="a" orient="auto" markerWidth="4" markerHeight="4" refX="3" refY="3" viewBox="0 0 6 6" style="overflow:visible"><path style="fill:#d40000" d="M0 0 6 3 0 6Z"/></marker></defs><path d="M20 150 80 40 150 120" style="fill:none;stroke:#000080;stroke-width:8;marker:url(#a)"/>`,
    ),
  ],
  [
    'Figma: drop shadow',
    root(
      `<g filter="url(#filter0_d_1_2)"><rect x="40" y="36" width="120" height="120" rx="20" fill="#E02020"/></g><defs><filter id="filter0_d_1_2" x="26" y="36" width="148" height="148" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="BackgroundImageFix"/><feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/><feOffset dy="14"/><feGaussianBlur stdDeviation="7"/><feComposite in2="hardAlpha" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.4 0"/><feBlend mode="normal" in2="BackgroundImageFix" result="effect1"/><feBlend mode="normal" in="SourceGraphic" in2="effect1" result="shape"/></filter></defs>`,
      'width="200" height="200" fill="none"',
    ),
  ],
  [
    'Figma: display-p3 beside sRGB, mask with alpha',
    root(
      `<mask id="mask0" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="20" y="20" width="160" height="160"><circle cx="100" cy="100" r="80" fill="#D9D9D9"/></mask><g mask="url(#mask0)"><rect width="200" height="100" fill="#E02020" style="fill:#E02020;fill:color(display-p3 0.8549 0.1490 0.1490);fill-opacity:1;"/><rect y="100" width="200" height="100" style="fill:color(display-p3 0.2 0.6 0.9 / .7)"/></g>`,
      'fill="none"',
    ),
  ],
  [
    'Figma: background blur of a web page',
    root(
      `<foreignObject x="0" y="0" width="200" height="200"><div xmlns="http://www.w3.org/1999/xhtml" style="backdrop-filter:blur(4px);height:100%"></div></foreignObject><rect width="200" height="200" fill="#fff" fill-opacity=".5"/>`,
    ),
    'upload_svg_active',
  ],
  [
    'Figma: layer blur, gradients, picture as a pattern',
    root(
      `<g filter="url(#b)"><circle cx="70" cy="70" r="40" fill="url(#pr)"/></g><rect x="90" y="90" width="90" height="90" fill="url(#pattern0)"/><defs><filter id="b" x="10" y="10" width="120" height="120" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"><feFlood flood-opacity="0" result="B"/><feBlend in="SourceGraphic" in2="B" result="shape"/><feGaussianBlur stdDeviation="6"/></filter><radialGradient id="pr" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(70 60) rotate(90) scale(50)"><stop stop-color="#9747FF"/><stop offset="1" stop-color="#14AE5C"/></radialGradient><pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0" transform="scale(.5 1)"/></pattern><image id="image0" width="2" height="1" preserveAspectRatio="none" style="image-rendering:pixelated" xlink:href="data:image/png;base64,${DOT}"/></defs>`,
    ),
  ],
  [
    'Canva: groups in groups with clip paths',
    root(
      `<defs><clipPath id="a"><path d="M20 20H180V180H20Z" clip-rule="nonzero"/></clipPath><clipPath id="b"><path d="M100 20C144 20 180 56 180 100S144 180 100 180 20 144 20 100 56 20 100 20Z" clip-rule="nonzero"/></clipPath></defs><g clip-path="url(#a)"><g clip-path="url(#b)"><path fill="#ffde59" d="M0 0H200V200H0Z" fill-opacity="1" fill-rule="nonzero"/><path stroke-linecap="round" transform="matrix(.75 0 0 .75 30 120)" fill="none" stroke-linejoin="miter" d="M0 8 180 8" stroke="#5271ff" stroke-width="16" stroke-opacity="1" stroke-miterlimit="4"/></g></g>`,
      'width="375" height="374.999991" preserveAspectRatio="xMidYMid meet" version="1.0"',
    ),
  ],
  [
    'Canva: a picture with a colour matrix',
    root(
      `<defs><filter x="0%" y="0%" width="100%" height="100%" id="f"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" color-interpolation-filters="sRGB"/></filter><mask id="m"><g filter="url(#f)"><rect x="0" width="200" fill="#000000" y="0" height="200" fill-opacity="0.6"/></g></mask></defs><g mask="url(#m)"><image x="20" y="20" width="160" height="160" preserveAspectRatio="none" href="data:image/png;base64,${DOT}" image-rendering="optimizeSpeed"/></g>`,
    ),
  ],
  [
    'CorelDRAW: DOCTYPE, CDATA sheet, millimetres',
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- Creator: CorelDRAW --><svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="200mm" height="200mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd" viewBox="0 0 20000 20000" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xodm="http://www.corel.com/coreldraw/odm/2003"><defs><style type="text/css"><![CDATA[ .str0 {stroke:#2B2A29;stroke-width:400;stroke-miterlimit:22.9256} .fil0 {fill:#E31E24} .fil1 {fill:#FECC00;fill-rule:nonzero} ]]></style></defs><g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/><path class="fil0 str0" d="M2000 2000H18000V18000H2000ZM6000 6000H14000V14000H6000Z"/><circle class="fil1" cx="10000" cy="10000" r="3000"/></g></svg>`,
  ],
  [
    'Sketch: symbols, masks by use, nested groups',
    `<?xml version="1.0" encoding="UTF-8"?><svg width="200px" height="200px" viewBox="0 0 200 200" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><title>Artboard</title><defs><path d="${STAR}" id="path-1"/><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs><g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd"><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask><use fill="#D8D8D8" xlink:href="#path-1"/><rect fill="#F5A623" mask="url(#mask-2)" x="0" y="80" width="200" height="60"/><use xlink:href="#s" x="80" y="10" width="30" height="60" fill="#4A90E2"/></g></svg>`,
  ],
  [
    'Affinity: evenodd on the root, serif names, matrices',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg width="100%" height="100%" viewBox="0 0 200 200" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xml:space="preserve" xmlns:serif="http://www.serif.com/" style="fill-rule:evenodd;clip-rule:evenodd;stroke-linejoin:round;stroke-miterlimit:2;"><g transform="matrix(1,0,0,1,-20,-20)"><g id="Layer-1" serif:id="Layer 1"><path d="M40,40L200,40L200,200L40,200Z M80,80L160,80L160,160L80,160Z" style="fill:url(#_Linear1);"/></g></g><defs><linearGradient id="_Linear1" x1="0" y1="0" x2="1" y2="0" gradientUnits="userSpaceOnUse" gradientTransform="matrix(160,0,0,160,40,120)"><stop offset="0" style="stop-color:rgb(0,120,60);stop-opacity:1"/><stop offset="1" style="stop-color:rgb(255,200,0);stop-opacity:1"/></linearGradient></defs></svg>`,
  ],
  [
    'A drawing app on a tablet: strokes of round lines',
    root(
      Array.from(
        { length: 24 },
        (_, i) =>
          `<path d="M${20 + i * 6} 180C${40 + i * 3} ${100 - i * 2} ${60 + i * 5} ${60 + i} ${30 + i * 6} ${20 + (i % 5) * 9}" fill="none" stroke="hsl(${i * 15}deg 70% 50%)" stroke-opacity="${0.3 + i / 40}" stroke-width="${3 + (i % 4) * 2}" stroke-linecap="round"/>`,
      ).join(''),
    ),
  ],
  ...(
    [
      ['hsl with deg and blanks', 'fill:hsl(120deg 67% 38%)'],
      ['rgb with an alpha behind a stroke', 'fill:rgb(224 32 32 / 50%)'],
      ['hwb, lab, oklch over each other', 'fill:hwb(200 10% 20%);stroke:oklch(0.7 0.2 40);stroke-width:9px'],
      ['rec2020 and what is no colour after it', 'fill:color(rec2020 .2 .6 .3);fill:quite-red'],
      ['hex with alpha and a named line', 'fill:#1c9a;stroke:rebeccapurple;stroke-width:.1in'],
    ] as const
  ).map(([what, style]): [string, string] => [`colour: ${what}`, root(`<path d="${STAR}" style="${style}"/>`)]),
  [
    'variables of a theme with a stand-in',
    root(
      `<style>:root{--ink:#1b3a6b;--accent:var(--brand, #e0a020)}.a{fill:var(--ink)}</style><rect class="a" x="20" y="20" width="160" height="160"/><circle cx="100" cy="100" r="50" style="fill:var(--accent);stroke:var(--none, rgb(255 255 255 / .6));stroke-width:10"/>`,
    ),
  ],
  [
    'currentColor and opacity of a group',
    root(
      `<g color="#0a7d5a" opacity=".6"><path d="${HEART}" fill="currentColor"/><circle cx="100" cy="90" r="40" fill="none" stroke="currentColor" stroke-width="12"/></g>`,
      'style="color:#f00"',
    ),
  ],
  [
    'CSS: transforms with units, turn and origin',
    root(
      `<style>.t{transform:translate(50px,50px)}.r{transform-origin:100px 100px;transform:rotate(.125turn) scale(.6)}</style><rect class="t" width="60" height="60" fill="#e02020"/><rect class="r" x="40" y="40" width="120" height="120" fill="none" stroke="#204080" stroke-width="8"/><rect width="40" height="40" fill="#20a050" style="translate:140px 10px;rotate:20deg"/>`,
    ),
  ],
  [
    'CSS: which rule is the stronger, children, attributes, :not',
    root(
      `<style>rect{fill:#888}g>rect.x{fill:#c22}#one{fill:#2a2}rect[data-k="v"]{fill:#22c}.y:not(.z){stroke:#000;stroke-width:6}rect:nth-child(4){fill:#c2c!important}</style><g><rect id="one" class="x" x="10" y="10" width="80" height="80" fill="#ff0"/><rect class="x y" x="110" y="10" width="80" height="80"/><rect data-k="v" class="y z" x="10" y="110" width="80" height="80"/><rect x="110" y="110" width="80" height="80" style="fill:#0cc"/></g>`,
    ),
  ],
  [
    'CSS: geometry, percentages, inherit',
    root(
      `<style>circle{r:40px;cx:60px;cy:60px}</style><g fill="#d81b60" stroke="#222" stroke-width="4"><circle/><circle style="cx:140px;cy:140px;fill:inherit;stroke:none;opacity:50%"/><rect x="10%" y="60%" width="30%" height="30%" style="stroke-dasharray:8px,4px;fill:unset"/></g>`,
    ),
  ],
  [
    'CSS: filter functions',
    root(
      `<path d="${HEART}" fill="#e02020" style="filter:drop-shadow(6px 6px 4px rgb(0 0 0 / .5))"/><circle cx="40" cy="40" r="25" fill="#2060e0" style="filter:blur(3px)"/>`,
    ),
  ],
  [
    'a background of the drawing itself',
    root(`<circle cx="100" cy="100" r="70" fill="#fff"/>`, 'style="background-color:hsl(210deg 50% 40%)"'),
  ],
  [
    'filters: light, turbulence, morphology',
    root(
      `<filter id="e"><feMorphology operator="dilate" radius="4" in="SourceAlpha" result="d"/><feFlood flood-color="#fc0"/><feComposite in2="d" operator="in" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge></filter><filter id="n" color-interpolation-filters="sRGB"><feTurbulence baseFrequency=".05" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .4 0 0 0 0 .2 0 0 0 1 0"/><feComposite in2="SourceAlpha" operator="in"/></filter><path d="${STAR}" fill="#b03060" filter="url(#e)"/><circle cx="100" cy="100" r="40" filter="url(#n)"/>`,
    ),
  ],
  [
    'a nested drawing that keeps its shape, and a clip by units of the box',
    root(
      `<clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/></clipPath><rect x="10" y="10" width="180" height="80" fill="#0a6" clip-path="url(#c)"/><svg x="20" y="100" width="160" height="90" viewBox="0 0 40 40" preserveAspectRatio="xMaxYMid slice"><rect width="40" height="40" fill="#eee"/><circle cx="20" cy="20" r="18" fill="#e80"/></svg>`,
    ),
  ],
  [
    'gradients: reflect, repeat, focal point',
    root(
      `<defs><linearGradient id="a" spreadMethod="reflect" x2=".25"><stop stop-color="#06c"/><stop offset="1" stop-color="#fc0"/></linearGradient><radialGradient id="b" fx=".3" fy=".3" r=".3" spreadMethod="repeat"><stop stop-color="#fff"/><stop offset="1" stop-color="#c03" stop-opacity=".5"/></radialGradient></defs><rect x="10" y="10" width="180" height="80" fill="url(#a)"/><rect x="10" y="110" width="180" height="80" fill="url(#b)"/>`,
    ),
  ],
  [
    'letters as paths with even-odd holes and dashes',
    root(
      `<g fill="#222" fill-rule="evenodd" transform="translate(10 30) scale(1.8)"><path d="M0 70V0H30C45 0 50 10 50 20S45 40 30 40H15V70ZM15 12V28H28Q35 28 35 20T28 12Z"/><path d="M60 70V0H75V70Z"/><path d="M100 0A35 35 0 1 1 99.9 70V55A20 20 0 1 0 99.9 15Z" stroke="#c00" stroke-width="2" stroke-dasharray="4 2"/></g>`,
    ),
  ],
  [
    'text that is still text',
    root('<text x="10" y="100" font-family="Lobster" font-size="40">Goa</text>'),
    'upload_svg_text',
  ],
  ['lines that keep their width', root(`<path d="${STAR}" fill="none" stroke="#000" style="vector-effect:non-scaling-stroke"/>`), 'upload_svg_stroke'], // prettier-ignore
  ['a turn around the middle of a shape', root('<rect width="90" height="40" style="transform-box:fill-box;transform-origin:center;rotate:30deg"/>'), 'upload_svg_transform'], // prettier-ignore
  ['a cut by a CSS shape', root(`<path d="${STAR}" style="clip-path:circle(40px)"/>`), 'upload_svg_clip'],
  ['a mixed colour', root(`<path d="${STAR}" fill="color-mix(in oklab, red, blue)"/>`), 'upload_svg_colour'],
  ['a size of the screen', root('<rect width="90" height="90" style="stroke:red;stroke-width:calc(1vw + 2px)"/>'), 'upload_svg_size'], // prettier-ignore
  ['rules for wide screens', root(`<style>@media (min-width:600px){path{fill:red}}</style><path d="${STAR}"/>`), 'upload_svg_rules'], // prettier-ignore
  ['a variable that a copy sets', root('<defs><circle id="c" r="40" style="fill:var(--c,red)"/></defs><use href="#c" x="90" y="90" style="--c:blue"/>'), 'upload_svg_rules'], // prettier-ignore
];

/** In the manner of what people export. */
export const toolDrawings: readonly ToolDrawing[] = [
  ...drawings.map(([what, svg, refused]) => ({ what, svg, ...(refused && { refused }) })),
  ...modernDrawings.map(({ what, inside, more, refused }) => ({
    what,
    svg: root(inside, more),
    ...(refused && { refused }),
  })),
];

import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { BLANK_FRAME, type Blank, type BlankPhoto } from '../../../../domain/src/blanks.ts';
import type { Color, View } from '../../../../domain/src/catalog.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import type { Corners } from '../../../../domain/src/warp.ts';

export const VIEWS = ['front', 'back'] as const;
type Texts = Record<string, string>;
/** A photograph in the form, with its address. */
export type FormPhoto = Pick<BlankPhoto, 'file' | 'corners'> & { url: string };

/** The field of a photograph; null is the one that is tinted. */
export const photoField = (view: View, color: Color | null): string => `${view} photo ${color ?? '*'}`;
export const sideField = (view: View): string => `${view} side`;

/** What a new side begins with: a print of A4's width on a mug, in the middle of its photograph. */
const NEW_SIDE = { widthMm: '200', heightMm: '90', dpi: '300' };
const MIDDLE: Corners = [[300, 350], [700, 350], [700, 650], [300, 650]]; // prettier-ignore

/** A blank as the fields of a form. */
export function blankTexts(blank: AdminProduct['blank'] | undefined): Texts {
  const texts: Texts = {
    shape: blank && blank.curve > 0 ? 'curved' : 'flat',
    curve: String(blank && blank.curve > 0 ? blank.curve : 40),
    grams: String(blank?.grams ?? 300),
    tinted: blank?.isTinted ? 'on' : '',
  };
  for (const view of VIEWS) {
    const side = blank?.sides.find(one => one.view === view);
    const size = side ? { widthMm: side.widthMm, heightMm: side.heightMm, dpi: side.dpi } : NEW_SIDE;
    texts[sideField(view)] = side || (!blank && view === 'front') ? 'on' : '';
    for (const [name, value] of Object.entries(size)) texts[`${view}.${name}`] = String(value);
    for (const { color, file, url, corners } of side?.photos ?? [])
      texts[photoField(view, color)] = JSON.stringify({ file, url, corners });
  }
  return texts;
}

/** The photograph of a side in a colour, where there is one. */
export function photoIn(texts: Texts, view: View, color: Color | null): FormPhoto | undefined {
  const written = texts[photoField(view, color)];
  return written ? (JSON.parse(written) as FormPhoto) : undefined;
}

/** What a form writes of a photograph; a new one has its corners where the last one had them, or in the middle. */
export const photoText = (photo: Omit<FormPhoto, 'corners'> & { corners?: Corners | undefined }): string =>
  JSON.stringify({ ...photo, corners: photo.corners ?? MIDDLE });

/** The colours that want a photograph of their own. */
export const pictured = (texts: Texts, colors: readonly Color[]): readonly (Color | null)[] =>
  texts['tinted'] === 'on' ? [null] : colors;

/** What the form says of photographs. */
export function blankIn(texts: Texts, colors: readonly Color[]): Blank {
  const number = (name: string) => numberIn(texts[name] ?? '');
  return {
    curve: texts['shape'] === 'curved' ? number('curve') : 0,
    isTinted: texts['tinted'] === 'on',
    grams: number('grams'),
    sides: VIEWS.filter(view => texts[sideField(view)] === 'on').map(view => ({
      view,
      widthMm: number(`${view}.widthMm`),
      heightMm: number(`${view}.heightMm`),
      dpi: number(`${view}.dpi`),
      photos: pictured(texts, colors).flatMap(color => {
        const photo = photoIn(texts, view, color);
        return photo ? [{ color, file: photo.file, corners: photo.corners }] : [];
      }),
    })),
  };
}

/** A corner on a photograph: whole units inside of it. */
export const insidePhoto = (x: number, y: number): [number, number] => [
  Math.round(Math.min(BLANK_FRAME.width, Math.max(0, x))),
  Math.round(Math.min(BLANK_FRAME.height, Math.max(0, y))),
];

/** The same corners with one of them at another place. */
export const withCorner = (corners: Corners, index: number, corner: readonly [number, number]): Corners =>
  corners.map((one, i) => (i === index ? corner : one)) as unknown as Corners;

import { type Arrangement, type TextLayer, type Transform, TYPEFACES } from '../../../domain/src/arrangement.ts';
import { isNumber, isObject, isText, storedEntry } from './entry.ts';

/** A placing that the server does not have yet, and the version of the server's that it is based on. */
export type ArrangementDraft = { designId: string; version: number; arrangement: Arrangement };

const isTransform = (value: unknown): value is Transform =>
  isObject(value) && [value.x, value.y, value.scale, value.angle].every(isNumber);

const isLayer = (value: unknown): value is TextLayer =>
  isObject(value) && isTransform(value) && hasLettering(value as Record<string, unknown>);

const hasLettering = ({ text, color, outline, curve, typeface }: Record<string, unknown>): boolean =>
  [text, color, outline].every(isText) && isNumber(curve) && TYPEFACES.some(one => one === typeface);

function check(value: Record<string, unknown>): ArrangementDraft | undefined {
  const { designId, version, arrangement } = value;
  if (!isText(designId) || !isNumber(version) || !isObject(arrangement)) return undefined;
  const { artwork, texts } = arrangement;
  if (!(artwork === null || isTransform(artwork)) || !Array.isArray(texts) || !texts.every(isLayer)) return undefined;
  return { designId, version, arrangement: { artwork, texts } };
}

/** What was placed while the shop could not be reached: kept until it is saved. */
export const arrangementDraftEntry = storedEntry<{ draft: ArrangementDraft }>({
  key: 'arrangementDraft',
  version: 1,
  check: ({ draft }) => {
    const checked = isObject(draft) ? check(draft) : undefined;
    return checked && { draft: checked };
  },
});

/** Small checks of stored values, so that no schema library reaches a page. */
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);
/** The value where it is one of the list, else the fall-back. */
export const oneOf = <const Option>(list: readonly Option[], value: unknown, fallback: Option): Option =>
  list.includes(value as Option) ? (value as Option) : fallback;

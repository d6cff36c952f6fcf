/** Characters of a webhook that are read: what is longer gives no hint. */
export const WEBHOOK_LIMIT = 64 * 1024;

/** A JSON object; nothing for any other text. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What may be read by its names; nothing for anything else. */
export const asObject = (value: unknown): Record<string, unknown> | undefined =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;

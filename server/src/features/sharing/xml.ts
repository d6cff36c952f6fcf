/** What XML 1.0 cannot hold: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text for an element or an attribute, whatever it holds; what cannot be written is left out. */
export const xml = (text: string): string => text.replace(UNWRITABLE, '').replace(/[&<>"']/g, sign => ENTITIES[sign]!);

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

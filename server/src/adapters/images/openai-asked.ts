import type { ImageRequest } from './port.ts';

/** A request in the provider's terms: the words it is asked with, and the picture that they change. */
export type Asked = Omit<ImageRequest, 'from'> & { source?: { png: Uint8Array; mask?: Uint8Array } };

/** A change is asked for with its own words and the picture; another composition is asked for like the first one. */
export function toAsked({ from, ...request }: ImageRequest): Asked {
  if (!from || from.instruction === null) return request;
  return { ...request, prompt: from.instruction, source: { png: from.png, ...(from.mask ? { mask: from.mask } : {}) } };
}

import type { words as english } from '../en/provider.ts';

/** Who signs people in, as Hindi calls it: before से, ने and पर. */
export const words = {
  provider: name => (name === 'the demo account' ? 'डेमो खाते' : name),
} satisfies typeof english;

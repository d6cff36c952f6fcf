import type { Color } from '../../../../domain/src/catalog.ts';

/** A shirt's colour as a dot. */
export const Swatch = ({ color, isSmall = false }: { color: Color; isSmall?: boolean }) => (
  <span
    aria-hidden="true"
    className={`${isSmall ? 'size-4' : 'size-6'} rounded-chip border border-ink-3 ${color === 'black' ? 'bg-ink' : 'bg-white'}`}
  />
);

/** A shirt's colour as a dot. */
export const Swatch = ({ hex, isSmall = false }: { hex: string; isSmall?: boolean }) => (
  <span
    aria-hidden="true"
    style={{ backgroundColor: hex }}
    className={`${isSmall ? 'size-4' : 'size-6'} shrink-0 rounded-chip border border-ink-3`}
  />
);

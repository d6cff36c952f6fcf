import stamp from './favicon.svg?no-inline';

/** The shop's stamp (छा, the beginning of छाप, as drawn in Baloo 2) and its name. */
export const Logo = ({ name }: { name: string }) => (
  <span className="inline-flex items-center gap-2">
    <img src={stamp} alt="" width={44} height={44} className="size-target shrink-0" />
    <span className="font-display text-2xl font-extrabold text-ink">{name}</span>
  </span>
);

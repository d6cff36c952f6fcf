import border from './border.svg?no-inline';

/** The block-print border, the shop's signature: divides sections and frames the footer. */
export const Border = () => (
  <div
    aria-hidden="true"
    className="h-border bg-repeat-x"
    style={{ backgroundImage: `url(${border})`, backgroundPosition: 'center', backgroundSize: 'auto 100%' }}
  />
);

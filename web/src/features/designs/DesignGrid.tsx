import type { Design } from '../../../../contract/src/designs.ts';
import { DesignCard, type CardActions } from './DesignCard.tsx';

type Props = CardActions & {
  designs: readonly Design[];
  heading: 'h2' | 'h3';
  /** So many cards are in sight when the page opens. */
  urgent?: number;
};

/** Designs as a grid: two a row on a phone, four on a wide screen. */
export function DesignGrid({ designs, urgent = 0, ...card }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-6">
      {designs.map((design, place) => (
        <li key={design.id}>
          <DesignCard design={design} urgent={place < urgent} {...card} />
        </li>
      ))}
    </ul>
  );
}

import type { Design } from '../../../../contract/src/designs.ts';
import { DesignCard } from './DesignCard.tsx';

/** Designs as a grid: two a row on a phone, four on a wide screen. */
export function DesignGrid({ designs }: { designs: readonly Design[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
      {designs.map(design => (
        <li key={design.id}>
          <DesignCard design={design} />
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { Design } from '../../../contract/src/designs.ts';
import { DesignFacts, DesignShirt, DesignTiles } from '../features/designs/DesignPictures.tsx';

type Props = {
  design: Design;
  /** The name as the page's heading; a dialog has it in its head. */
  heading?: ReactNode;
  /** How wide the shirt stands, as an image's `sizes`. */
  sizes: string;
  /** Price, size and cart, right below the shirt on a phone: the main button is in sight. */
  buy: ReactNode;
  /** What else one can do with it. */
  children: ReactNode;
};

/** S1 §2, Design detail: shirt, preview slot and artwork; what it costs, what it is, and what one can do with it. */
export function DesignDetail({ design, heading, sizes, buy, children }: Props) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-8">
      <DesignShirt design={design} sizes={sizes} />
      <div className="flex min-w-0 flex-col gap-6 md:row-span-2">
        {heading}
        {buy}
        <DesignFacts design={design} />
        {children}
      </div>
      <DesignTiles design={design} />
    </div>
  );
}

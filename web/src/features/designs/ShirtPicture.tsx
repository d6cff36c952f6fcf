import type { ComponentProps } from 'react';
import type { Design } from '../../../../contract/src/designs.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useWords } from '../../words.ts';

type Props = Pick<ComponentProps<typeof Picture>, 'room' | 'urgent' | 'className'> & {
  design: Pick<Design, 'name' | 'cloth' | 'mockupUrl'>;
  /** Another picture of its shirt than the mockup. */
  src?: string | null;
  sizes: string;
  /** Pixels of the square whose room is reserved. */
  side?: number;
};

/** A design on its shirt; the plain one stands until it is drawn. */
export function ShirtPicture({ design, src = design.mockupUrl, side = 600, className, ...rest }: Props) {
  const { shirtAlt } = useWords('designs');
  return (
    <Picture
      {...rest}
      src={src}
      fallback={plainShirt(design.cloth)}
      alt={shirtAlt(design.name)}
      width={side}
      height={side}
      className={className ?? 'size-full object-cover'}
    />
  );
}

import type { Design } from '../../../contract/src/designs.ts';
import { plainShirt } from '../ui/art/plain-shirt.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Thumb } from '../ui/Thumb.tsx';
import { useWords } from '../words.ts';
import { DesignBuy } from './DesignBuy.tsx';

export type AddDesignDialogProps = { design: Design; onClose: () => void; onAdded: () => void };

/** S1 §2, Add-to-cart dialog of a design: a size, and one goes into the cart. */
export function AddDesignDialog({ design, onClose, onAdded }: AddDesignDialogProps) {
  const words = useWords('detail');
  const { shirtAlt } = useWords('designs');
  return (
    <Dialog title={words.addToCart} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="flex items-center gap-4">
          <Thumb src={design.mockupUrl} fallback={plainShirt(design.cloth)} alt={shirtAlt(design.name)} />
          <strong className="text-lg font-semibold">{design.name}</strong>
        </p>
        <DesignBuy design={design} onAdded={onAdded} />
      </div>
    </Dialog>
  );
}

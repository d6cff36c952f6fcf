import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useLocation } from 'wouter';
import type { Design } from '../../../contract/src/designs.ts';
import { call, keyOf } from '../api/client.ts';
import { DesignGrid } from '../features/designs/DesignCard.tsx';
import { useDesignUrl } from '../features/designs/use-design-url.ts';
import { paths } from '../paths.ts';
import { overThisPage } from '../page-location.ts';
import { runOnClick } from '../ui/toast.ts';
import { useLanguage, useWords } from '../words.ts';
import type { AddDesignDialogProps } from './AddDesignDialog.tsx';
import { loadAddDesignDialog, prepareDesignDialog } from './design-dialog.ts';
import { DesignLike } from './DesignActions.tsx';
import { useFrame } from './frame-context.ts';

type Props = { designs: readonly Design[]; heading: 'h2' | 'h3'; urgent?: number };

/** Public designs as cards that work: open, like, share, add to the cart. What a press needs loads with the first one. */
export function DesignGallery(props: Props) {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const language = useLanguage();
  const { noAnswer } = useWords('frame');
  const urlOf = useDesignUrl();
  const { openCart } = useFrame();
  const [adding, setAdding] = useState<{ design: Design; Dialog: ComponentType<AddDesignDialogProps> }>();
  const open = (design: Design) => {
    // What the list knows of it stands in the dialog at once.
    queries.setQueryData(keyOf(call('designs.one', { id: design.id })), (known?: Design) => known ?? design);
    navigate(paths.design(design), overThisPage());
  };
  const share = async (design: Design) => {
    const { shareDesign } = await import('../features/designs/share-design.ts');
    await shareDesign({ title: design.name, url: urlOf(design) }, language);
  };
  const add = async (design: Design) => setAdding({ design, Dialog: await loadAddDesignDialog(language) });
  const close = () => setAdding(undefined);
  return (
    <>
      <DesignGrid
        {...props}
        onPoint={() => prepareDesignDialog(language)}
        onOpen={open}
        onShare={design => runOnClick(() => share(design), noAnswer)}
        onAdd={design => runOnClick(() => add(design), noAnswer)}
        like={design => <DesignLike design={design} className="px-2!" />}
      />
      {adding && (
        <adding.Dialog
          design={adding.design}
          onClose={close}
          onAdded={() => {
            close();
            openCart();
          }}
        />
      )}
    </>
  );
}

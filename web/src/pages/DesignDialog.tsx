import { useEffect, useRef, useState } from 'react';
import { idInPart } from '../../../contract/src/page-part.ts';
import { useErrorText } from '../api/error-text.ts';
import { useCall } from '../api/use-endpoint.ts';
import { useConfig } from '../config.ts';
import { ReportDesign } from '../features/designs/ReportDesign.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { useWords } from '../words.ts';
import { DesignActions } from './DesignActions.tsx';
import { DesignBuy } from './DesignBuy.tsx';
import { DesignDetail } from './DesignDetail.tsx';
import { useFrame } from './frame-context.ts';

/** The title of the tab while the dialog stands over the page; the page's own comes back afterwards. */
function useTabTitle(title: string | undefined): void {
  const { shopName } = useConfig();
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = `${title} · ${shopName}`;
    return () => {
      document.title = before;
    };
  }, [title, shopName]);
}

/** Goes back once, however often it is asked: the address in the history is the dialog's own. */
function useClose(): () => void {
  const closed = useRef(false);
  return () => {
    if (closed.current) return;
    closed.current = true;
    history.back();
  };
}

type Props = {
  /** The path that it stands for: '/design/{id}-{slug}', perhaps with a language's prefix. */
  path: string;
};

/** S1 §2, Design detail dialog, over the list it was opened from. Its address is the design's page. */
export function DesignDialog({ path }: Props) {
  const words = useWords('detail');
  const errorText = useErrorText();
  const { openCart } = useFrame();
  const [reporting, setReporting] = useState(false);
  const close = useClose();
  const { data: design, error, refetch } = useCall('designs.one', { id: idInPart(path.split('/').at(-1)!) });
  useTabTitle(design && words.pageTitle(design.name));
  if (design && reporting) return <ReportDesign design={design} onClose={() => setReporting(false)} />;
  return (
    <Dialog shape="wide" title={design?.name ?? ''} onClose={close}>
      {design ? (
        <DesignDetail
          design={design}
          sizes="(min-width: 928px) 400px, 90vw"
          buy={<DesignBuy design={design} onAdded={openCart} />}
        >
          <DesignActions design={design} onReport={() => setReporting(true)} />
        </DesignDetail>
      ) : error ? (
        <LoadFailed
          text={`${words.loadFailed} ${errorText(error)}`}
          retryLabel={words.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy="true">
          <Skeleton className="aspect-square max-w-dialog rounded-card" />
        </div>
      )}
    </Dialog>
  );
}

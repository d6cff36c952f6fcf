import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx';
import type { PathParams } from '../page.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

/** /unsubscribe/:token: where the link at the foot of a mail leads, without a sign-in. */
export default function UnsubscribePage({ params: { token = '' } }: { params: PathParams }) {
  const { unsubscribe } = useWords('notifications');
  return (
    <main className="mx-auto flex w-full max-w-text flex-1 flex-col items-center gap-4 px-4 py-12 text-center">
      <PageHead title={unsubscribe.title} />
      <Unsubscribe token={token} />
    </main>
  );
}

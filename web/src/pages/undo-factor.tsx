import { UndoFactor } from '../features/accounts/UndoFactor.tsx';
import type { PathParams } from '../page.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

/** /undo-factor/:token: where the link in the mail leads that told of a second factor, without a sign-in. */
export default function UndoFactorPage({ params: { token = '' } }: { params: PathParams }) {
  const { undo } = useWords('security');
  return (
    <main className="mx-auto flex w-full max-w-text flex-1 flex-col items-center gap-4 px-4 py-12 text-center">
      <PageHead title={undo.title} />
      <UndoFactor token={token} />
    </main>
  );
}

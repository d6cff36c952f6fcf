import type { Collection } from '../../../contract/src/collections.ts';
import { LikeCollection } from '../features/collections/LikeCollection.tsx';
import { Button } from '../ui/Button.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { runOnClick } from '../ui/toast.ts';
import { useLanguage, useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';

/** Like a collection, and share its page, whose whole address is `url`. */
export function CollectionActions({ collection, url }: { collection: Collection; url: string }) {
  const words = useWords('collectionOrder');
  const { noAnswer } = useWords('frame');
  const language = useLanguage();
  const { signIn } = useFrame();
  const share = async () => {
    const { shareCollection } = await import('../features/collections/share-collection.ts');
    await shareCollection({ title: collection.name, url }, language);
  };
  return (
    <div className="flex gap-3">
      <LikeCollection collection={collection} onSignIn={afterwards => signIn(afterwards)} />
      <Button tone="secondary" onClick={() => runOnClick(share, noAnswer)} className="rounded-chip! border-line! px-4!">
        <ShareIcon /> {words.share}
      </Button>
    </div>
  );
}

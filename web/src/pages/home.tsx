import { Suspense } from 'react';
import { useConfig } from '../config.ts';
import { paths } from '../paths.ts';
import { Border } from '../ui/art/Border.tsx';
import { useWords } from '../words.ts';
import { HomeCollections } from './HomeCollections.tsx';
import { HomeGallery } from './HomeGallery.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { PageHead } from './PageHead.tsx';

/** The home page (S1 §2): what this is and the prompt box, the gallery, collections, three reasons. */
export default function Home() {
  const words = useWords('home');
  const { shopName } = useConfig();
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title(shopName)} description={words.description} path={paths.home()} />
      <HomeHero />
      <Border />
      <Suspense>
        <HomeGallery />
      </Suspense>
      <Suspense>
        <div className="bg-cloth-2">
          <HomeCollections />
        </div>
      </Suspense>
      <Suspense>
        <HomeReasons />
      </Suspense>
    </main>
  );
}

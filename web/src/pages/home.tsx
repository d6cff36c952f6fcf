import { Suspense } from 'react';
import { useConfig } from '../config.ts';
import { later } from '../later.tsx';
import { paths } from '../paths.ts';
import { Border } from '../ui/art/Border.tsx';
import { useWords } from '../words.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { PageHead } from './PageHead.tsx';

const Gallery = import.meta.env.SSR
  ? (await import('./HomeGallery.tsx')).HomeGallery
  : later('gallery', async () => (await import('./HomeGallery.tsx')).HomeGallery);
const Collections = import.meta.env.SSR
  ? (await import('./HomeCollections.tsx')).HomeCollections
  : later('collections', async () => (await import('./HomeCollections.tsx')).HomeCollections);

/** Below the first screen. Constant, so that nothing renders it again before its script is there. */
const BELOW = (
  <>
    <Suspense>
      <Gallery />
    </Suspense>
    <div className="bg-cloth-2">
      <Suspense>
        <Collections />
      </Suspense>
    </div>
  </>
);

/** The home page (S1 §2): what this is and the prompt box, the gallery, collections, three reasons. */
export default function Home() {
  const words = useWords('home');
  const { shopName } = useConfig();
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title(shopName)} description={words.description} path={paths.home()} />
      <HomeHero />
      <Border />
      {BELOW}
      <HomeReasons />
    </main>
  );
}

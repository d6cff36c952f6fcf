import { Suspense } from 'react';
import { useAnswer } from '../api/use-endpoint.ts';
import { useConfig } from '../config.ts';
import { DesignGrid } from '../features/designs/DesignGrid.tsx';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { later } from '../later.tsx';
import { paths } from '../paths.ts';
import { Border } from '../ui/art/Border.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { HomeSection } from './HomeSection.tsx';
import { PageHead } from './PageHead.tsx';

/** S1 §9: 8 gallery designs on home. */
const DESIGNS_SHOWN = 8;

function Gallery() {
  const words = useWords('home');
  const { hasPage } = useFrame();
  const designs = useAnswer('designs.public', { limit: DESIGNS_SHOWN });
  useRefetchWhile(
    designs.some(design => !design.mockupUrl),
    'designs.public',
  );
  if (designs.length === 0) return null;
  return (
    <HomeSection id="gallery" title={words.galleryTitle} text={words.galleryText}>
      <DesignGrid designs={designs.slice(0, DESIGNS_SHOWN)} />
      {hasPage(paths.community()) && (
        <LinkButton tone="secondary" href={paths.community()} className="mt-8">
          {words.exploreGallery}
        </LinkButton>
      )}
    </HomeSection>
  );
}

/** Constant, so that nothing renders it again before its script is there. */
const Collections = import.meta.env.SSR
  ? (await import('./HomeCollections.tsx')).HomeCollections
  : later('collections', async () => (await import('./HomeCollections.tsx')).HomeCollections);
const COLLECTIONS = (
  <Suspense>
    <Collections />
  </Suspense>
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
      <Gallery />
      <div className="bg-cloth-2">{COLLECTIONS}</div>
      <HomeReasons />
    </main>
  );
}

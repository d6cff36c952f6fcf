import type { ReactNode } from 'react';
import { useAnswer } from '../api/use-endpoint.ts';
import { useConfig } from '../config.ts';
import { DesignGrid } from '../features/designs/DesignGrid.tsx';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import { Border } from '../ui/art/Border.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useWords } from '../words.ts';
import { CollectionShelf } from './CollectionShelf.tsx';
import { useFrame } from './frame-context.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { PageHead } from './PageHead.tsx';

/** S1 §9: 6 collections and 8 gallery designs on home. */
const COLLECTIONS_SHOWN = 6;
const DESIGNS_SHOWN = 8;

type SectionProps = { id: string; title: string; text: string; children: ReactNode };

function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mx-auto w-full max-w-page px-4 py-12">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{text}</p>
      {children}
    </section>
  );
}

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
    <Section id="gallery" title={words.galleryTitle} text={words.galleryText}>
      <DesignGrid designs={designs.slice(0, DESIGNS_SHOWN)} />
      {hasPage(paths.community()) && (
        <LinkButton tone="secondary" href={paths.community()} className="mt-8">
          {words.exploreGallery}
        </LinkButton>
      )}
    </Section>
  );
}

function Collections() {
  const words = useWords('home');
  const { hasPage } = useFrame();
  const collections = useAnswer('collections.list', { limit: DESIGNS_SHOWN });
  useRefetchWhile(
    collections.some(collection => !collection.imageUrl),
    'collections.list',
  );
  return (
    <Section id="collections" title={words.collectionsTitle} text={words.collectionsText}>
      <CollectionShelf collections={collections.slice(0, COLLECTIONS_SHOWN)} />
      {collections.length > COLLECTIONS_SHOWN && hasPage(paths.collections()) && (
        <LinkButton tone="secondary" href={paths.collections()} className="mt-8">
          {words.viewAll}
        </LinkButton>
      )}
    </Section>
  );
}

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
      <div className="bg-cloth-2">
        <Collections />
      </div>
      <HomeReasons />
    </main>
  );
}

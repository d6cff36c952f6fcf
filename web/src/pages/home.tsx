import { useDeliveryDays } from '../delivery-terms.ts';
import { type ReactNode, Suspense } from 'react';
import { useAnswer } from '../api/use-endpoint.ts';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { DesignGallery } from './DesignGallery.tsx';
import { useFrame } from './frame-context.ts';
import { CollectionShelf } from './CollectionShelf.tsx';
import { useConfig } from '../config.ts';
import { BrushIcon, ShirtIcon, TruckIcon } from '../ui/icons.tsx';
import { Border } from '../ui/art/Border.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PageHead } from './PageHead.tsx';

type Props = { id: string; title: string; text: string; children: ReactNode };

/** A section of the home page with its heading. */
function HomeSection({ id, title, text, children }: Props) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="mx-auto w-full max-w-page px-4 py-12">
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{text}</p>
      {children}
    </section>
  );
}

/** S1 §9: 8 gallery designs on home. */
const DESIGNS_SHOWN = 8;

/** The newest designs of the community, where there are any (S1 §2). */
function HomeGallery() {
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
      <DesignGallery designs={designs.slice(0, DESIGNS_SHOWN)} heading="h3" />
      {hasPage(paths.community()) && (
        <LinkButton tone="secondary" href={paths.community()} className="mt-8">
          {words.exploreGallery}
        </LinkButton>
      )}
    </HomeSection>
  );
}

/** S1 §9: 6 collections on home. */
const COLLECTIONS_SHOWN = 6;

/** The first collections, where there are any, and the way to all of them where there are more (S1 §2). */
function HomeCollections() {
  const words = useWords('home');
  const collections = useAnswer('collections.list', { limit: 8 });
  useRefetchWhile(
    collections.some(collection => !collection.imageUrl),
    'collections.list',
  );
  if (collections.length === 0) return null;
  return (
    <div className="bg-cloth-2">
      <HomeSection id="collections" title={words.collectionsTitle} text={words.collectionsText}>
        <CollectionShelf collections={collections.slice(0, COLLECTIONS_SHOWN)} heading="h3" />
        {collections.length > COLLECTIONS_SHOWN && (
          <LinkButton tone="secondary" href={paths.collections()} className="mt-8">
            {words.viewAll}
          </LinkButton>
        )}
      </HomeSection>
    </div>
  );
}

const ICONS = { ai: BrushIcon, quality: ShirtIcon, delivery: TruckIcon };

/** S1 §2's 'Why Choose' trio. */
function HomeReasons() {
  const words = useWords('home');
  const { shopName } = useConfig();
  const days = useDeliveryDays();
  const texts = { ...words.reasons, delivery: { text: words.reasons.delivery.text(days) } };
  return (
    <section aria-labelledby="why" className="mx-auto w-full max-w-page px-4 py-12">
      <h2 id="why" className="text-2xl">
        {words.whyTitle(shopName)}
      </h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {(['ai', 'quality', 'delivery'] as const).map(reason => {
          const Icon = ICONS[reason];
          return (
            <li key={reason} className="flex gap-4">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-indigo text-white">
                <Icon className="size-icon-lg" />
              </span>
              <div>
                <h3 className="text-xl">{words.reasons[reason].title}</h3>
                <p className="mt-1 text-ink-2">{texts[reason].text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The home page (S1 §2): what this is and the prompt box, the gallery, collections, three reasons. */
export default function Home() {
  const words = useWords('home');
  const { shopName } = useConfig();
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title(shopName)} description={words.description(useDeliveryDays())} path={paths.home()} />
      <HomeHero />
      <Border />
      <Suspense>
        <HomeGallery />
      </Suspense>
      <Suspense>
        <HomeCollections />
      </Suspense>
      <Suspense>
        <HomeReasons />
      </Suspense>
    </main>
  );
}

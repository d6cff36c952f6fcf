import { useConfig } from '../config.ts';
import { later } from '../later.tsx';
import { paths } from '../paths.ts';
import { Border } from '../ui/art/Border.tsx';
import { useWords } from '../words.ts';
import { HomeHero } from './HomeHero.tsx';
import { PageHead } from './PageHead.tsx';

const HomeGallery = later(async () => (await import('./HomeGallery.tsx')).HomeGallery);
const HomeCollections = later(async () => (await import('./HomeCollections.tsx')).HomeCollections);
const HomeReasons = later(async () => (await import('./HomeReasons.tsx')).HomeReasons);

/** The home page (S1 §2): what this is and the prompt box, the gallery, collections, three reasons. */
export default function Home() {
  const words = useWords('home');
  const { shopName } = useConfig();
  return (
    <main className="flex flex-1 flex-col">
      <PageHead title={words.title(shopName)} description={words.description} path={paths.home()} />
      <HomeHero />
      <Border />
      <div className="below-the-fold">
        <HomeGallery />
      </div>
      <div className="below-the-fold bg-cloth-2">
        <HomeCollections />
      </div>
      <div className="below-the-fold">
        <HomeReasons />
      </div>
    </main>
  );
}

import { useAnswer } from '../api/use-endpoint.ts';
import { useRefetchWhile } from '../features/designs/use-refetch-while.ts';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { DesignGallery } from './DesignGallery.tsx';
import { useFrame } from './frame-context.ts';
import { HomeSection } from './HomeSection.tsx';

/** S1 §9: 8 gallery designs on home. */
const SHOWN = 8;

/** The newest designs of the community, where there are any (S1 §2). */
export function HomeGallery() {
  const words = useWords('home');
  const { hasPage } = useFrame();
  const designs = useAnswer('designs.public', { limit: SHOWN });
  useRefetchWhile(
    designs.some(design => !design.mockupUrl),
    'designs.public',
  );
  if (designs.length === 0) return null;
  return (
    <HomeSection id="gallery" title={words.galleryTitle} text={words.galleryText}>
      <DesignGallery designs={designs.slice(0, SHOWN)} heading="h3" />
      {hasPage(paths.community()) && (
        <LinkButton tone="secondary" href={paths.community()} className="mt-8">
          {words.exploreGallery}
        </LinkButton>
      )}
    </HomeSection>
  );
}

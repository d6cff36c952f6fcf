import type { Design } from '../../../contract/src/designs.ts';
import { useCall } from '../api/use-endpoint.ts';
import { useWords } from '../words.ts';
import { DesignGallery } from './DesignGallery.tsx';
import { moreLike } from './more-like.ts';

/** So many stand in the strip. */
const MORE_SHOWN = 4;

/** A strip of others in the same style. */
export function MoreLikeThis({ design }: { design: Design }) {
  const words = useWords('detail');
  const { data = [] } = useCall('designs.public', moreLike(design));
  const others = data.filter(one => one.id !== design.id).slice(0, MORE_SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="flex flex-col gap-6">
      <h2 id="more" className="text-2xl">
        {words.moreLikeThis}
      </h2>
      <DesignGallery designs={others} heading="h3" />
    </section>
  );
}

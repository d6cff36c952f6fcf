import { Link } from 'wouter';
import { useMakerName } from '../features/designs/DesignCard.tsx';
import type { Remix } from '../features/designs/use-remix.ts';
import type { Design } from '../../../contract/src/designs.ts';
import { paths } from '../paths.ts';
import { plainShirt } from '../ui/art/plain-shirt.ts';
import { QUIET_LINK } from '../ui/Button.tsx';
import { Skeleton } from '../ui/EmptyState.tsx';
import { Thumb } from '../ui/Thumb.tsx';
import { useWords } from '../words.ts';

function Original({ design }: { design: Design }) {
  const words = useWords('studio');
  const { by, shirtAlt } = useWords('designs');
  const maker = useMakerName(design.user);
  return (
    <div className="flex items-center gap-4">
      <Thumb src={design.mockupUrl} fallback={plainShirt(design.color)} alt={shirtAlt(design.name)} />
      <p className="min-w-0">
        <span className="block text-sm text-ink-3">{words.startsFrom}</span>
        <Link href={paths.design(design)} className="font-semibold text-indigo underline underline-offset-4">
          {design.name}
        </Link>{' '}
        <span className="text-ink-2">{by(maker)}</span>
      </p>
    </div>
  );
}

/** Whose design the next one starts from, and the way out. Its room stands while it is fetched. */
export function StudioRemix({ id, design, isGone }: Remix) {
  const words = useWords('studio');
  if (id === undefined && !isGone) return null;
  return (
    <section
      aria-label={words.startsFrom}
      className="flex flex-col items-start justify-between gap-x-4 rounded-card border border-line bg-cloth-2 p-3 sm:flex-row sm:items-center"
    >
      {isGone ? (
        <p role="alert">{words.remixGone}</p>
      ) : design ? (
        <Original design={design} />
      ) : (
        <Skeleton className="h-thumb w-column" />
      )}
      <Link href={paths.studio()} replace className={QUIET_LINK}>
        {words.withoutIt}
      </Link>
    </section>
  );
}

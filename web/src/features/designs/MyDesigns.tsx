import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import type { Pages } from '../../api/use-pages.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { LinkButton, QUIET_LINK } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { DeleteDesign } from './DeleteDesign.tsx';
import { DesignSwitch } from './DesignSwitch.tsx';
import { ShirtPicture } from './ShirtPicture.tsx';

const GRID = 'grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4';

/** What the shop decided about it, why, and what it adds. */
function Decision({ decision: { kind, reason, text } }: { decision: NonNullable<Design['decision']> }) {
  const words = useWords('profile');
  return (
    <div className="flex flex-col items-start gap-1 text-sm">
      <Badge tone={kind === 'taken_down' ? 'bad' : 'quiet'}>{words.decisions[kind]}</Badge>
      <p>{words.decisionReasons[reason]}</p>
      {text !== '' && <p className="whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>}
    </div>
  );
}

/** A design of one's own: leads to its preview, and is shown in the gallery or not. */
function MyDesign({ design }: { design: Design }) {
  const words = useWords('profile');
  const language = useLanguage();
  const canBePublic = design.drawnBy !== 'shopper' && design.mockupUrl !== null && !design.decision;
  return (
    <article aria-label={design.name} className="flex flex-col gap-1">
      <Link href={paths.preview({ design: design.id })} className="group flex flex-1 flex-col gap-2 rounded-card">
        <ShirtPicture
          design={design}
          sizes="(min-width: 1200px) 280px, (min-width: 768px) 30vw, 44vw"
          className="aspect-square rounded-card bg-cloth-2 object-cover"
        />
        <span className="line-clamp-2 font-semibold group-hover:text-madder">{design.name}</span>
      </Link>
      <div className="flex items-center justify-between gap-1">
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          {monthAndDay(design.createdAt, language)}
          {!canBePublic && !design.decision && (
            <Badge tone="outline">{design.mockupUrl ? words.private : words.drawing}</Badge>
          )}
        </span>
        <DeleteDesign design={design} />
      </div>
      {design.decision && <Decision decision={design.decision} />}
      {canBePublic && <DesignSwitch design={design} />}
      {design.decision?.kind !== 'taken_down' && (
        <Link href={paths.startGroup({ design: design.id })} className={`${QUIET_LINK} self-start text-sm`}>
          {words.startGroup}
        </Link>
      )}
    </article>
  );
}

/** On a phone the first fill the screen, and are shown before the others are drawn. */
const AT_FIRST = 4;

function Cards({ designs }: { designs: Design[] }) {
  const shown = useDeferredValue(designs, designs.slice(0, AT_FIRST));
  return (
    <div className={GRID}>
      {shown.map(design => (
        <MyDesign key={design.id} design={design} />
      ))}
    </div>
  );
}

/** S2 §2, My Designs: what the person has made, the newest first. Pieces that came to nothing are left out. */
export function MyDesigns({ designs }: { designs: Pages<Design> }) {
  const words = useWords('profile');
  if (designs.items === undefined)
    return designs.error ? (
      <LoadFailed text={words.designsFailed} retryLabel={words.retry} onRetry={designs.retry} />
    ) : (
      <div aria-busy="true" className={GRID}>
        {[1, 2, 3, 4].map(one => (
          <Skeleton key={one} className="aspect-square rounded-card" />
        ))}
      </div>
    );
  const shown = designs.items.filter(design => design.status === 'ready');
  if (shown.length === 0 && !designs.hasMore)
    return (
      <EmptyState
        title={words.noDesigns}
        text={words.noDesignsText}
        picture={shirt}
        action={<LinkButton href={paths.studio()}>{words.startDesigning}</LinkButton>}
      />
    );
  return (
    <div className="flex flex-col gap-6">
      <Cards designs={shown} />
      <MorePages list={designs} labels={words} />
    </div>
  );
}

import { useDeferredValue } from 'react';
import { Link, useLocation } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import type { Pages } from '../../api/use-pages.ts';
import { monthAndDay } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import shirt from '../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState, LoadFailed, MorePages, Skeleton } from '../../ui/EmptyState.tsx';
import { IconButton, LinkButton, QUIET_LINK } from '../../ui/Button.tsx';
import { BrushIcon, ShareIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { currentDesignOf } from '../../stored/current-design.ts';
import { saveCurrentDesign } from '../../stored/shirt-choice.ts';
import { DeleteDesign } from './DeleteDesign.tsx';
import { DesignSwitch } from './DesignSwitch.tsx';
import { shareDesign } from './share-design.ts';
import { ShirtPicture } from './ShirtPicture.tsx';
import { useDesignUrl } from './use-design-url.ts';

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

/** Its shirt, with the picture by itself in the corner. */
function DesignPicture({ design }: { design: Design }) {
  return (
    <span className="relative block aspect-square overflow-hidden rounded-card bg-cloth-2">
      <ShirtPicture design={design} sizes="(min-width: 1200px) 280px, (min-width: 768px) 30vw, 44vw" />
      {design.imageUrl && (
        <span
          style={{ backgroundColor: design.cloth.hex }}
          className="absolute bottom-2 left-2 size-target overflow-hidden rounded-control border-2 border-cloth p-1 shadow-raised md:size-thumb"
        >
          <Picture
            src={design.imageUrl}
            fallback={design.imageUrl}
            alt=""
            width={144}
            height={144}
            sizes="72px"
            className="size-full object-contain"
          />
        </span>
      )}
    </span>
  );
}

/** Buying it, changing it in the studio, and telling others of one that they can open. */
function DesignButtons({ design }: { design: Design }) {
  const words = useWords('profile');
  const { share } = useWords('designs');
  const language = useLanguage();
  const [, navigate] = useLocation();
  const url = useDesignUrl()(design);
  const change = () => {
    saveCurrentDesign(currentDesignOf(design, { fromHomePage: false }));
    navigate(paths.studio({ step: 2 }));
  };
  return (
    <div className="flex items-center justify-between gap-1">
      <LinkButton tone="secondary" href={paths.preview({ design: design.id })} className="grow px-2!">
        {words.buy}
      </LinkButton>
      <IconButton label={words.edit(design.name)} onClick={change}>
        <BrushIcon />
      </IconButton>
      {design.isPublic && (
        <IconButton label={share(design.name)} onClick={() => void shareDesign({ title: design.name, url }, language)}>
          <ShareIcon />
        </IconButton>
      )}
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
        <DesignPicture design={design} />
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
      {design.imageUrl && design.decision?.kind !== 'taken_down' && <DesignButtons design={design} />}
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

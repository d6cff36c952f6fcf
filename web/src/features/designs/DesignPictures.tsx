import { Link } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import { labelOf } from '../../../../domain/src/drawn-by.ts';
import { paths } from '../../paths.ts';
import { ShirtIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { ShirtPicture } from './ShirtPicture.tsx';
import { fullDate } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Maker, useMakerName } from './DesignCard.tsx';

const CAPTION = 'mt-1 text-sm text-ink-3';

/** The exact mockup: what will be printed. */
export function DesignShirt({ design, sizes }: { design: Design; sizes: string }) {
  const words = useWords('designs');
  const detail = useWords('detail');
  return (
    <figure>
      <div className="aspect-square overflow-hidden rounded-card bg-cloth-2">
        <ShirtPicture design={design} side={1000} sizes={sizes} room="stage" urgent />
      </div>
      <figcaption className={CAPTION}>{design.mockupUrl ? detail.asPrinted : words.stillDrawing}</figcaption>
    </figure>
  );
}

/** S1's slot of the realistic preview: the picture, or that there is none and how to get one. */
function PreviewSlot({ design }: { design: Design }) {
  const words = useWords('detail');
  if (design.previewImageUrl)
    return (
      <div className="aspect-square overflow-hidden rounded-card bg-cloth-2">
        <ShirtPicture design={design} src={design.previewImageUrl} sizes="(min-width: 768px) 260px, 45vw" />
      </div>
    );
  return (
    <Link
      href={paths.preview({ design: design.id })}
      className="flex aspect-square flex-col items-center justify-center gap-1 rounded-card border border-dashed border-ink-3 p-2 text-center hover:border-madder"
    >
      <ShirtIcon className="size-icon-lg text-ink-3" />
      <span className="text-sm font-medium">{words.noPreview}</span>
      <span className="text-sm text-indigo underline underline-offset-4">{words.previewHint}</span>
    </Link>
  );
}

/** Beside the mockup: the realistic preview or its placeholder, and the artwork as it was drawn (S1 §2). */
export function DesignTiles({ design }: { design: Design }) {
  const words = useWords('detail');
  const { artworkAlt } = useWords('designs');
  return (
    <div className="grid grid-cols-2 gap-3">
      <figure>
        <PreviewSlot design={design} />
        <figcaption className={CAPTION}>{words.preview}</figcaption>
      </figure>
      {design.imageUrl && (
        <figure>
          <div
            style={{ backgroundColor: design.cloth.hex }}
            className="aspect-square overflow-hidden rounded-card border border-line"
          >
            <Picture
              src={design.imageUrl}
              fallback={design.imageUrl}
              alt={artworkAlt(design.name)}
              width={600}
              height={600}
              sizes="(min-width: 768px) 228px, calc(45vw - 2rem)"
              className="size-full object-contain p-4"
            />
          </div>
          <figcaption className={CAPTION}>{words.artwork}</figcaption>
        </figure>
      )}
    </div>
  );
}

/** Whose design this one was started from. */
function StartedFrom({ from }: { from: NonNullable<Design['remixOf']> }) {
  const words = useWords('detail');
  const { by } = useWords('designs');
  const maker = useMakerName(from.user);
  return (
    <p className="text-ink-2">
      {words.startedFrom}{' '}
      <Link href={paths.design(from)} className="font-medium text-indigo underline underline-offset-4">
        {from.name}
      </Link>{' '}
      {by(maker)}
    </p>
  );
}

/** Who made it and when, in which style, from which words (S1 §2). */
export function DesignFacts({ design }: { design: Design }) {
  const words = useWords('detail');
  const { styleName, drawnBy, makingOf } = useWords('designs');
  const language = useLanguage();
  const label = labelOf(design.drawnBy, drawnBy);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
        <Maker user={design.user} />
        <time dateTime={design.createdAt} className="text-ink-3">
          {words.made(fullDate(design.createdAt, language))}
        </time>
      </p>
      <p className="flex flex-wrap gap-2">
        {design.style && <Badge tone="outline">{styleName(design.style)}</Badge>}
        {label && <Badge>{label}</Badge>}
      </p>
      <div>
        <p className="text-sm text-ink-3">{words.prompt}</p>
        <blockquote className="text-lg">{makingOf(design.prompt)}</blockquote>
      </div>
      {design.remixOf && <StartedFrom from={design.remixOf} />}
    </div>
  );
}

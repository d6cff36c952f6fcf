import { Link } from 'wouter';
import type { Design } from '../../../../contract/src/designs.ts';
import { fullDate } from '../../lib/format.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { Maker, useMakerName } from './Maker.tsx';

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
  const { styleName, madeWithAi, makingOf } = useWords('designs');
  const language = useLanguage();
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
        {design.madeWithAi && <Badge>{madeWithAi}</Badge>}
      </p>
      <div>
        <p className="text-sm text-ink-3">{words.prompt}</p>
        <blockquote className="text-lg">{makingOf(design.prompt)}</blockquote>
      </div>
      {design.remixOf && <StartedFrom from={design.remixOf} />}
    </div>
  );
}

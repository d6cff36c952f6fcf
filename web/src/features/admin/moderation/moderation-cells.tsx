import { Link } from 'wouter';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words.ts';
import type { ModeratedDesign } from '../../../../../contract/src/admin-moderation.ts';
import { paths } from '../../../paths.ts';
import plainShirt from '../../../ui/art/shirt-white.svg?no-inline';
import { Badge } from '../../../ui/Badge.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';

/** Opens the design of a row, to look at it and to decide. */
export function LookButton({ design, onClick }: { design: { name: string }; onClick: () => void }) {
  const words = useWords('moderation');
  return (
    <Button
      tone="secondary"
      onClick={onClick}
      aria-label={words.lookAt(design.name)}
      className="px-3! whitespace-nowrap"
    >
      {words.look}
    </Button>
  );
}

/** A design in a list: its picture, its name and what it was drawn from. */
export const DesignCell = ({ design }: { design: ModeratedDesign }) => (
  <span className="flex gap-3">
    <Thumb src={design.pictureUrl} alt="" fallback={plainShirt} />
    <span className="min-w-0">
      <span className="line-clamp-2 font-medium wrap-anywhere">{design.name}</span>
      {design.prompt !== design.name && (
        <span className="line-clamp-2 text-sm wrap-anywhere text-ink-2">{design.prompt}</span>
      )}
    </span>
  </span>
);

/** Who made it, with the way to their account. */
export const MakerLink = ({ maker }: { maker: ModeratedDesign['maker'] }) => (
  <Link
    href={paths.admin({ tab: 'users', search: maker.email })}
    className="target inline-flex items-center text-indigo wrap-anywhere hover:underline"
  >
    {maker.name || maker.email}
  </Link>
);

/** Where the design stands. */
export function DesignState({ design }: { design: ModeratedDesign }) {
  const { states } = useWords('moderation');
  const state = design.decision?.kind ?? (design.isPublic ? 'public' : 'private');
  return (
    <Badge tone={design.decision ? 'bad' : state === 'public' ? 'good' : 'quiet'} className="whitespace-nowrap">
      {states[state]}
    </Badge>
  );
}

import type { Design } from '../../../../contract/src/designs.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

/** 'Asha K.', or 'Anonymous' (S1 §2). */
export function useMakerName(user: Design['user']): string {
  const { anonymous } = useWords('designs');
  return user ? `${user.firstName} ${user.lastName}`.trim() || anonymous : anonymous;
}

/** Who made it: initials, and the name as the public sees it; `isShort` where there is little room. */
export function Maker({ user, isShort = false }: { user: Design['user']; isShort?: boolean }) {
  const words = useWords('designs');
  const name = useMakerName(user);
  const initials = user && `${[...user.firstName][0] ?? ''}${[...user.lastName][0] ?? ''}`;
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <span
        aria-hidden="true"
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-chip bg-line text-sm font-semibold text-ink-2"
      >
        {initials || <PersonIcon className="size-4" />}
      </span>
      <span className="truncate">{isShort ? name : words.by(name)}</span>
    </span>
  );
}

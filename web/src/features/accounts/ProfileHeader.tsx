import type { User } from '../../../../contract/src/accounts.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

/** Photo, name and e-mail of who is signed in (S2 §2). */
export function ProfileHeader({ user }: { user: User | undefined }) {
  const words = useWords('profile');
  const name = user?.displayName || words.title;
  return (
    <header className="flex items-center gap-4">
      <span className="flex size-thumb shrink-0 items-center justify-center overflow-hidden rounded-chip bg-indigo text-white">
        {user?.photoURL?.startsWith('/') ? (
          <img
            src={user.photoURL}
            alt={words.photoAlt(name)}
            width={72}
            height={72}
            className="size-full object-cover"
          />
        ) : (
          <PersonIcon className="size-icon-lg" />
        )}
      </span>
      <div className="min-w-0">
        <h1 className="text-2xl md:text-3xl">{name}</h1>
        <p className="break-all text-ink-2">{user?.email ?? '\u00a0'}</p>
      </div>
    </header>
  );
}

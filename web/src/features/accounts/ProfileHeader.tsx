import { useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';
import { initialsOf } from './initials.ts';

/** The person's photo, from the shop's own storage; initials where there is none. */
function Photo({ name, address }: { name: string; address: string | null | undefined }) {
  const words = useWords('profile');
  const [failed, setFailed] = useState<string>();
  const isShown = address && address !== failed;
  return (
    <span className="flex size-thumb shrink-0 items-center justify-center overflow-hidden rounded-chip bg-indigo font-display text-2xl font-semibold text-white">
      {isShown ? (
        <img
          src={address}
          alt={words.photoAlt(name)}
          width={72}
          height={72}
          onError={() => setFailed(address)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name) || <PersonIcon className="size-icon-lg" />}</span>
      )}
    </span>
  );
}

/** Photo, name and e-mail of who is signed in (S2 §2). */
export function ProfileHeader({ user }: { user: User | undefined }) {
  const words = useWords('profile');
  return (
    <header className="flex items-center gap-4">
      <Photo name={user?.displayName ?? ''} address={user?.photoURL} />
      <div className="min-w-0">
        <h1 className="line-clamp-2 text-2xl wrap-anywhere md:text-3xl">{user?.displayName || words.title}</h1>
        <p className="wrap-anywhere text-ink-2">{user?.email ?? '\u00a0'}</p>
      </div>
    </header>
  );
}

import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { PersonIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

/** The first letters of a name's first and last word, 'Asha Rao Menon' → 'AM'; '' where the name begins no word with a letter or digit. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(word => /^[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return ends.map(word => [...word][0]!.toUpperCase()).join('');
}

/** A picture that the sign-in brought is in the shop's storage by then. */
const PHOTO_MS = 3000;

/** Who is signed in: at once what the sign-in kept, then as the shop has it. Somebody without a photo is asked for once more. */
export function useOwnAccount(isSignedIn: boolean): User | undefined {
  const kept = useAuth()?.user;
  const { data } = useCall('accounts.me', {}, { enabled: isSignedIn });
  const invalidate = useInvalidate();
  const isWithout = data?.photoURL === null;
  useEffect(() => {
    if (!isWithout) return undefined;
    const timer = setTimeout(() => void invalidate('accounts.me'), PHOTO_MS);
    return () => clearTimeout(timer);
  }, [isWithout, invalidate]);
  // The server rendered nobody, and may have answered before this part of the page is hydrated.
  return isSignedIn && data?.uid === kept?.uid ? data : kept;
}

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

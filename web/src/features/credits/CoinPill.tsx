import { WELCOME_CREDITS } from '../../../../domain/src/credits.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';
import { CoinIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

/** The coin balance of who is signed in, out of 20 (S1 §9); not on the smallest screens. */
export function CoinPill() {
  const words = useWords('frame');
  const signedIn = useAuth() !== undefined;
  const { data } = useCall('credits.balance', {}, { enabled: signedIn });
  if (!signedIn) return null;
  return (
    <span
      role="img"
      aria-label={data && words.coinsLabel(data.credits, WELCOME_CREDITS)}
      className="numbers hidden items-center gap-1 rounded-chip bg-cloth-2 px-3 py-1 text-sm font-semibold sm:inline-flex"
    >
      <CoinIcon className="size-icon text-madder" />
      {words.coins(data?.credits ?? 0, WELCOME_CREDITS).padStart(7, '\u2007')}
    </span>
  );
}

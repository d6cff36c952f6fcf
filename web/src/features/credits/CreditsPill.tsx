import { WELCOME_CREDITS } from '../../../../domain/src/credits.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { CoinIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

/** The balance of who is signed in, out of 20 (S1 §9). The smallest screens have it in words and `inMenu`, the others in the header. */
export function CreditsPill({ inMenu }: { inMenu?: boolean }) {
  const words = useWords('frame');
  const signedIn = useAuth() !== undefined;
  const { data } = useCall('credits.balance', {}, { enabled: signedIn });
  if (!signedIn) return null;
  const label = data && words.creditsLabel(data.credits, WELCOME_CREDITS);
  return (
    <span
      role="img"
      aria-label={label}
      className={`numbers items-center gap-1 rounded-chip bg-cloth-2 px-3 py-1 text-sm font-semibold ${inMenu ? 'flex self-start sm:hidden' : 'hidden sm:inline-flex'}`}
    >
      <CoinIcon className="size-icon text-madder" />
      {inMenu ? label : words.credits(data?.credits ?? 0, WELCOME_CREDITS).padStart(7, '\u2007')}
    </span>
  );
}

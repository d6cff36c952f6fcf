import { Link } from 'wouter';
import { CREDIT_COST, WELCOME_CREDITS } from '../../../domain/src/credits.ts';
import { useCall } from '../api/use-endpoint.ts';
import { paths } from '../paths.ts';
import { useAuth } from '../stored/use-stored.ts';
import { QUIET_LINK } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

/** What a drawing costs and what it is paid from: one's own credits, with the way to more where they are too few, or a new account's. */
export function StudioCost() {
  const words = useWords('studio');
  const isSignedIn = useAuth() !== undefined;
  const { data } = useCall('credits.balance', {}, { enabled: isSignedIn });
  const cost = CREDIT_COST.generate;
  if (!isSignedIn || !data) return <p className="text-sm text-ink-3">{words.cost(cost, WELCOME_CREDITS)}</p>;
  return (
    <>
      <p className="text-sm text-ink-3">{words.costOfYours(cost, data.credits)}</p>
      {data.credits < cost && (
        <Link href={paths.profile({ step: 'credits' })} className={`${QUIET_LINK} self-start`}>
          {words.buyCredits}
        </Link>
      )}
    </>
  );
}

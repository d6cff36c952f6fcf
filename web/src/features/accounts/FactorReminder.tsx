import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { useWords } from '../../words.ts';

/** Reminds somebody of the shop who has no second factor, with the way to it. */
export function FactorReminder() {
  const { factorReminder: words } = useWords('admin');
  return (
    <p className="rounded-control border border-turmeric bg-white px-4 py-3">
      {words.text}{' '}
      <Link href={paths.profile({ tab: 'security' })} className="text-indigo underline underline-offset-4">
        {words.link}
      </Link>
    </p>
  );
}

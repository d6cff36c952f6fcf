import type { PaymentResult } from './use-payment-result.ts';
import { AlertIcon, CheckIcon, ClockIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

type Look = 'good' | 'bad' | 'open';
const LOOKS = {
  good: { Icon: CheckIcon, className: 'bg-leaf text-white' },
  bad: { Icon: AlertIcon, className: 'bg-brick text-white' },
  open: { Icon: ClockIcon, className: 'bg-turmeric text-ink' },
};

const LOOK_OF_STATUS: Record<string, Look> = { SUCCESS: 'good', PENDING: 'open', UNKNOWN: 'open' };

function useTexts(result: PaymentResult): { title: string; text: string; look: Look } {
  const words = useWords('payments');
  if (result.kind === 'checking') return { title: words.checking, text: words.checkingText, look: 'open' };
  if (result.kind === 'problem')
    return { title: words.verificationFailed, text: words.problems[result.problem], look: 'bad' };
  const { status, credits } = result.payment;
  const text = credits === null ? {} : { text: words.ofCredits[status](credits) };
  return { ...words.results[status], ...text, look: LOOK_OF_STATUS[status] ?? 'bad' };
}

/** What happened, in a sign, a title and a sentence (S2 §4); read out as it changes. */
export function ResultHeading({ result }: { result: PaymentResult }) {
  const { title, text, look } = useTexts(result);
  const { Icon, className } = LOOKS[look];
  const isChecking = result.kind === 'checking';
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-center">
      <span className={`inline-flex rounded-chip p-4 ${className} ${isChecking ? 'animate-breathe' : 'animate-rise'}`}>
        <Icon className="size-icon-lg" />
      </span>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="text-lg text-ink-2">{text}</p>
    </div>
  );
}

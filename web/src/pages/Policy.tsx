import { MemoryList } from '../features/policies/MemoryList.tsx';
import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

type Noun = 'terms' | 'privacy' | 'refunds' | 'shipping';

/** The rules beside the one that is read, and where to ask. */
function useOthers(noun: Noun): { href: string; label: string }[] {
  const words = useWords('frame');
  return (['terms', 'privacy', 'refunds', 'shipping', 'contact'] as const)
    .filter(one => one !== noun)
    .map(one => ({ href: paths[one](), label: words[one] }));
}

function Policy({ noun }: { noun: Noun }) {
  const text = useWords(noun);
  return (
    <PolicyPage
      text={text}
      head={<PageHead title={text.title} description={text.description} path={paths[noun]()} />}
      extra={{ memory: <MemoryList /> }}
      others={useOthers(noun)}
    />
  );
}

export const TermsPolicy = () => <Policy noun="terms" />;
export const PrivacyPolicy = () => <Policy noun="privacy" />;
export const RefundPolicy = () => <Policy noun="refunds" />;
export const ShippingPolicy = () => <Policy noun="shipping" />;

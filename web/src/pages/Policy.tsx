import { useConfig } from '../config.ts';
import { MemoryList } from '../features/policies/MemoryList.tsx';
import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import type { PolicyText } from '../features/policies/policy.ts';
import { PageViewsSwitch } from '../features/privacy/ConsentSwitches.tsx';
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

/** The sections that hold in this shop: that of the counting of visits only where somebody counts them (decision 038). */
function useSections({ sections }: PolicyText): PolicyText['sections'] {
  const { pageViews } = useConfig();
  return Object.fromEntries(Object.entries(sections).filter(([anchor]) => anchor !== 'counting' || pageViews));
}

function Policy({ noun }: { noun: Noun }) {
  const text: PolicyText = useWords(noun);
  const sections = useSections(text);
  return (
    <PolicyPage
      text={{ ...text, sections }}
      head={<PageHead title={text.title} description={text.description} path={paths[noun]()} />}
      extra={{ memory: <MemoryList />, counting: <PageViewsSwitch /> }}
      others={useOthers(noun)}
    />
  );
}

export const TermsPolicy = () => <Policy noun="terms" />;
export const PrivacyPolicy = () => <Policy noun="privacy" />;
export const RefundPolicy = () => <Policy noun="refunds" />;
export const ShippingPolicy = () => <Policy noun="shipping" />;

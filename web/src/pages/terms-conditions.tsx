import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { useOtherPolicies } from './use-other-policies.ts';

/** /terms-conditions: terms and conditions (S2 §1 and §2). */
export default function TermsPage() {
  const text = useWords('terms');
  const path = paths.terms();
  return (
    <PolicyPage
      text={text}
      head={<PageHead title={text.title} description={text.description} path={path} />}
      others={useOtherPolicies(path)}
    />
  );
}

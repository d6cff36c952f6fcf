import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { useOtherPolicies } from './use-other-policies.ts';

/** /refund-policy (S2 §2 and §9). */
export default function RefundsPage() {
  const text = useWords('refunds');
  const path = paths.refunds();
  return (
    <PolicyPage
      text={text}
      head={<PageHead title={text.title} description={text.description} path={path} />}
      others={useOtherPolicies(path)}
    />
  );
}

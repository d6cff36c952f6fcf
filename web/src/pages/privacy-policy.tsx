import { MemoryList } from '../features/policies/MemoryList.tsx';
import { PolicyPage } from '../features/policies/PolicyPage.tsx';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';
import { useOtherPolicies } from './use-other-policies.ts';

/** /privacy-policy: what is held about a person, and their rights (S2 §1; rulings, Law). */
export default function PrivacyPage() {
  const text = useWords('privacy');
  const path = paths.privacy();
  return (
    <PolicyPage
      text={text}
      head={<PageHead title={text.title} description={text.description} path={path} />}
      extra={{ memory: <MemoryList /> }}
      others={useOtherPolicies(path)}
    />
  );
}

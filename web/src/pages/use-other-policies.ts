import { paths } from '../paths.ts';
import { useWords } from '../words.ts';

/** The rules beside the one that is read, and where to ask. */
export function useOtherPolicies(path: string): { href: string; label: string }[] {
  const words = useWords('frame');
  return [
    { href: paths.terms(), label: words.terms },
    { href: paths.privacy(), label: words.privacy },
    { href: paths.refunds(), label: words.refunds },
    { href: paths.shipping(), label: words.shipping },
    { href: paths.contact(), label: words.contact },
  ].filter(({ href }) => href !== path);
}

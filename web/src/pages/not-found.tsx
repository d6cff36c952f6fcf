import { Link } from 'wouter';
import { paths } from '../paths.ts';
import shirt from '../ui/art/shirt-white.svg?no-inline';
import { LinkButton, QUIET_LINK } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';

/** Unknown paths, and designs that are gone. */
export default function NotFound() {
  const words = useWords('frame');
  const { hasPage } = useFrame();
  const links = [
    { href: paths.studio(), label: words.studio },
    { href: paths.community(), label: words.community },
    { href: paths.collections(), label: words.collections },
    { href: paths.contact(), label: words.contact },
  ];
  return (
    <main className="mx-auto flex max-w-text flex-1 flex-col items-center gap-4 px-4 py-12 text-center">
      <PageHead title={words.notFoundTitle} />
      <img src={shirt} alt="" width={160} height={160} className="h-auto w-column" />
      <h1 className="text-3xl">{words.notFoundTitle}</h1>
      <p className="text-lg text-ink-2">{words.notFoundText}</p>
      <LinkButton href={paths.home()}>{words.toHome}</LinkButton>
      <ul className="flex flex-wrap justify-center gap-x-6">
        {links
          .filter(({ href }) => hasPage(href))
          .map(({ href, label }) => (
            <li key={href}>
              <Link href={href} className={QUIET_LINK}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </main>
  );
}

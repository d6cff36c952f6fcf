import { daysText } from '../delivery-terms.ts';
import { Link } from 'wouter';
import { LANGUAGE_KEYS, LANGUAGES } from '../../../domain/src/languages.ts';
import { useConfig } from '../config.ts';
import { hasPage } from '../pages.ts';
import { paths } from '../paths.ts';
import { languageChoiceEntry } from '../stored/language-choice.ts';
import { Border } from '../ui/art/Border.tsx';
import { Logo } from '../ui/art/Logo.tsx';
import { useLanguage, useWords } from '../words.ts';
import { useAddressIn } from './use-address-in.ts';

type FooterLink = { href: string; label: string };

function LinkList({ title, links }: { title: string; links: FooterLink[] }) {
  const existing = links.filter(link => hasPage(link.href));
  if (existing.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {existing.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="target inline-flex items-center text-ink-2 hover:text-madder">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same page in each other language; who presses one has chosen. */
function LanguageLinks() {
  const here = useLanguage();
  const addressIn = useAddressIn();
  return LANGUAGE_KEYS.filter(language => language !== here).map(language => (
    <a
      key={language}
      href={addressIn(language)}
      hrefLang={LANGUAGES[language].htmlLang}
      lang={LANGUAGES[language].htmlLang}
      onClick={() => languageChoiceEntry.write({ language })}
      className="target inline-flex items-center font-medium text-indigo hover:underline"
    >
      {LANGUAGES[language].viewIn}
    </a>
  ));
}

/** S1 §2: quick links, policies, copyright; only links that lead somewhere. Framed by the block-print border. */
export function Footer() {
  const words = useWords('frame');
  const { shopName, operator, delivery, brand } = useConfig();
  const { socialUrl } = operator;
  const shop = [
    { href: paths.home(), label: words.home },
    { href: paths.studio(), label: words.studio },
    { href: paths.community(), label: words.community },
    { href: paths.collections(), label: words.collections },
    { href: paths.pricing(), label: words.pricing },
    { href: paths.contact(), label: words.contact },
  ];
  const help = [
    { href: paths.shipping(), label: words.shipping },
    { href: paths.refunds(), label: words.refunds },
    { href: paths.artworkSources(), label: words.artworkSources },
    { href: paths.terms(), label: words.terms },
    { href: paths.privacy(), label: words.privacy },
  ];
  return (
    <footer className="mt-12 bg-cloth-2">
      <Border />
      <div className="mx-auto grid max-w-page gap-8 px-4 py-12 md:grid-cols-4">
        <div className="flex flex-col gap-3 md:col-span-2">
          <Logo name={shopName} brand={brand} />
          <p className="max-w-form text-ink-2">{words.tagline}</p>
          <p className="text-ink-2">{words.delivery(daysText(delivery.days))}</p>
        </div>
        <LinkList title={words.shopLinks} links={shop} />
        <LinkList title={words.helpLinks} links={help} />
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-4 border-t border-line px-4 py-4">
        <p className="text-sm text-ink-3">{words.copyright(shopName)}</p>
        {socialUrl && (
          <a href={socialUrl} rel="noreferrer" className="target inline-flex items-center text-indigo hover:underline">
            {new URL(socialUrl).hostname.replace('www.', '')}
          </a>
        )}
        <LanguageLinks />
      </div>
    </footer>
  );
}

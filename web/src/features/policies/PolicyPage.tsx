import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useConfig } from '../../config.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { POLICY_EFFECTIVE, POLICY_VERSION } from '../../../../domain/src/policies.ts';
import { fullDate } from '../../lib/format.ts';
import { type Block, factsOf, piecesOf, type PolicyText, withFacts } from './policy.ts';

const LINK = 'target inline-flex items-center text-indigo underline-offset-4 hover:underline';

/** Who runs the shop, from its configuration (E-Commerce Rules 2020, rule 4). */
export function Operator({ id }: { id: string }) {
  const words = useWords('policies');
  const { name, address, email, phone, gstin, grievanceOfficer, socialUrl } = useConfig().operator;
  const rows: [label: string, value: ReactNode][] = [
    [words.operator, name],
    [words.address, address],
    [
      words.email,
      <a key="email" href={`mailto:${email}`} className={LINK}>
        {email}
      </a>,
    ],
    [
      words.phone,
      <span key="phone">
        <PhoneLink phone={phone} /> <span className="block text-sm text-ink-2">{words.hours}</span>
      </span>,
    ],
    [words.officer, grievanceOfficer],
  ];
  if (gstin) rows.push([words.gstin, gstin]);
  if (socialUrl)
    rows.push([
      words.social,
      <a key="social" href={socialUrl} rel="noreferrer" className={LINK}>
        {new URL(socialUrl).hostname.replace('www.', '') + new URL(socialUrl).pathname.replace(/\/$/, '')}
      </a>,
    ]);
  return (
    <section aria-labelledby={id} className="rounded-card bg-cloth-2 p-4 md:p-6">
      <h2 id={id} className="text-xl">
        {words.operatorTitle}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-3 md:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2 max-md:-mb-3 max-md:text-sm">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const OPERATOR = 'operator';
const POLICY_PAGE_LINK = 'text-indigo underline underline-offset-4';

/** A text with its figures filled in and its links. */
function Sentence({ text }: { text: string }) {
  const facts = factsOf(useConfig(), useWords('policies'));
  const pieces = piecesOf(withFacts(text, facts));
  return pieces.map(({ text: words, href }) =>
    href === undefined ? (
      words
    ) : (
      <Link key={words + href} href={href} className={POLICY_PAGE_LINK}>
        {words}
      </Link>
    ),
  );
}

/** What is done with a kind of data. */
function DataCard({ what, why, who, kept }: { what: string; why: string; who: string; kept: string }) {
  const words = useWords('policies');
  const rows = [
    [words.why, why],
    [words.who, who],
    [words.kept, kept],
  ] as const;
  return (
    <div className="rounded-card border border-line bg-white p-4">
      <h3 className="text-lg">{what}</h3>
      <dl className="mt-2 flex flex-col gap-2">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd>
              <Sentence text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Sentence text={block} />
      </p>
    );
  if ('what' in block) return <DataCard {...block} />;
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-madder">
      {block.map(line => (
        <li key={line}>
          <Sentence text={line} />
        </li>
      ))}
    </ul>
  );
}

function Contents({ entries }: { entries: readonly (readonly [string, string])[] }) {
  const words = useWords('policies');
  return (
    <nav aria-label={words.contents} className="sticky top-24 hidden self-start lg:block">
      <p className="text-sm font-medium text-ink-2">{words.contents}</p>
      <ul className="mt-2 border-l border-line">
        {entries.map(([anchor, title]) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="target flex items-center py-1 pl-4 text-ink-2 hover:text-madder">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Props = {
  text: PolicyText;
  head: ReactNode;
  /** What stands below the words of a section. */
  extra?: Record<string, ReactNode>;
  /** The other policies. */
  others: readonly { href: string; label: string }[];
};

/** A policy: calm, a column of at most 70 characters, every heading with an address, a list of contents beside it where there is room. */
export function PolicyPage({ text, head, extra = {}, others }: Props) {
  const words = useWords('policies');
  const language = useLanguage();
  const sections = Object.entries(text.sections);
  const entries = [
    ...sections.map(([anchor, { title }]) => [anchor, title] as const),
    [OPERATOR, words.operatorTitle] as const,
  ];
  return (
    <main className="mx-auto grid w-full max-w-page flex-1 gap-12 px-4 py-12 lg:grid-cols-3">
      {head}
      <Contents entries={entries} />
      <div className="mx-auto flex w-full max-w-measure flex-col gap-12 lg:mx-0 lg:col-span-2 lg:col-start-2 lg:row-start-1">
        <header>
          <h1 className="text-3xl">{text.title}</h1>
          <p className="mt-2 text-sm text-ink-2">
            {words.version(POLICY_VERSION, fullDate(`${POLICY_EFFECTIVE}T12:00:00+05:30`, language))}
          </p>
          <p className="mt-6 text-lg">
            <Sentence text={text.lead} />
          </p>
        </header>
        {sections.map(([anchor, { title, body }]) => (
          <section key={anchor} aria-labelledby={anchor} className="flex flex-col gap-4">
            <h2 id={anchor} className="text-xl">
              {title}
            </h2>
            {body.map(block => (
              <BlockView key={JSON.stringify(block)} block={block} />
            ))}
            {extra[anchor]}
          </section>
        ))}
        <Operator id={OPERATOR} />
        <nav aria-label={words.others} className="border-t border-line pt-4">
          <ul className="flex flex-wrap gap-x-6">
            {others.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={`target inline-flex items-center ${POLICY_PAGE_LINK}`}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </main>
  );
}

import type { ReactNode } from 'react';
import { useConfig } from '../../config.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { useWords } from '../../words.ts';

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

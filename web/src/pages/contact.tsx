import type { ReactNode } from 'react';
import { useConfig } from '../config.ts';
import { TicketForm } from '../features/support/TicketForm.tsx';
import { paths } from '../paths.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

const MailLink = ({ email }: { email: string }) => (
  <a
    href={`mailto:${email}`}
    className="target inline-flex items-center text-indigo underline-offset-4 hover:underline"
  >
    {email}
  </a>
);

/** E-mail, phone with its hours, address and the officer for complaints: the operator's, from the configuration. */
function Direct() {
  const words = useWords('contact');
  const { email, phone, address, name, grievanceOfficer } = useConfig().operator;
  const rows: { label: string; value: ReactNode; note?: string }[] = [
    { label: words.email, value: <MailLink email={email} /> },
    { label: words.phone, value: <PhoneLink phone={phone} />, note: words.hours },
    { label: words.address, value: `${name}\n${address}` },
    { label: words.officer, value: grievanceOfficer, note: words.officerText },
  ];
  return (
    <section aria-labelledby="direct" className="rounded-card bg-cloth-2 p-6 lg:col-span-2">
      <h2 id="direct" className="text-xl">
        {words.directTitle}
      </h2>
      <dl className="mt-4 flex flex-col gap-4">
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="whitespace-pre-line">{value}</dd>
            {note && <dd className="text-sm text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Without JavaScript the form cannot send: who to write to instead. */
function WithoutScript() {
  const words = useWords('contact');
  const { email, phone } = useConfig().operator;
  return (
    <noscript>
      <p className="mb-4 rounded-control border border-ink bg-white p-4">
        {words.noScript} {email}, {phone}
      </p>
    </noscript>
  );
}

function Questions() {
  const words = useWords('contact');
  return (
    <section aria-labelledby="questions" className="border-t border-line pt-12">
      <h2 id="questions" className="text-2xl">
        {words.faqTitle}
      </h2>
      <div className="mt-6 grid gap-8 md:grid-cols-3">
        {Object.entries(words.faq).map(([key, { question, answer }]) => (
          <div key={key}>
            <h3 className="text-lg">{question}</h3>
            <p className="mt-2 text-ink-2">{answer}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** /contact (S2 §2; rulings, Pages and texts): the form works, and everything is there to reach us without it. */
export default function ContactPage() {
  const words = useWords('contact');
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-12 px-4 py-12">
      <PageHead title={words.title} description={words.description} path={paths.contact()} />
      <header className="max-w-text">
        <h1 className="text-3xl md:text-4xl">{words.title}</h1>
        <p className="mt-4 text-lg">{words.lead}</p>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-5 lg:gap-12">
        <section aria-labelledby="write" className="lg:col-span-3">
          <h2 id="write" className="mb-4 text-xl">
            {words.formTitle}
          </h2>
          <WithoutScript />
          <TicketForm />
        </section>
        <Direct />
      </div>
      <Questions />
    </main>
  );
}

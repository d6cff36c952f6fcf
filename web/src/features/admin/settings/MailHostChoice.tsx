import { MAIL_HOST_KEYS, MAIL_HOSTS, mailHostOf, type MailHost } from '../../../../../domain/src/mail-hosts.ts';
import { ChoiceField } from '../../../ui/Field.tsx';
import { useWords } from '../../../words.ts';

type Props = {
  /** The name of the server that is typed. */
  host: string;
  onChoose: (server: { SMTP_HOST: string; SMTP_PORT: string }) => void;
};

/** The mail companies that are known: choosing one fills in its server, and says what it takes as a password. */
export function MailHostChoice({ host, onChoose }: Props) {
  const { mailHost: words } = useWords('adminSettings');
  const chosen = mailHostOf(host);
  const company: MailHost | undefined = chosen && MAIL_HOSTS[chosen];
  return (
    <div className="flex flex-col gap-2">
      <ChoiceField
        label={words.label}
        hint={words.hint}
        value={chosen ?? ''}
        options={[['', words.none], ...MAIL_HOST_KEYS.map(key => [key, MAIL_HOSTS[key].name] as const)]}
        onChoose={key => {
          const server = key === '' ? undefined : MAIL_HOSTS[key];
          onChoose({ SMTP_HOST: server?.host ?? '', SMTP_PORT: server ? String(server.port) : '' });
        }}
      />
      {company && (
        <p className="text-sm text-ink-2">
          {words.words[company.word]}{' '}
          {company.page && (
            <a
              href={company.page}
              target="_blank"
              rel="noreferrer"
              className="text-indigo underline underline-offset-4 wrap-anywhere"
            >
              {words.page}
            </a>
          )}
        </p>
      )}
    </div>
  );
}

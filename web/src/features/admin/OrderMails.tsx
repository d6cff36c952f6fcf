import { send } from '../../api/client.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { dateAndTime } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useLanguage, useWords } from '../../words.ts';
import { useDo } from './use-do.ts';

const TONES = { waiting: 'quiet', sent: 'good', failed: 'bad', refused: 'bad' } as const;

/** The mails of an order: when they went out, and sending one of them once more. */
export function OrderMails({ orderId }: { orderId: string }) {
  const words = useWords('adminBoard');
  const language = useLanguage();
  const { data: mails } = useCall('admin.mails', { id: orderId });
  const { act, busy } = useDo('admin.mails');
  const resend = (mailId: string) =>
    void act(() => send('admin.resendMail', { params: { id: orderId }, body: { mailId } }), {
      done: () => ({ title: words.resent }),
      failed: words.resendFailed,
    });
  if (mails?.length === 0) return <p className="text-ink-2">{words.noMails}</p>;
  return (
    <ul aria-busy={mails === undefined} className="flex flex-col">
      {mails?.map(mail => (
        <li key={mail.id} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2">
          <span>
            <span className="mr-2 font-medium">{words.templates[mail.template] ?? mail.template}</span>
            <Badge tone={TONES[mail.state]}>{words.mailStates[mail.state]}</Badge>
            <span className="block text-sm text-ink-2">{dateAndTime(mail.sentAt ?? mail.createdAt, language)}</span>
          </span>
          {mail.canResend && (
            <Button tone="secondary" busy={busy} onClick={() => resend(mail.id)} className="px-3!">
              {words.resend}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

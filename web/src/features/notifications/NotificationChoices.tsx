import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Body } from '../../../../contract/src/api.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';
import { indianPhone } from '../../../../domain/src/contact.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { type Language, LANGUAGE_KEYS, LANGUAGES } from '../../../../domain/src/languages.ts';
import { LoadFailed, Skeleton } from '../../ui/EmptyState.tsx';
import { Segments } from '../../ui/Tabs.tsx';
import { Switch } from '../../ui/Switch.tsx';

type Change = Body<'notifications.change'>;

/** Changes what messages come, and says what came of it; `busy` names what is on its way. True once it is saved. */
function useChangeNotifications() {
  const words = useWords('notifications');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [busy, setBusy] = useState<keyof Change>();
  const change = async (body: Change): Promise<boolean> => {
    setBusy(Object.keys(body)[0] as keyof Change);
    try {
      await send('notifications.change', { body });
      await invalidate('notifications.mine', 'privacy.consents');
      toast({ title: words.saved });
      return true;
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, change };
}

type Props = { busy: boolean; onSave: (phone: string) => void; onCancel: () => void };

/** Asks for the number before messages to it are agreed to. */
function WhatsappPhone({ busy, onSave, onCancel }: Props) {
  const words = useWords('notifications');
  const [phone, setPhone] = useState('');
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isRight = indianPhone(phone) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isRight && !busy) onSave(phone);
    if (!isRight) form.current?.querySelector('input')?.focus();
  };
  return (
    <form method="dialog" ref={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={words.phone} error={isTried && !isRight ? words.phoneInvalid : undefined}>
        {props => (
          <Input
            {...props}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={phone}
            onChange={event => setPhone(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" tone="secondary" busy={busy}>
          {words.savePhone}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

const CARD = 'flex flex-col gap-4 rounded-card border border-line bg-white p-4 md:p-6';

/** The language of every mail; without a choice, that of the page. */
function MailLanguage({
  chosen,
  onChange,
}: {
  chosen: Language | null;
  onChange: (language: Language | null) => Promise<boolean>;
}) {
  const words = useWords('notifications');
  const [wished, wish] = useState(chosen);
  const choose = (value: 'page' | Language) => {
    const language = value === 'page' ? null : value;
    wish(language);
    void onChange(language).then(isSaved => isSaved || wish(chosen));
  };
  return (
    <div className="flex flex-col gap-2">
      <div>
        <p className="font-semibold">{words.language}</p>
        <p className="text-sm text-ink-2">{words.languageNote}</p>
      </div>
      <div className="self-start">
        <Segments
          label={words.language}
          options={[
            { value: 'page', label: words.languageOfPage },
            ...LANGUAGE_KEYS.map(value => ({ value, label: LANGUAGES[value].name })),
          ]}
          value={wished ?? 'page'}
          onChange={choose}
        />
      </div>
    </div>
  );
}

/** Which messages the signed-in person gets: each switch holds at once. */
export function NotificationChoices() {
  const words = useWords('notifications');
  const { data, isError, refetch } = useCall('notifications.mine');
  const { busy, change } = useChangeNotifications();
  const [asksPhone, setAsksPhone] = useState(false);
  if (!data)
    return isError ? (
      <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-column rounded-card" />
    );
  const { whatsapp } = data;
  const whatsappNote = [whatsapp.isSent ? words.sent : words.notSent, whatsapp.phone && words.goesTo(whatsapp.phone)];
  const switchWhatsapp = (isOn: boolean) => {
    // It is on once the number is there and kept.
    setAsksPhone(isOn && !asksPhone);
    if (!isOn) void change({ whatsapp: { isOn } });
  };
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <section aria-labelledby="choices-mails" className={CARD}>
        <div>
          <h2 id="choices-mails" className="text-xl">
            {words.mails}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-3">{words.to(data.email)}</p>
        </div>
        <p className="text-ink-2">{words.always}</p>
        <Switch
          isOn={data.productionMails}
          label={words.production}
          note={words.productionNote}
          busy={busy === 'productionMails'}
          onChange={productionMails => void change({ productionMails })}
        />
        <Switch
          isOn={data.offers}
          label={words.offers}
          note={words.offersNote}
          busy={busy === 'offers'}
          onChange={offers => void change({ offers })}
        />
        <MailLanguage chosen={data.mailLanguage} onChange={mailLanguage => change({ mailLanguage })} />
      </section>
      <section aria-labelledby="choices-whatsapp" className={CARD}>
        <h2 id="choices-whatsapp" className="text-xl">
          {words.whatsapp}
        </h2>
        <Switch
          isOn={whatsapp.isOn}
          label={words.whatsappOn}
          note={whatsappNote.filter(Boolean).join(' ')}
          busy={busy === 'whatsapp'}
          onChange={switchWhatsapp}
        />
        {asksPhone && (
          <WhatsappPhone
            busy={busy === 'whatsapp'}
            onCancel={() => setAsksPhone(false)}
            onSave={phone =>
              void change({ whatsapp: { isOn: true, phone } }).then(isSaved => isSaved && setAsksPhone(false))
            }
          />
        )}
      </section>
    </div>
  );
}

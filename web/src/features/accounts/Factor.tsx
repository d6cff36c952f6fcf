import { type FormEvent, useEffect, useRef, useState } from 'react';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { fullDate } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonStyle } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';
import { CodeField } from './CodeForm.tsx';
import { SecurityPart } from './SecurityPart.tsx';

type Key = { key: string; uri: string; qrCode: string };
/** What stands open over the part. */
type Step =
  | { name: 'none' | 'off' }
  | { name: 'set-up'; key: Key }
  | { name: 'codes'; codes: readonly string[]; isNew: boolean };

/** Copies a text, and says so; where the browser does not let us the text stands there to be marked. */
const copy = (text: string, title: string) =>
  void navigator.clipboard?.writeText(text).then(
    () => toast({ title }),
    () => undefined,
  );

/** A form of one code. */
function CodeStep(o: {
  label: string;
  hint: string;
  labels: { go: string; busy: string; leave: string };
  tone: 'primary' | 'danger';
  onGive: (code: string) => Promise<void>;
  onLeave: () => void;
}) {
  const errorText = useErrorText();
  const { confirm } = useWords('security');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What is wrong pushes the button down: on a phone it would be out of sight.
  useEffect(() => {
    if (problem) form.current?.scrollIntoView({ block: 'end' });
  }, [problem]);
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') return setProblem(confirm.empty);
    setBusy(true);
    setProblem(undefined);
    try {
      await o.onGive(code);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} method="dialog" onSubmit={event => void give(event)} noValidate className="flex flex-col gap-4">
      <CodeField label={o.label} hint={o.hint} error={problem} value={code} onChange={setCode} />
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <Button type="submit" tone={o.tone} busy={busy}>
          {busy ? o.labels.busy : o.labels.go}
        </Button>
        <Button tone="secondary" onClick={o.onLeave}>
          {o.labels.leave}
        </Button>
      </div>
    </form>
  );
}

function SetUp({ shown, onOn, onLeave }: { shown: Key; onOn: (codes: string[]) => void; onLeave: () => void }) {
  const { factor: words } = useWords('security');
  const language = useLanguage();
  const give = async (code: string) =>
    onOn((await send('security.confirmFactor', { body: { code, language } })).recoveryCodes);
  return (
    <Dialog title={words.title} onClose={onLeave}>
      <div className="flex flex-col gap-4">
        <h3 className="font-semibold">{words.scan}</h3>
        <img src={shown.qrCode} alt={words.qrAlt} width={168} height={168} className="self-center bg-white p-2" />
        <p>{words.typed}</p>
        <p className="rounded-control bg-cloth-2 px-3 py-2 font-mono wrap-anywhere">
          {shown.key.match(/.{1,4}/g)!.join(' ')}
        </p>
        <div className="flex flex-wrap items-center gap-x-6">
          <Button tone="quiet" onClick={() => copy(shown.key, words.copied)} className="px-0!">
            {words.copy}
          </Button>
          {/* A phone does not scan its own screen. */}
          <a href={shown.uri} className={buttonStyle('quiet', 'hidden! px-0! pointer-coarse:inline-flex!')}>
            {words.openApp}
          </a>
        </div>
        <CodeStep
          label={words.give}
          hint={words.codeHint}
          labels={{ go: words.turnOn, busy: words.turningOn, leave: words.cancel }}
          tone="primary"
          onGive={give}
          onLeave={onLeave}
        />
      </div>
    </Dialog>
  );
}

type CodesProps = {
  codes: readonly string[];
  /** They came with the factor, a moment ago. */
  isNew: boolean;
  onDone: () => void;
};

/** The recovery codes, this once: no press beside the button loses them. */
function Codes({ codes, isNew, onDone }: CodesProps) {
  const { factor: words } = useWords('security');
  return (
    <Dialog title={words.codesTitle} onClose={() => toast({ title: words.codesFirst, tone: 'bad' })}>
      <div className="flex flex-col gap-4">
        {isNew && (
          <Badge tone="good" className="self-start">
            {words.isOn}
          </Badge>
        )}
        <p>{words.codesText}</p>
        <ol className="grid gap-x-6 gap-y-1 rounded-control bg-cloth-2 p-4 font-mono sm:grid-cols-2">
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
          <Button onClick={onDone}>{words.codesDone}</Button>
          <Button tone="secondary" onClick={() => copy(codes.join('\n'), words.codesCopied)}>
            {words.codesCopy}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The second factor: set up, renewed codes, turned off. `onSetUp` where all waits for it: once its recovery codes are kept. */
export function Factor({ onSetUp }: { onSetUp?: () => void }) {
  const { factor: words } = useWords('security');
  const language = useLanguage();
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { data: factor, isError, refetch } = useCall('security.factor');
  const [step, setStep] = useState<Step>({ name: 'none' });
  const [busy, setBusy] = useState(false);
  const leave = () => setStep({ name: 'none' });
  const done = () => void invalidate('security.factor');
  const open = async (work: () => Promise<Step>) => {
    setBusy(true);
    try {
      setStep(await work());
    } catch (error) {
      toast({ title: words.failed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const begin = () => open(async () => ({ name: 'set-up', key: await send('security.beginFactor') }));
  const renew = () =>
    open(async () => {
      const { recoveryCodes } = await send('security.newRecoveryCodes', { body: { language } });
      done();
      return { name: 'codes', codes: recoveryCodes, isNew: false };
    });
  const turnOff = async (code: string) => {
    await send('security.endFactor', { body: { code, language } });
    leave();
    toast({ title: words.isOff });
    done();
  };
  if (isError) return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (!factor) return null;
  return (
    <SecurityPart id="my-factor" title={words.title}>
      <Badge tone={factor.isOn ? 'good' : 'outline'} className="self-start">
        {factor.since ? words.on(fullDate(factor.since, language)) : words.off}
      </Badge>
      {factor.isRequired && !factor.isOn && !onSetUp && <p className="font-medium text-brick">{words.required}</p>}
      <p className="text-ink-2">{factor.isOn ? words.left(factor.recoveryCodesLeft) : words.text}</p>
      <div className="flex flex-wrap gap-3">
        {factor.isOn ? (
          <>
            <Button tone="secondary" busy={busy} onClick={() => void renew()}>
              {busy ? words.renewing : words.renew}
            </Button>
            <Button tone="quiet" onClick={() => setStep({ name: 'off' })}>
              {words.turnOff}
            </Button>
          </>
        ) : (
          <Button busy={busy} onClick={() => void begin()}>
            {busy ? words.begin : words.setUp}
          </Button>
        )}
      </div>
      {step.name === 'set-up' && (
        <SetUp
          shown={step.key}
          onLeave={leave}
          onOn={codes => {
            setStep({ name: 'codes', codes, isNew: true });
            done();
          }}
        />
      )}
      {step.name === 'codes' && (
        <Codes
          codes={step.codes}
          isNew={step.isNew}
          onDone={() => {
            leave();
            onSetUp?.();
          }}
        />
      )}
      {step.name === 'off' && (
        <Dialog title={words.turnOff} onClose={leave}>
          <p className="mb-4">{words.turnOffText}</p>
          <CodeStep
            label={words.give.replace(/^2\. /, '')}
            hint={words.codeHint}
            labels={{ go: words.turnOff, busy: words.turningOff, leave: words.keep }}
            tone="danger"
            onGive={turnOff}
            onLeave={leave}
          />
        </Dialog>
      )}
    </SecurityPart>
  );
}

import { type FormEvent, useId, useState } from 'react';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { FIRST_METHODS } from '../../../../../domain/src/pay-methods.ts';
import { isTested, SETTING_GROUPS, type SettingGroup, type SettingName } from '../../../../../domain/src/settings.ts';
import type { Answer } from '../../../../../contract/src/api.ts';
import { send } from '../../../api/client.ts';
import { useErrorText } from '../../../api/error-text.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { fullDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadFailed, Skeleton } from '../../../ui/EmptyState.tsx';
import { ChoiceField, Field, Input, Textarea } from '../../../ui/Field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useLanguage, useWords } from '../../../words.ts';
import { useDo } from '../use-do.ts';
import { ColourField } from './ColourField.tsx';
import { OrderedField } from './OrderedField.tsx';
import { LogoField } from './LogoField.tsx';
import { SettingsFiles } from './SettingsFiles.tsx';
import { MailHostChoice } from './MailHostChoice.tsx';

const TYPES: Partial<Record<Setting['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  address: 'url',
  secret: 'password',
  date: 'date',
};

type ControlProps = { setting: Setting; value: string; error: string | undefined; onType: (text: string) => void };

/** One setting: its control, or the sentence that the environment says it. */
function SettingControl({ setting, value, error, onType }: ControlProps) {
  const words = useWords('adminSettings');
  const language = useLanguage();
  const { name, kind, most, isLocked, isSet, changedAt } = setting;
  const label = words.labels[name];
  if (isLocked)
    return (
      <div>
        <p className="font-medium">{label}</p>
        <p className="text-sm text-ink-3">{words.locked}</p>
      </div>
    );
  const secretState = isSet && changedAt ? words.secretSet(fullDate(changedAt, language)) : words.secretNotSet;
  const hint = [words.hints[name], kind === 'secret' ? secretState : undefined].filter(Boolean).join(' ');
  if (kind === 'picture') return <LogoField setting={setting} label={label} hint={hint} />;
  if (kind === 'colour') return <ColourField {...{ label, hint, value, error, onType }} />;
  if (kind === 'ordered')
    return (
      <OrderedField {...{ label, hint, value, error, onType }} options={setting.options} byDefault={FIRST_METHODS} />
    );
  if (kind === 'choice')
    return (
      <ChoiceField
        label={label}
        {...(hint && { hint })}
        value={value}
        options={['', ...setting.options].map(one => [one, one === '' ? words.byItself : (words.options[one] ?? one)])}
        onChoose={onType}
      />
    );
  const shared = { maxLength: most, value, autoComplete: 'off', spellCheck: false };
  return (
    <Field label={label} error={error} {...(hint && { hint })}>
      {props =>
        kind === 'lines' ? (
          <Textarea {...props} {...shared} rows={3} onChange={event => onType(event.target.value)} />
        ) : (
          <Input
            {...props}
            {...shared}
            type={TYPES[kind] ?? 'text'}
            inputMode={kind === 'number' ? 'numeric' : undefined}
            onChange={event => onType(event.target.value)}
          />
        )
      }
    </Field>
  );
}

type Findings = Answer<'settings.test'>['findings'];
const LEVEL_TONES = { ok: 'text-leaf', warning: 'text-ink', problem: 'text-brick' } as const;

/** Tries what the group is for, and says what was found. */
function TestGroup({ group, hasChanges }: { group: SettingGroup; hasChanges: boolean }) {
  const words = useWords('adminSettings');
  const errorText = useErrorText();
  const [findings, setFindings] = useState<Findings>();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      setFindings((await send('settings.test', { body: { group } })).findings);
    } catch (error) {
      toast({ title: words.testFailed, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        type="button"
        tone="secondary"
        busy={busy}
        disabledReason={hasChanges ? words.saveFirst : undefined}
        onClick={() => void run()}
      >
        {words.test}
      </Button>
      <ul role="status" className="basis-full empty:hidden">
        {findings?.length === 0 && <li>{words.nothingToTest}</li>}
        {findings?.map(({ check, level, says, todo }) => (
          <li key={`${check} ${says}`} className="py-1 wrap-anywhere">
            <span className={`font-semibold ${LEVEL_TONES[level]}`}>{words.levels[level]}: </span>
            {says}
            {todo && <span className="block text-sm text-ink-2">{todo}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

type Typed = Partial<Record<SettingName, string>>;

/** What differs from what is kept: an emptied field takes a value back, an empty secret stays as it is. */
const changesOf = (settings: readonly Setting[], typed: Typed) =>
  settings.flatMap(({ name, kind, value, version }) => {
    const text = typed[name]?.trim();
    if (text === undefined || text === (value ?? '')) return [];
    if (text === '' && kind === 'secret') return [];
    return [{ name, value: text === '' ? null : text, version }];
  });

type GroupProps = {
  group: SettingGroup;
  settings: readonly Setting[];
  /** Where the form is a step of several: what its button says, and what follows once everything is kept. */
  going?: { label: string; onDone: () => void };
};

/** The settings of a group, saved together. */
export function GroupForm({ group, settings, going }: GroupProps) {
  const words = useWords('adminSettings');
  const { act, busy } = useDo('settings.read', 'setup.state');
  const [typed, setTyped] = useState<Typed>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const id = useId();
  const { title, text } = words.groups[group];
  const changes = changesOf(settings, typed);
  const typedOf = (name: SettingName) => typed[name] ?? settings.find(one => one.name === name)?.value ?? '';
  const sentenceFor = (name: string, says: string) => (words.wrong as Partial<Record<string, string>>)[name] ?? says;
  /** What is wrong is said at its field, or where another group has it. */
  const onFields = (fields: Record<string, string>) => {
    setErrors(fields);
    const others = Object.entries(fields).filter(([name]) => !settings.some(one => one.name === name));
    const description = others.map(
      ([name, says]) => `${words.labels[name as SettingName]}: ${sentenceFor(name, says)}`,
    );
    if (others.length > 0) toast({ title: words.saveFailed, description: description.join(' '), tone: 'bad' });
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    if (going && changes.length === 0) return going.onDone();
    const work = () => send('settings.change', { body: { changes } });
    const texts = { done: () => ({ title: words.saved }), failed: words.saveFailed, onFields };
    if (!(await act(work, texts))) return;
    setTyped({});
    going?.onDone();
  };
  return (
    <form
      method="dialog"
      noValidate
      aria-labelledby={id}
      onSubmit={event => void save(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      {group === 'mail' && settings.some(one => one.name === 'SMTP_HOST' && !one.isLocked) && (
        <MailHostChoice
          host={typedOf('SMTP_HOST')}
          onChoose={server => setTyped(before => ({ ...before, ...server }))}
        />
      )}
      {settings.map(setting => (
        <SettingControl
          key={setting.name}
          setting={setting}
          value={typedOf(setting.name)}
          error={errors[setting.name] && sentenceFor(setting.name, errors[setting.name]!)}
          onType={next => setTyped(before => ({ ...before, [setting.name]: next }))}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={busy} disabledReason={changes.length === 0 && !going ? words.unsaved : undefined}>
          {going?.label ?? words.save}
        </Button>
        {isTested(group) && <TestGroup group={group} hasChanges={changes.length > 0} />}
      </div>
    </form>
  );
}

/** Admin > Settings: each group with its fields, its test, and what the environment has said already. */
export function AdminSettings() {
  const words = useWords('adminSettings');
  const { data, isError, refetch } = useCall('settings.read');
  if (isError) return <LoadFailed text={words.failedToLoad} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-column rounded-card" />;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <div className="columns-1 gap-6 lg:columns-2 *:mb-6 *:break-inside-avoid">
        {SETTING_GROUPS.map(group => (
          <GroupForm key={group} group={group} settings={data.settings.filter(one => one.group === group)} />
        ))}
        <SettingsFiles settings={data.settings} />
      </div>
    </div>
  );
}

import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { isTested, type SettingGroup, type SettingName } from '../../../../../domain/src/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words.ts';
import { MailHostChoice } from './MailHostChoice.tsx';
import { PayWays } from './PayWays.tsx';
import { SettingControl } from './SettingControl.tsx';
import { TestGroup } from './TestGroup.tsx';
import { type GroupFormState, useGroupForm } from './use-group-form.ts';

type Props = {
  group: SettingGroup;
  settings: readonly Setting[];
  /** Where the form is a step of several: what its button says, and what follows once everything is kept. */
  going?: { label: string; onDone: () => void };
  /** The name of the field that is looked for. */
  field?: string | undefined;
};

const lookAt = (element: Element | null | undefined): void => {
  if (!(element instanceof HTMLElement)) return;
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
};

/** Leads eye and focus to the first field that is wrong, and to the one that a link has named. */
function useLooking(errors: Record<string, string>, field: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0) lookAt(form.current!.querySelector('[aria-invalid=true], [data-wrong]'));
  }, [errors]);
  useEffect(() => {
    if (field !== undefined) lookAt(form.current!.elements.namedItem(field) as HTMLElement | null);
  }, [field]);
  return form;
}

/** Beside the button: how many fields are wrong, and what is wrong in another group. */
function Faults({ settings, form }: { settings: readonly Setting[]; form: GroupFormState }) {
  const words = useWords('adminSettings');
  const names = Object.keys(form.errors);
  const others = names.filter(name => !settings.some(one => one.name === name));
  return (
    <div role="alert" className="basis-full text-brick empty:hidden">
      {names.length > others.length && <p>{words.wrongCount(names.length - others.length)}</p>}
      {others.map(name => (
        <p key={name}>
          {words.labels[name as SettingName]}: {form.sentenceOf(name)}
        </p>
      ))}
    </div>
  );
}

/** The fields of a group, each with what is wrong with it. */
function Fields({ group, settings, form }: Omit<Props, 'going' | 'field'> & { form: GroupFormState }) {
  const control = (setting: Setting) => (
    <SettingControl
      key={setting.name}
      setting={setting}
      value={form.typedOf(setting.name)}
      error={form.sentenceOf(setting.name)}
      onType={text => form.type({ [setting.name]: text })}
    />
  );
  if (group === 'payments') return <PayWays settings={settings} form={form} control={control} />;
  return (
    <>
      {group === 'mail' && settings.some(one => one.name === 'SMTP_HOST' && !one.isLocked) && (
        <MailHostChoice host={form.typedOf('SMTP_HOST')} onChoose={form.type} />
      )}
      {settings.map(control)}
    </>
  );
}

/** The settings of a group, saved together. */
export function GroupForm({ group, settings, going, field }: Props) {
  const words = useWords('adminSettings');
  const form = useGroupForm(settings);
  const element = useLooking(form.errors, field);
  const id = useId();
  const { title, text } = words.groups[group];
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The next step says that this one is kept: a toast would stand over it.
    if (await form.save({ isQuiet: going !== undefined })) going?.onDone();
  };
  return (
    <form
      method="dialog"
      noValidate
      ref={element}
      aria-labelledby={id}
      onSubmit={event => void submit(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-white p-4 sm:p-6"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <Fields group={group} settings={settings} form={form} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          busy={form.busy}
          disabledReason={form.changes.length === 0 && !going ? words.unsaved : undefined}
        >
          {going?.label ?? words.save}
        </Button>
        {isTested(group) && <TestGroup group={group} keep={() => form.save({ isQuiet: true })} />}
        <Faults settings={settings} form={form} />
      </div>
    </form>
  );
}

import type { Setting } from '../../../../../contract/src/settings.ts';
import { fullDate } from '../../../lib/format.ts';
import { ChoiceField, Field, Input, Textarea } from '../../../ui/Field.tsx';
import { useLanguage, useWords } from '../../../words.ts';
import { ColourField } from './ColourField.tsx';
import { LogoField } from './LogoField.tsx';

const TYPES: Partial<Record<Setting['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  address: 'url',
  secret: 'password',
  date: 'date',
};

type Props = { setting: Setting; value: string; error: string | undefined; onType: (text: string) => void };

/** One setting: its control, or the sentence that the environment says it. */
export function SettingControl({ setting, value, error, onType }: Props) {
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
  const shared = { name, maxLength: most, value, autoComplete: 'off', spellCheck: false };
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

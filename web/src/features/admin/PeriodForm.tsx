import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';

type Days = { from?: string | undefined; to?: string | undefined };

/** Days from and to, both counted; give it a key by what the address says. */
export function PeriodForm({ from = '', to = '', onChange }: Days & { onChange: (days: Days) => void }) {
  const words = useWords('adminBoard');
  const [days, setDays] = useState({ from, to });
  const isWrong = days.from !== '' && days.to !== '' && days.from > days.to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onChange({ from: days.from || undefined, to: days.to || undefined });
  };
  const day = (name: 'from' | 'to') => (
    <Field label={words[name]} error={name === 'to' && isWrong ? words.wrongPeriod : undefined}>
      {props => (
        <Input
          {...props}
          type="date"
          min="2000-01-01"
          max="2199-12-31"
          value={days[name]}
          onChange={event => setDays({ ...days, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form method="dialog" onSubmit={submit} aria-label={words.period} className="flex flex-wrap items-end gap-3">
      {day('from')}
      {day('to')}
      <div className="flex gap-3">
        <Button type="submit" tone="secondary" className="px-4!">
          {words.apply}
        </Button>
        {(from !== '' || to !== '') && (
          <Button tone="quiet" onClick={() => onChange({ from: undefined, to: undefined })} className="px-3!">
            {words.allTime}
          </Button>
        )}
      </div>
    </form>
  );
}

import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import type { Group, GroupEntry } from '../../../../contract/src/groups.ts';
import { GROUP_LIMITS } from '../../../../domain/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { useColorName } from '../../api/color-name.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { useWords } from '../../words.ts';
import { draftOf, type DraftProblems, type GroupDraft, priceOf, problemsOf } from './GroupShirt.tsx';
import { useErrorText } from '../../api/error-text.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsInBrowser } from '../../ui/use-is-in-browser.ts';

type Props = {
  group: Group;
  draft: GroupDraft;
  onChange: (change: Partial<GroupDraft>) => void;
  problems: DraftProblems;
  /** What asks for the name where somebody else's is written. */
  otherName: string | undefined;
  /** The size chart's button, which is the catalogue's. */
  sizeChart: React.ReactNode;
};

/** Shirt, colour where it is free, size, number and name of one entry. */
function EntryFields(props: Props) {
  const colorName = useColorName();
  const { group, draft, onChange, problems, otherName, sizeChart } = props;
  const words = useWords('group');
  const catalog = useWords('catalog');
  const shirt = props.group.shirts.find(one => one.tshirtType === props.draft.tshirtType);
  const nameProblems = { missing: words.nameMissing, too_long: words.nameTooLong, invalid: words.nameInvalid };
  return (
    <>
      <RadioCards
        legend={words.type}
        value={draft.tshirtType}
        onChange={tshirtType => onChange({ tshirtType })}
        options={group.shirts.map(({ tshirtType, name, nameHi, gsm, price }) => ({
          value: tshirtType,
          label: catalog.typeName(tshirtType, name, nameHi),
          ...(gsm > 0 && { detail: catalog.gsm(gsm) }),
          aside: formatRupees(price),
        }))}
      />
      {group.color === null && (
        <RadioCards
          legend={catalog.colorLegend}
          shape="chips"
          value={draft.color}
          onChange={color => onChange({ color })}
          options={group.colors
            .filter(({ key }) => shirt?.colors.includes(key))
            .map(color => ({ value: color.key, label: colorName(color), mark: <Swatch hex={color.hex} /> }))}
        />
      )}
      <div className="relative">
        <RadioCards
          legend={catalog.sizeLegend}
          shape="tiles"
          value={draft.size}
          onChange={size => onChange({ size })}
          error={problems.size && words.sizeMissing}
          options={(shirt?.sizes ?? []).map(({ size, chest }) => ({
            value: size,
            label: catalog.sizeName(size),
            ...(chest[1] > 0 && { detail: chest.join('-') }),
          }))}
        />
        {sizeChart}
      </div>
      <Field
        label={otherName ?? words.name}
        {...(otherName === undefined ? { hint: words.nameHint(group.collector) } : {})}
        error={problems.name && nameProblems[problems.name]}
      >
        {field => (
          <Input
            {...field}
            name="name"
            required
            autoComplete="off"
            maxLength={GROUP_LIMITS.name * 2}
            value={draft.name}
            onChange={event => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <div className="flex items-center justify-between gap-4">
        <span className="font-medium">{words.quantity}</span>
        <QuantityStepper
          value={draft.quantity}
          max={GROUP_LIMITS.quantity}
          onChange={quantity => onChange({ quantity })}
          labels={{ quantity: words.quantity, less: words.less, more: words.more }}
        />
      </div>
    </>
  );
}

export type EntryParts = Pick<ComponentProps<typeof EntryFields>, 'sizeChart'>;
type Fields = Omit<GroupDraft, 'size'> & { size: GroupEntry['size'] };

type EntryFormProps = {
  group: Group;
  /** The entry that is changed; none for a new one. */
  entry?: GroupEntry | undefined;
  /** What the button says, and what is asked for where it is not the own name. */
  labels: { send: string; sending: string; name?: string };
  /** Sends it; its failure is shown here. */
  onSend: (fields: Fields) => Promise<void>;
  /** Leaves it as it is. */
  onCancel?: (() => void) | undefined;
  /** The chosen shirt, for the picture beside the form. */
  onShirt?: (shirt: Pick<GroupDraft, 'tshirtType' | 'color'>) => void;
  parts: (draft: GroupDraft) => EntryParts;
};

/** The form of one entry: problems at the field, the sum, one button. */
export function EntryForm({ group, entry, labels, onSend, onCancel, onShirt, parts }: EntryFormProps) {
  const words = useWords('group');
  const errorText = useErrorText();
  const inBrowser = useIsInBrowser();
  const [draft, setDraft] = useState(() => draftOf(group, entry));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const problems = problemsOf(draft);
  const price = priceOf(group, draft);
  const change = (part: Partial<GroupDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onShirt?.(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const { size } = draft;
    if (problems.size || !size) return form.current!.querySelector<HTMLInputElement>('input[value="M"]')?.focus();
    if (problems.name) return form.current!.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
    setBusy(true);
    setFailure(undefined);
    try {
      await onSend({ ...draft, size });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form method="dialog" ref={form} noValidate onSubmit={event => void submit(event)}>
      <fieldset disabled={!inBrowser} className="flex min-w-0 flex-col gap-6">
        <EntryFields
          group={group}
          draft={draft}
          onChange={change}
          problems={tried ? problems : {}}
          otherName={labels.name}
          {...parts(draft)}
        />
        <div className="flex flex-col gap-2">
          <Button type="submit" busy={busy} className="w-full text-lg">
            {busy ? labels.sending : labels.send}
            {!busy && price !== undefined && (
              <span className="numbers font-normal">· {formatRupees(price * draft.quantity)}</span>
            )}
          </Button>
          {onCancel && (
            <Button tone="quiet" onClick={onCancel} className="self-center">
              {words.cancel}
            </Button>
          )}
          <p role="alert" className="min-h-6 text-brick">
            {failure}
          </p>
        </div>
      </fieldset>
    </form>
  );
}

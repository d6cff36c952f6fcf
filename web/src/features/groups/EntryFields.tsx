import type { Group } from '../../../../contract/src/groups.ts';
import { COLORS } from '../../../../domain/src/catalog.ts';
import { GROUP_LIMITS } from '../../../../domain/src/groups.ts';
import { formatRupees } from '../../../../domain/src/money.ts';
import { Input } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { useWords } from '../../words.ts';
import type { DraftProblems, GroupDraft } from './choice.ts';

type Props = {
  group: Group;
  draft: GroupDraft;
  onChange: (change: Partial<GroupDraft>) => void;
  problems: DraftProblems;
  /** What asks for the name where somebody else's is written. */
  otherName: string | undefined;
  /** The chest that each size fits, in inches. */
  chestOf: (size: string) => string;
  /** The size chart's button and the swatches of the colours, which are the catalogue's. */
  sizeChart: React.ReactNode;
  swatchOf: (color: GroupDraft['color']) => React.ReactNode;
};

/** Shirt, colour where it is free, size, number and name of one entry. */
export function EntryFields(props: Props) {
  const { group, draft, onChange, problems, otherName, chestOf, sizeChart, swatchOf } = props;
  const words = useWords('group');
  const catalog = useWords('catalog');
  const nameProblems = { missing: words.nameMissing, too_long: words.nameTooLong, invalid: words.nameInvalid };
  return (
    <>
      <RadioCards
        legend={words.type}
        value={draft.tshirtType}
        onChange={tshirtType => onChange({ tshirtType })}
        options={group.shirts.map(({ tshirtType, name, gsm, price }) => ({
          value: tshirtType,
          label: catalog.typeName(tshirtType, name),
          detail: catalog.gsm(gsm),
          aside: formatRupees(price),
        }))}
      />
      {group.color === null && (
        <RadioCards
          legend={catalog.colorLegend}
          shape="chips"
          value={draft.color}
          onChange={color => onChange({ color })}
          options={COLORS.map(color => ({ value: color, label: catalog.colors[color], mark: swatchOf(color) }))}
        />
      )}
      <div className="relative">
        <RadioCards
          legend={catalog.sizeLegend}
          shape="tiles"
          value={draft.size}
          onChange={size => onChange({ size })}
          error={problems.size && words.sizeMissing}
          options={group.sizes.map(size => ({ value: size, label: size, detail: chestOf(size) }))}
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

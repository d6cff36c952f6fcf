import { IconButton } from './Button.tsx';
import { MinusIcon, PlusIcon } from './icons.tsx';

type Props = {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** 'Quantity of …', 'One less', 'One more'. */
  labels: { quantity: string; less: string; more: string };
  /** Why a button does nothing at its end, for who points at it; say it beside the stepper too. */
  ends?: { least: string; most: string };
};

/** Minus, the number, plus; stops at its ends. */
export function QuantityStepper({ value, min = 1, max, onChange, labels, ends }: Props) {
  return (
    <div role="group" aria-label={labels.quantity} className="inline-flex items-center rounded-chip border border-line">
      <IconButton
        label={labels.less}
        disabled={value <= min}
        title={(value <= min && ends?.least) || labels.less}
        onClick={() => onChange(value - 1)}
        className="disabled:text-line"
      >
        <MinusIcon />
      </IconButton>
      <output className="numbers min-w-6 text-center font-medium">{value}</output>
      <IconButton
        label={labels.more}
        disabled={value >= max}
        title={(value >= max && ends?.most) || labels.more}
        onClick={() => onChange(value + 1)}
        className="disabled:text-line"
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}

import { type FormEvent, type ReactNode, useState } from 'react';
import {
  bundleSaving,
  CREDIT_BUNDLES,
  CREDITS_LIMITS,
  creditsPrice,
  isCreditsQuantity,
} from '../../../../domain/src/credit-prices.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { CREDIT_COST } from '../../../../domain/src/credits.ts';
import { formatRupees, toRupees } from '../../../../domain/src/money.ts';
import { rememberCredits } from '../../stored/pending-order.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Price } from '../../ui/Price.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';

/** '25' → 25; nothing where that many credits are not sold. */
export function readQuantity(text: string): number | undefined {
  const quantity = numberIn(text);
  return isCreditsQuantity(quantity) ? quantity : undefined;
}

type Props = {
  label: string;
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
  /** The button that takes it, in a row with it. */
  beside?: ReactNode;
};

/** How many credits, typed; a phone shows digits alone. */
export function QuantityField({ label, text, onText, error, beside }: Props) {
  const words = useWords('credits');
  const { least, most } = CREDITS_LIMITS;
  return (
    <Field label={label} hint={words.quantityHint(least, most)} error={error}>
      {props => (
        <div className="flex items-center gap-3">
          <Input
            {...props}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={text}
            onChange={event => onText(event.target.value)}
            className="numbers min-w-0 max-w-column"
          />
          {beside}
        </div>
      )}
    </Field>
  );
}

type Buy = { onBuy: (quantity: number) => void };

/** A bundle as a button: what it holds, costs and saves (S2 §9). */
function Bundle({ size, onBuy }: Buy & { size: number }) {
  const words = useWords('credits');
  const price = toRupees(creditsPrice(size));
  const saving = toRupees(bundleSaving(size));
  return (
    <button
      type="button"
      onClick={() => onBuy(size)}
      className="target flex h-full w-full items-center justify-between gap-3 rounded-card border border-line bg-white px-4 py-3 text-left transition-colors hover:border-madder sm:flex-col sm:items-start sm:justify-start sm:gap-1 sm:p-4"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:w-full sm:justify-between">
        <span className="font-display text-lg font-semibold">{words.credits(size)}</span>
        {saving > 0 && <Badge tone="offer">{words.save(formatRupees(saving))}</Badge>}
      </span>
      <span className="shrink-0 text-right sm:text-left">
        <Price rupees={price} className="text-xl" />
        <span className="block text-sm text-ink-3">{words.each(formatRupees(price / size))}</span>
      </span>
    </button>
  );
}

/** Any other quantity, with its price as it is typed. */
function OtherQuantity({ onBuy }: Buy) {
  const words = useWords('credits');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const quantity = readQuantity(text);
  const { least, most } = CREDITS_LIMITS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (quantity !== undefined) onBuy(quantity);
  };
  return (
    <form method="dialog" onSubmit={submit}>
      <QuantityField
        label={words.other}
        text={text}
        onText={setText}
        error={isTried && quantity === undefined ? words.quantityWrong(least, most) : undefined}
        beside={
          <Button type="submit" tone="secondary" className="shrink-0">
            {quantity === undefined ? words.buy : `${words.buy} · ${formatRupees(toRupees(creditsPrice(quantity)))}`}
          </Button>
        }
      />
    </form>
  );
}

/** Three bundles and a free quantity (S2 §2, Buy Credits). What is chosen is remembered, and `onChosen` opens the checkout. */
export function BuyCredits({ onChosen }: { onChosen: () => void }) {
  const words = useWords('credits');
  const buy = (quantity: number) => {
    rememberCredits(quantity);
    onChosen();
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{words.lead(CREDIT_COST.generate, CREDIT_COST.preview)}</p>
      <ul className="grid gap-3 sm:grid-cols-3">
        {CREDIT_BUNDLES.map(size => (
          <li key={size}>
            <Bundle size={size} onBuy={buy} />
          </li>
        ))}
      </ul>
      <OtherQuantity onBuy={buy} />
    </div>
  );
}

type CreditsSectionProps = {
  onChosen: () => void;
  /** True where something else is what was come for, an order say: then it is folded on wide screens too. */
  isAside: boolean;
};

/** Buy Credits in the profile (S2 §2). On a phone it unfolds at a press: what the tabs show is what most come for, and stands near the top. */
export function CreditsSection({ onChosen, isAside }: CreditsSectionProps) {
  const words = useWords('credits');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label={words.title}>
      <h2 className="text-xl">
        {!isAside && <span className="mb-2 block max-md:hidden">{words.title}</span>}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className={classNames(
            'target flex w-full items-center justify-between rounded-card border border-line bg-white px-4 text-left',
            !isAside && 'md:hidden',
          )}
        >
          {words.title}
          <ChevronIcon className={classNames('size-icon', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div className={isOpen ? classNames('max-md:mt-3', isAside && 'mt-3') : isAside ? 'hidden' : 'max-md:hidden'}>
        <BuyCredits onChosen={onChosen} />
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Setting } from '../../../../../contract/src/settings.ts';
import { FIRST_METHODS } from '../../../../../domain/src/pay-methods.ts';
import { useConfig } from '../../../config.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { ChevronIcon } from '../../../ui/icons.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useWords } from '../../../words.ts';
import type { GroupFormState } from './use-group-form.ts';
import { WebhookAddress } from './WebhookAddress.tsx';

/** The settings of a way to pay begin with its name. */
const isOf = (method: string, { name }: Setting): boolean => name.startsWith(`${method.toUpperCase()}_`);

/** The companies that tell of payments by webhooks. */
const WITH_WEBHOOKS = ['phonepe', 'razorpay'];

/** The ways that are on, in the owner's order. Where the owner chose none, those that are set up. */
function waysOn(settings: readonly Setting[], value: string, isDemo: boolean): readonly string[] {
  const { options = [] } = settings.find(one => one.name === 'PAYMENT_METHODS') ?? {};
  if (value !== '') return value.split(',').map(one => one.trim()).filter(one => options.includes(one)); // prettier-ignore
  return FIRST_METHODS.filter(method => isDemo || settings.some(one => isOf(method, one) && one.isSet));
}

type Props = {
  settings: readonly Setting[];
  form: GroupFormState;
  control: (setting: Setting) => ReactNode;
};

/** Each way to pay as a switch, its place among those that are on, and its fields while it is on. The last one stays on. */
export function PayWays({ settings, form, control }: Props) {
  const words = useWords('adminSettings');
  const { demo } = useConfig();
  const choice = settings.find(one => one.name === 'PAYMENT_METHODS')!;
  const on = waysOn(settings, form.typedOf('PAYMENT_METHODS'), demo);
  const off = choice.options.filter(one => !on.includes(one));
  const choose = (next: readonly string[]) => {
    if (next.length > 0 && !choice.isLocked) form.type({ PAYMENT_METHODS: next.join() });
  };
  const swap = (place: number) => {
    const next = [...on];
    [next[place], next[place + 1]] = [next[place + 1]!, next[place]!];
    choose(next);
  };
  const nameOf = (one: string): string => words.options[one] ?? one;
  const wrong = form.sentenceOf('PAYMENT_METHODS');
  return (
    <div role="group" aria-label={words.labels.PAYMENT_METHODS} className="flex flex-col">
      <p className="text-sm text-ink-2">{choice.isLocked ? words.locked : words.hints['PAYMENT_METHODS']}</p>
      <p tabIndex={-1} data-wrong={wrong && ''} className="text-sm text-brick outline-none empty:hidden">
        {wrong}
      </p>
      {[...on, ...off].map((method, place) => {
        const isOn = on.includes(method);
        const own = settings.filter(one => isOf(method, one));
        const isShown = isOn || own.some(({ name }) => form.errors[name] !== undefined);
        return (
          <section key={method} aria-label={nameOf(method)} className="border-t border-line py-2 first-of-type:mt-2">
            <div className="flex items-center gap-2">
              <Switch
                isOn={isOn}
                label={nameOf(method)}
                note={isOn && on.length === 1 ? words.lastWay : (words.wayNotes[method] ?? '')}
                onChange={next => choose(next ? [...on, method] : on.filter(one => one !== method))}
              />
              {isOn && place > 0 && (
                <IconButton type="button" label={words.earlier(nameOf(method))} onClick={() => swap(place - 1)}>
                  <ChevronIcon className="size-icon rotate-180" />
                </IconButton>
              )}
              {isOn && place < on.length - 1 && (
                <IconButton type="button" label={words.later(nameOf(method))} onClick={() => swap(place)}>
                  <ChevronIcon className="size-icon" />
                </IconButton>
              )}
            </div>
            {isShown && (
              <div className="flex flex-col gap-4 py-2">
                {own.map(control)}
                {WITH_WEBHOOKS.includes(method) && <WebhookAddress gateway={method} />}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
}

import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Setting } from '../../../contract/src/settings.ts';
import type { SettingGroup } from '../../../domain/src/settings.ts';
import { useCall } from '../api/use-endpoint.ts';
import { CatalogueBook } from '../features/admin/AdminCatalogue.tsx';
import { PriceList } from '../features/admin/PriceList.tsx';
import { GroupForm } from '../features/admin/settings/GroupForm.tsx';
import { OpenShop } from '../features/setup/OpenShop.tsx';
import { Reach } from '../features/setup/Reach.tsx';
import { paths } from '../paths.ts';
import { useAuth } from '../stored/use-stored.ts';
import { Button } from '../ui/Button.tsx';
import { LoadFailed, Skeleton } from '../ui/EmptyState.tsx';
import { ProgressSteps } from '../ui/ProgressSteps.tsx';
import { useWords } from '../words.ts';

/** The last one asks nothing: it stands after the six that are counted. */
const STEPS = ['you', 'shop', 'seller', 'goods', 'payments', 'delivery', 'opening'] as const;
export type SetupStep = (typeof STEPS)[number];
const isStep = (text: string | null): text is SetupStep => (STEPS as readonly (string | null)[]).includes(text);

type StepProps = { settings: readonly Setting[]; field: string | undefined; onNext: () => void };

/** A step that is a group of the settings: it is kept when it is left. */
function GroupStep({
  group,
  title,
  text,
  settings,
  field,
  onNext,
}: StepProps & { group: SettingGroup; title: string; text?: string }) {
  const words = useWords('setup');
  // Whether it is open is asked in the last step.
  const asked = settings.filter(one => one.group === group && one.name !== 'SHOP_OPEN');
  return (
    <>
      <h2 className="text-xl">{title}</h2>
      {text && <p className="max-w-text text-ink-2">{text}</p>}
      <div className="max-w-text">
        <GroupForm group={group} settings={asked} field={field} going={{ label: words.next, onDone: onNext }} />
      </div>
    </>
  );
}

function Goods({ onNext }: { onNext: () => void }) {
  const words = useWords('setup');
  return (
    <>
      <h2 className="text-xl">{words.goodsTitle}</h2>
      <p className="text-ink-2">{words.goodsText}</p>
      <PriceList label={words.next} onDone={onNext} />
      <details>
        <summary className="target flex cursor-pointer items-center font-semibold text-indigo">{words.allOfIt}</summary>
        <div className="flex flex-col gap-4 py-2">
          <CatalogueBook part="shirts" />
        </div>
      </details>
    </>
  );
}

function You(props: StepProps) {
  const { you } = useWords('setup');
  const email = useAuth()?.user.email ?? '';
  return (
    <>
      <p className="wrap-anywhere">{you.text(email)}</p>
      <GroupStep {...props} group="mail" title={you.title} text={you.mail} />
    </>
  );
}

/** Leads eye and focus to a step that was gone to; not to the one that the page opens with. */
function useLead(step: SetupStep) {
  const [first] = useState(step);
  const isFirst = useRef(true);
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (isFirst.current && step === first) {
        isFirst.current = false;
        return;
      }
      element.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    },
    [step, first],
  );
}

/** The steps of an owner, one at a time; the address says which, so that Back and a reload lose none. */
export function SetupSteps() {
  const words = useWords('setup');
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const asked = query.get('step');
  const step = isStep(asked) ? asked : 'you';
  const lead = useLead(step);
  const { data, isError, refetch } = useCall('settings.read');
  if (isError) return <LoadFailed text={words.loadFailed} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-column rounded-card" />;
  const { settings } = data;
  const at = STEPS.indexOf(step);
  const goTo = (index: number) => navigate(paths.setup({ step: STEPS[index] }));
  const props = { settings, field: query.get('field') ?? undefined, onNext: () => goTo(at + 1) };
  const shown: Record<SetupStep, () => ReactNode> = {
    you: () => <You {...props} />,
    shop: () => (
      <>
        <GroupStep {...props} group="shop" title={words.shopTitle} />
        <Reach />
      </>
    ),
    seller: () => <GroupStep {...props} group="seller" title={words.sellerTitle} text={words.sellerText} />,
    goods: () => <Goods onNext={props.onNext} />,
    payments: () => <GroupStep {...props} group="payments" title={words.paymentsTitle} />,
    delivery: () => <GroupStep {...props} group="delivery" title={words.deliveryTitle} text={words.deliveryText} />,
    opening: () => <OpenShop setting={settings.find(one => one.name === 'SHOP_OPEN')!} />,
  };
  return (
    <>
      <ProgressSteps
        label={words.stepsLabel}
        steps={STEPS.filter(one => one !== 'opening').map(one => words.steps[one])}
        current={at}
      />
      <section
        key={step}
        ref={lead}
        tabIndex={-1}
        aria-label={words.steps[step]}
        className="flex flex-col gap-4 outline-none"
      >
        {shown[step]()}
      </section>
      {at > 0 && (
        <Button tone="quiet" onClick={() => goTo(at - 1)} className="self-start">
          {words.back}
        </Button>
      )}
    </>
  );
}

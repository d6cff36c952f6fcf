import type { ReactNode } from 'react';

type Props = {
  /** The large picture that stays in view. */
  stage: ReactNode;
  children: ReactNode;
  /** Always in sight at the lower end: price and the one button. */
  bar?: ReactNode;
  /** False where the words come first on a phone, and the picture is a decoration of wide screens. */
  stageOnPhones?: boolean;
};

/** Controls left and a large picture right that stays in view; on phones the picture on top, the controls below, a bar at the end. */
export function StageLayout({ stage, children, bar, stageOnPhones = true }: Props) {
  const onPhones = stageOnPhones ? '' : 'max-lg:hidden';
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start items-start lg:grid-cols-2 lg:gap-12 lg:px-4 lg:py-8">
      <div
        data-stage={stageOnPhones || undefined}
        className={`${onPhones} top-header z-20 h-stage border-b border-line bg-cloth-2 lg:top-stage-top lg:order-last lg:aspect-shirt lg:h-auto lg:max-h-stage-wide lg:overflow-hidden lg:rounded-card lg:border [@media(min-height:32rem)]:sticky`}
      >
        {stage}
      </div>
      <div className="flex flex-col gap-6 px-4 pt-3 lg:px-0 lg:pt-0">
        {children}
        {bar && (
          <div
            data-bar
            className="sticky bottom-0 z-20 -mx-4 mt-auto border-t border-line bg-cloth px-4 pt-3 pb-safe lg:-mx-1 lg:px-1"
          >
            {bar}
          </div>
        )}
      </div>
    </div>
  );
}

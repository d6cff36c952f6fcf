import { useState } from 'react';
import { ChevronIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useWords } from '../../words.ts';
import { BuyCredits } from './BuyCredits.tsx';

type Props = {
  onChosen: () => void;
  /** True where something else is what was come for, an order say: then it is folded on wide screens too. */
  isAside: boolean;
};

/** Buy Credits in the profile (S2 §2). On a phone it unfolds at a press: what the tabs show is what most come for, and stands near the top. */
export function CreditsSection({ onChosen, isAside }: Props) {
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

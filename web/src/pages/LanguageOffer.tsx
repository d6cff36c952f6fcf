import { type Language, LANGUAGES } from '../../../domain/src/languages.ts';
import { languageChoiceEntry } from '../stored/language-choice.ts';
import { IconButton } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useLanguage, wordsOf } from '../words.ts';
import { useAddressIn } from './use-address-in.ts';

/**
 * Offers the page in the language that the browser prefers, in that language. It lies over the page's lower end, on wide screens over
 * its corner, and moves nothing. Above a page's own bar on a phone it is folded to a chip; it waits while that is opened to choose a size.
 */
export function LanguageOffer({ offered }: { offered: Language }) {
  const language = useLanguage();
  const addressIn = useAddressIn();
  const words = wordsOf(offered, 'language');
  return (
    <aside
      lang={LANGUAGES[offered].htmlLang}
      data-offer
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-cloth-2 pb-safe shadow-sheet max-lg:[:root:has([data-bar])_&]:right-2 max-lg:[:root:has([data-bar])_&]:bottom-24 max-lg:[:root:has([data-bar])_&]:left-auto max-lg:[:root:has([data-bar])_&]:rounded-chip max-lg:[:root:has([data-bar])_&]:border max-lg:[:root:has([data-bar])_&]:pb-0 lg:right-4 lg:bottom-4 lg:left-auto lg:rounded-card lg:border lg:pb-2 [:root:has([data-choosing])_&]:hidden"
    >
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 pt-2 max-lg:[:root:has([data-bar])_&]:gap-0 max-lg:[:root:has([data-bar])_&]:py-0 max-lg:[:root:has([data-bar])_&]:pr-0">
        <p className="mr-auto max-sm:sr-only">{words.offer}</p>
        <a
          href={addressIn(offered)}
          hrefLang={LANGUAGES[offered].htmlLang}
          onClick={() => languageChoiceEntry.write({ language: offered })}
          className="target inline-flex items-center font-semibold text-indigo underline underline-offset-4 max-sm:mr-auto"
        >
          {LANGUAGES[offered].viewIn}
        </a>
        <IconButton label={words.refuse} onClick={() => languageChoiceEntry.write({ language })}>
          <CloseIcon />
        </IconButton>
      </div>
    </aside>
  );
}

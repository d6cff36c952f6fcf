import { useConfig } from '../../config.ts';
import { useWords } from '../../words.ts';

/** What the shop keeps in the browser, and where; a test holds the list to the code, words.memory says what for. */
export const MEMORY = {
  chhaap_cart: 'cookie',
  chhaap_joining: 'cookie',
  chhaap_visits: 'cookie',
  'better-auth': 'cookie',
  auth: 'localStorage',
  'cart-storage': 'localStorage',
  'cart-removals': 'localStorage',
  currentDesign: 'localStorage',
  keptDesign: 'localStorage',
  runningJob: 'localStorage',
  arrangementDraft: 'localStorage',
  previews: 'localStorage',
  runningPreview: 'localStorage',
  'cart-credit-storage': 'localStorage',
  pendingOrder: 'localStorage',
  offerCode: 'localStorage',
  seenPrices: 'localStorage',
  languageChoice: 'localStorage',
  groupSecrets: 'localStorage',
  draftPrompt: 'sessionStorage',
  look: 'sessionStorage',
  keptWords: 'sessionStorage',
  remixStart: 'sessionStorage',
  shirtWish: 'sessionStorage',
  codeRequest: 'sessionStorage',
  secondPrint: 'sessionStorage',
  keptUpload: 'sessionStorage',
  keptFile: 'indexedDB',
  checkoutDraft: 'sessionStorage',
  checkoutOrder: 'sessionStorage',
  formDraft: 'sessionStorage',
  returnLanguage: 'sessionStorage',
  scrollPlaces: 'sessionStorage',
} as const;
type MemoryName = keyof typeof MEMORY;

/** Cookies that the server sets. At https their names begin so that browsers take them from this host alone (RFC 6265bis). */
const OF_SERVER: readonly MemoryName[] = ['chhaap_cart', 'chhaap_joining', 'better-auth'];

/** The name under which a browser of this shop keeps it. */
export const nameAt = (publicUrl: string, name: MemoryName): string =>
  publicUrl.startsWith('https:') && OF_SERVER.includes(name) ? `__Host-${name}` : name;

/** Each cookie and storage key by its name, with where it is kept and what for. */
export function MemoryList() {
  const words = useWords('policies');
  const { pageViews, publicUrl } = useConfig();
  // Kept in a shop that has visits counted.
  const names = (Object.keys(MEMORY) as MemoryName[]).filter(name => name !== 'chhaap_visits' || pageViews);
  return (
    <dl aria-label={words.memoryTitle} className="flex flex-col border-b border-line">
      {names.map(name => (
        <div key={name} className="border-t border-line py-3">
          <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
            <code className="font-semibold wrap-anywhere">{nameAt(publicUrl, name)}</code>
            <span className="text-sm text-ink-2">{words[MEMORY[name]]}</span>
          </dt>
          <dd className="text-ink-2">{words.memory[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

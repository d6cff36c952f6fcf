import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type CSSProperties, useEffect } from 'react';
import { Router } from 'wouter';
import { type Language, LANGUAGES, prefixOf } from '../../domain/src/languages.ts';
import type { PublicConfig } from '../../contract/src/rendering.ts';
import { ConfigContext } from './config.ts';
import { useFreshConfig } from './fresh-config.ts';
import { PageView } from './page-view.tsx';
import { ErrorBoundary, ErrorScreen } from './pages/ErrorBoundary.tsx';
import { Frame } from './pages/frame.tsx';
import { usePageLocation, usePageSearch } from './page-location.ts';
import favicon from './ui/art/favicon.svg?no-inline';
import { LanguageContext } from './words.ts';

type Props = {
  queries: QueryClient;
  /** The state block's text, rendered again as it is so that hydration finds the same. */
  state: string;
  config: PublicConfig;
  language: Language;
  /** The whole address, on the server only. */
  address?: string;
  missing?: string | undefined;
};

/** Marks the document once its scripts answer what is pressed: journeys and benches wait for it. */
const useHydratedMark = (): void =>
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);

type Brand = NonNullable<PublicConfig['brand']>;

/** The owner's accent in the place of the house's: it stands on the root, so that the first paint has it. */
const coloursOf = ({ accent, deepAccent }: Brand) =>
  ({ '--color-madder': accent, '--color-madder-deep': deepAccent }) as CSSProperties;

/** What stands for the shop in a tab and on a phone. */
function Icons({ brand }: { brand: Brand | undefined }) {
  if (brand)
    return (
      <>
        <link rel="icon" type="image/png" sizes="32x32" href={`/brand/${brand.key}/icon-32.png`} />
        <link rel="icon" type="image/png" sizes="192x192" href={`/brand/${brand.key}/icon-192.png`} />
        <link rel="apple-touch-icon" href={`/brand/${brand.key}/apple-touch-180.png`} />
      </>
    );
  return (
    <>
      <link rel="icon" sizes="32x32" href="/favicon.ico" />
      <link rel="icon" type="image/svg+xml" href={favicon} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
    </>
  );
}

/** The whole document is React's, so that titles and metas land in <head> on the server and in the browser. */
export function Document({ queries, state, config: given, language, address, missing }: Props) {
  useHydratedMark();
  const config = useFreshConfig(given);
  const { brand } = config;
  return (
    <html lang={LANGUAGES[language].htmlLang} {...(brand && { style: coloursOf(brand) })}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7f0" />
        <Icons brand={brand} />
        <link rel="manifest" href={`${prefixOf(language)}/manifest.webmanifest`} />
        <link rel="alternate" type="application/atom+xml" href={`${prefixOf(language)}/feed.xml`} />
      </head>
      <body>
        <script type="application/json" id="state" dangerouslySetInnerHTML={{ __html: state }} />
        <ConfigContext value={config}>
          <LanguageContext value={language}>
            <QueryClientProvider client={queries}>
              <Router
                hook={usePageLocation}
                searchHook={usePageSearch}
                base={prefixOf(language)}
                {...(address ? { ssrPath: address } : {})}
              >
                <ErrorBoundary fallback={error => <ErrorScreen error={error} />}>
                  <Frame>
                    <PageView missing={missing} />
                  </Frame>
                </ErrorBoundary>
              </Router>
            </QueryClientProvider>
          </LanguageContext>
        </ConfigContext>
      </body>
    </html>
  );
}

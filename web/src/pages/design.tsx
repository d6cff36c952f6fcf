import { Suspense, useCallback, useState } from 'react';
import { prefixOf } from '../../../domain/src/languages.ts';
import { idInPart } from '../../../contract/src/page-part.ts';
import type { Design } from '../../../contract/src/designs.ts';
import { formatRupees } from '../../../domain/src/money.ts';
import { useAnswer, useCall } from '../api/use-endpoint.ts';
import { useConfig } from '../config.ts';
import { useDeliveryDays } from '../delivery-terms.ts';
import { breadcrumbData, designProductData } from '../features/designs/design-product-data.ts';
import type { ReportDesignProps } from '../features/designs/ReportDesign.tsx';
import { useDesignUrl } from '../features/designs/use-design-url.ts';
import { lazyWithWords } from '../lazy-with-words.ts';
import type { PathParams } from '../page.ts';
import { paths } from '../paths.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { useLanguage, useWords } from '../words.ts';
import { DesignActions } from './DesignActions.tsx';
import { DesignBuy } from './DesignBuy.tsx';
import { DesignDetail } from './DesignDetail.tsx';
import { useFrame } from './frame-context.ts';
import { JsonLd, PageHead, sharedCards } from './PageHead.tsx';
import NotFound from './not-found.tsx';
import { DesignGallery } from './DesignGallery.tsx';
import { moreLike } from './more-like.ts';

/** How many designs the row shows. */
const MORE_SHOWN = 4;

/** A row of other designs in the same style. */
function MoreLikeThis({ design }: { design: Design }) {
  const words = useWords('detail');
  const { data = [] } = useCall('designs.public', moreLike(design));
  const others = data.filter(one => one.id !== design.id).slice(0, MORE_SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="more" className="flex flex-col gap-6">
      <h2 id="more" className="text-2xl">
        {words.moreLikeThis}
      </h2>
      <DesignGallery designs={others} heading="h3" />
    </section>
  );
}

const ReportDesign = lazyWithWords<ReportDesignProps>(
  ['detail'],
  async () => (await import('../features/designs/ReportDesign.tsx')).ReportDesign,
);

type Step = { name: string; href: string };

/** What search engines read, on the server alone. */
function DesignData({ design, steps, description }: { design: Design; steps: readonly Step[]; description: string }) {
  const { shopName, publicUrl, delivery } = useConfig();
  const prefix = prefixOf(useLanguage());
  const url = useDesignUrl()(design);
  if (!import.meta.env.SSR) return <JsonLd data={undefined} />;
  const { name, id, mockupUrl } = design;
  const pictures = [mockupUrl, ...sharedCards('design', id, name).map(({ src }) => src)].filter(src => src !== null);
  const product = designProductData(design, {
    description,
    shopName,
    url,
    delivery,
    pictures: pictures.map(src => publicUrl + src),
  });
  const breadcrumb = breadcrumbData(steps.map(step => ({ name: step.name, url: `${publicUrl}${prefix}${step.href}` })));
  return <JsonLd data={[product, breadcrumb]} />;
}

/** Title, card for shared links, and what search engines read. */
function DesignHead({ design, steps }: { design: Design; steps: readonly Step[] }) {
  const words = useWords('detail');
  const { shirtAlt } = useWords('designs');
  const description = words.pageDescription(design.name, design.prompt, formatRupees(design.price), useDeliveryDays());
  return (
    <>
      <PageHead
        title={words.pageTitle(design.name)}
        description={description}
        path={paths.design(design)}
        cards={sharedCards('design', design.id, shirtAlt(design.name))}
        kind="product"
      />
      <DesignData design={design} steps={steps} description={description} />
    </>
  );
}

function ShownDesign({ design }: { design: Design }) {
  const words = useWords('detail');
  const frame = useWords('frame');
  const { openCart } = useFrame();
  const [reporting, setReporting] = useState(false);
  const report = useCallback(() => setReporting(true), []);
  const steps = [
    { name: frame.home, href: paths.home() },
    { name: frame.community, href: paths.community() },
    { name: design.name, href: paths.design(design) },
  ];
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 pt-2 pb-12">
      <DesignHead design={design} steps={steps} />
      <Breadcrumb label={words.breadcrumb} steps={steps} />
      <DesignDetail
        design={design}
        heading={<h1 className="text-3xl">{design.name}</h1>}
        sizes="(min-width: 1200px) 568px, (min-width: 768px) 46vw, 92vw"
        buy={<DesignBuy design={design} onAdded={openCart} />}
      >
        <DesignActions design={design} onReport={report} />
      </DesignDetail>
      <Suspense>
        <MoreLikeThis design={design} />
      </Suspense>
      {reporting && (
        <Suspense>
          <ReportDesign design={design} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </main>
  );
}

/** /design/{id}-{slug}: a public design as a page (rulings, Pages). The slug may be missing or old; the canonical address has it. */
export default function DesignPage({ params }: { params: PathParams }) {
  const design = useAnswer('designs.one', { id: idInPart(params['design'] ?? '') });
  return design.isPublic ? <ShownDesign design={design} /> : <NotFound />;
}

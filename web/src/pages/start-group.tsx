import { useSearch } from 'wouter';
import { useCall } from '../api/use-endpoint.ts';
import { CatalogAway } from '../features/catalog/CatalogAway.tsx';
import { useCatalog } from '../features/catalog/use-catalog.ts';
import { ShirtPicture } from '../features/designs/ShirtPicture.tsx';
import { StartGroupForm } from '../features/groups/StartGroupForm.tsx';
import { paths } from '../paths.ts';
import shirtBlack from '../ui/art/shirt-black.svg?no-inline';
import { EmptyState, Skeleton } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';
import { PageHead } from './PageHead.tsx';

function NoDesign({ text }: { text: string }) {
  const { start: words } = useWords('groupOwner');
  return (
    <EmptyState
      title={words.noDesign}
      text={text}
      picture={shirtBlack}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href={paths.community()}>{words.toGallery}</LinkButton>
          <LinkButton tone="secondary" href={paths.profile()}>
            {words.toDesigns}
          </LinkButton>
        </div>
      }
    />
  );
}

function OfDesign({ id }: { id: string }) {
  const { start: words } = useWords('groupOwner');
  const { signIn } = useFrame();
  const { data: design, error } = useCall('designs.one', { id });
  const { catalog, failed, retry } = useCatalog();
  if (error) return <NoDesign text={words.designGone} />;
  if (!design || !catalog) {
    if (failed) return <CatalogAway catalog={catalog} failed={failed} retry={retry} />;
    return <Skeleton className="aspect-square md:w-1/2" />;
  }
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-12">
      <figure className="flex flex-col gap-2 max-md:flex-row max-md:items-center md:sticky md:top-stage-top">
        <div className="aspect-square w-full overflow-hidden rounded-card border border-line bg-cloth-2 max-md:w-thumb max-md:shrink-0">
          <ShirtPicture design={design} sizes="(min-width: 75rem) 35rem, (min-width: 48rem) 46vw, 30vw" urgent />
        </div>
        <figcaption>
          <span className="block text-sm text-ink-3">{words.design}</span>
          <span className="font-semibold">{design.name}</span>
        </figcaption>
      </figure>
      <StartGroupForm design={design} catalog={catalog} onSignIn={signIn} />
    </div>
  );
}

/** /group-order?design=…: what friends may choose from, until when; gives the link. */
export default function StartGroupPage() {
  const { start: words } = useWords('groupOwner');
  const id = new URLSearchParams(useSearch()).get('design');
  return (
    <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-6 px-4 py-6">
      <PageHead title={words.title} />
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="max-w-text text-lg text-ink-2">{words.lead}</p>
      </header>
      {id ? <OfDesign key={id} id={id} /> : <NoDesign text={words.noDesignText} />}
    </main>
  );
}

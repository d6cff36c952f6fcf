import { Link } from 'wouter';
import { ARTWORK_SOURCES, ICON_MAKERS, OPEN_FONTS } from '../features/designs/artwork-sources.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

/** Whose drawings, words and fonts the artist works with: what their licences ask to be named. */
export default function ArtworkSources() {
  const words = useWords('sources');
  const { contact } = useWords('frame');
  return (
    <main className="mx-auto flex w-full max-w-text flex-1 flex-col gap-6 px-4 py-12">
      <PageHead title={words.title} description={words.description} path={paths.artworkSources()} />
      <h1 className="text-3xl">{words.title}</h1>
      <p className="text-lg text-ink-2">{words.lead}</p>
      <ul className="flex flex-col gap-4">
        {ARTWORK_SOURCES.map(source => (
          <li key={source.name} className="rounded-card border border-line bg-white p-4">
            <h2 className="text-lg">
              <a
                href={source.url}
                lang="en"
                rel="noreferrer"
                className="target inline-flex items-center text-indigo hover:underline"
              >
                {source.name}
              </a>
            </h2>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-2">
              <dt>{words.by}</dt>
              {'by' in source ? <dd lang="en">{source.by}</dd> : <dd>{words.many[source.many]}</dd>}
              <dt>{words.licence}</dt>
              <dd lang="en">{source.licence}</dd>
              <dt>{words.use}</dt>
              <dd>{words.uses[source.use]}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <section>
        <h2 className="text-xl">{words.makers}</h2>
        <p lang="en" className="mt-2 text-ink-2">
          {ICON_MAKERS.join(', ')}
        </p>
      </section>
      <section>
        <h2 className="text-xl">{words.fonts}</h2>
        <p lang="en" className="mt-2 text-ink-2">
          {OPEN_FONTS.join(', ')} (SIL Open Font License 1.1)
        </p>
      </section>
      <p>{words.own}</p>
      <p className="text-ink-2">
        {words.report}{' '}
        <Link href={paths.contact()} className="text-indigo underline underline-offset-4">
          {contact}
        </Link>
      </p>
    </main>
  );
}

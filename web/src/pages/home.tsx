import { useConfig } from '../config.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';
import { PageHead } from './PageHead.tsx';

/** The home page (S1 §2). */
export default function Home() {
  const words = useWords('home');
  const { shopName } = useConfig();
  return (
    <main className="mx-auto w-full max-w-page px-4">
      <PageHead title={words.title(shopName)} description={words.description} path={paths.home()} />
      <h1 className="text-4xl">{words.headline}</h1>
      <p>{words.lead}</p>
    </main>
  );
}

import { useConfig } from '../config.ts';
import { BrushIcon, ShirtIcon, TruckIcon } from '../ui/icons.tsx';
import { useWords } from '../words.ts';

const ICONS = { ai: BrushIcon, quality: ShirtIcon, delivery: TruckIcon };

/** S1 §2's 'Why Choose' trio. */
export function HomeReasons() {
  const words = useWords('home');
  const { shopName } = useConfig();
  return (
    <section aria-labelledby="why" className="mx-auto w-full max-w-page px-4 py-12">
      <h2 id="why" className="text-2xl">
        {words.whyTitle(shopName)}
      </h2>
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {(['ai', 'quality', 'delivery'] as const).map(reason => {
          const Icon = ICONS[reason];
          return (
            <li key={reason} className="flex gap-4">
              <span className="flex size-12 shrink-0 items-center justify-center rounded-card bg-indigo text-white">
                <Icon className="size-icon-lg" />
              </span>
              <div>
                <h3 className="text-xl">{words.reasons[reason].title}</h3>
                <p className="mt-1 text-ink-2">{words.reasons[reason].text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

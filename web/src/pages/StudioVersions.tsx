import { CompareVersions, type Versions } from '../features/designs/CompareVersions.tsx';
import type { DesignVersion } from '../../../contract/src/designs.ts';
import { ArtworkThumb } from '../ui/Thumb.tsx';
import { classNames } from '../ui/class-names.ts';
import { useWords } from '../words.ts';

/** What a version is called: its number and what was asked for. */
function useVersionName(): (version: DesignVersion) => string {
  const words = useWords('studio');
  return ({ kind, instruction, number }) => words.version(number, instruction ?? words.versionKinds[kind]);
}

/** Every picture that the design had, the newest first: a press puts it back on the shirt. */
export function StudioVersions({ list, choosing, choose }: Versions) {
  const words = useWords('studio');
  const nameOf = useVersionName();
  if (!list || list.length < 2) return null;
  return (
    <section aria-label={words.versionsLabel} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{words.versionsLabel}</h3>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {list.map(version => (
          <li key={version.number} className="shrink-0">
            <button
              type="button"
              aria-pressed={version.isCurrent}
              aria-busy={choosing === version.number || undefined}
              aria-label={nameOf(version)}
              title={nameOf(version)}
              onClick={() => choose(version)}
              className={classNames(
                'block rounded-control border-2 transition-colors',
                version.isCurrent ? 'border-madder' : 'border-line hover:border-ink-3',
                choosing === version.number && 'animate-breathe',
              )}
            >
              <ArtworkThumb src={version.imageUrl} alt="" className="border-transparent" />
              <span className="numbers block pb-1 text-center text-sm">{version.number}</span>
            </button>
          </li>
        ))}
      </ul>
      <CompareVersions list={list} nameOf={nameOf} />
    </section>
  );
}

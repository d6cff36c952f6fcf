import { useConfig } from '../../config.ts';
import { useWords } from '../../words.ts';
import { MEMORY, nameAt, type MemoryName } from './memory.ts';

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

import type { AuditLine } from '../../../../contract/src/admin-figures.ts';
import { SILENT_AUDIT_FIELDS } from '../../../../domain/src/audit-log.ts';
import { useWords } from '../../words.ts';
import { useLogValue } from './use-log-value.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isSaid = (name: string): boolean => !SILENT_AUDIT_FIELDS.some(silent => silent === name);

/** A field and its value in words; what stands inside a value is said the same way. */
function useSay(action: string) {
  const fields: Readonly<Record<string, string>> = useWords('adminLog').fields;
  const { facts } = useWords('adminOrder');
  const valueOf = useLogValue(action);
  const labelOf = (name: string): string => fields[name] ?? facts[name] ?? name;
  const say = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return '–';
    if (Array.isArray(value)) return value.map(one => say(name, one)).join('; ') || '–';
    if (!isRecord(value)) return valueOf(name, value);
    const parts = Object.entries(value).filter(([part, inner]) => isSaid(part) && inner !== null && inner !== '');
    return parts.map(([part, inner]) => `${labelOf(part)}: ${say(part, inner)}`).join(', ') || '–';
  };
  return { labelOf, say };
}

/** What differs between before and after, a line a field; all of it where there was nothing, or is nothing more. */
export function LogChange({ line }: { line: AuditLine }) {
  const { labelOf, say } = useSay(line.action);
  const before = isRecord(line.before) ? line.before : {};
  const after = isRecord(line.after) ? line.after : {};
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isSaid);
  const changed = names.filter(name => say(name, before[name]) !== say(name, after[name]));
  return (
    <ul className="flex flex-col gap-1 text-left text-sm">
      {changed.map(name => (
        <li key={name} className="wrap-anywhere">
          <span className="text-ink-2">{labelOf(name)}: </span>
          {name in before && <>{say(name, before[name])} → </>}
          {say(name, after[name])}
        </li>
      ))}
    </ul>
  );
}

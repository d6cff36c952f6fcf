import { SETTING_GROUPS } from '../../../../../domain/src/settings.ts';
import { useCall } from '../../../api/use-endpoint.ts';
import { LoadFailed, Skeleton } from '../../../ui/EmptyState.tsx';
import { useWords } from '../../../words.ts';
import { GroupForm } from './GroupForm.tsx';
import { SettingsFiles } from './SettingsFiles.tsx';

/** Admin > Settings: each group with its fields, its test, and what the environment has said already. */
export function AdminSettings() {
  const words = useWords('adminSettings');
  const { data, isError, refetch } = useCall('settings.read');
  if (isError) return <LoadFailed text={words.failedToLoad} retryLabel={words.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-column rounded-card" />;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-text text-ink-2">{words.lead}</p>
      <div className="columns-1 gap-6 lg:columns-2 *:mb-6 *:break-inside-avoid">
        {SETTING_GROUPS.map(group => (
          <GroupForm key={group} group={group} settings={data.settings.filter(one => one.group === group)} />
        ))}
        <SettingsFiles settings={data.settings} />
      </div>
    </div>
  );
}

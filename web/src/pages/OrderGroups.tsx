import { Link } from 'wouter';
import { useCall } from '../api/use-endpoint.ts';
import { paths } from '../paths.ts';
import { useWords } from '../words.ts';

/** Under a paid order: the group orders that it holds entries of, with their lists to hand out by. */
export function OrderGroups({ orderId }: { orderId: string }) {
  const words = useWords('groupOwner');
  const { data = [] } = useCall('groups.mine', { orderId, limit: 10 });
  if (data.length === 0) return null;
  return (
    <section className="flex flex-col gap-1 rounded-card border border-line bg-white p-4 md:p-6">
      <p>{words.ofOrder}</p>
      {data.map(group => (
        <Link
          key={group.code}
          href={paths.group(group.code, 'list')}
          className="target inline-flex items-center self-start font-semibold text-indigo hover:underline"
        >
          {words.toHandOut}: {group.designName}
        </Link>
      ))}
    </section>
  );
}

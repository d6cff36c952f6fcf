import { useCall } from '../../api/use-endpoint.ts';
import { useConfig } from '../../config.ts';
import { useWords } from '../../words.ts';

/** Where the shop stands now, how a phone of the same network reaches it, and how it gets an address for everybody. */
export function Reach() {
  const { reach: words } = useWords('setup');
  const { publicUrl } = useConfig();
  const { data } = useCall('setup.state');
  if (!data || publicUrl.startsWith('https:')) return null;
  return (
    <section aria-labelledby="reach" className="max-w-text rounded-card bg-cloth-2 p-4 text-sm sm:p-6">
      <h3 id="reach" className="text-base font-semibold">
        {words.title}
      </h3>
      <p className="mt-1 wrap-anywhere">{words.now(publicUrl)}</p>
      {data.nearby.length > 0 && (
        <>
          <p className="mt-2">{words.nearby}</p>
          <ul className="wrap-anywhere">
            {data.nearby.map(url => (
              <li key={url}>
                <code>{url}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {data.isThisMachineOnly && <p className="mt-2">{words.onlyHere}</p>}
      <p className="mt-2">{words.why}</p>
      <ul className="mt-1 ml-4 list-disc">
        <li>{words.domain}</li>
        <li>
          {words.tunnel} <code className="wrap-anywhere">cloudflared tunnel --url {new URL(publicUrl).origin}</code>
        </li>
      </ul>
      <p className="mt-2">{words.afterwards}</p>
    </section>
  );
}

import { Link } from 'wouter';
import { prefixOf } from '../../../../domain/src/languages.ts';
import type { GroupList } from '../../../../contract/src/groups.ts';
import { useConfig } from '../../config.ts';
import { shareLink } from '../../lib/share.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import { QUIET_LINK } from '../../ui/quiet-link.ts';
import { toast } from '../../ui/toast.ts';
import { useLanguage, useWords } from '../../words.ts';

/** The link for the friends: copy it, send it, or look at the page. As long as nobody has joined that is the next step. */
export function GroupLink({ group }: { group: GroupList }) {
  const words = useWords('groupOwner');
  const { publicUrl } = useConfig();
  const url = `${publicUrl}${prefixOf(useLanguage())}${paths.group(group.code)}`;
  const say = (end: 'copied' | 'failed' | 'shared') => {
    if (end === 'copied') toast({ title: words.copied });
    if (end === 'failed') toast({ title: words.copyFailed(url), tone: 'bad' });
  };
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => say('copied'),
      () => say('failed'),
    );
  const text = words.shareText(group.designName, url);
  return (
    <section aria-labelledby="group-link" data-no-print className="flex flex-col gap-2">
      <h2 id="group-link" className="text-xl">
        {words.shareTitle}
      </h2>
      <p className="rounded-control border border-line bg-white px-3 py-2 text-sm break-all select-all">{url}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button tone={group.list.length === 0 ? 'primary' : 'secondary'} onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button tone="secondary" onClick={() => void shareLink({ title: group.designName, url }).then(say)}>
          <ShareIcon /> {words.share}
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={QUIET_LINK}
        >
          {words.whatsApp}
        </a>
        <Link href={paths.group(group.code)} className={QUIET_LINK}>
          {words.see}
        </Link>
      </div>
    </section>
  );
}

import { useConfig } from '../../../config.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { useWords } from '../../../words.ts';

/** Where a gateway sends its webhooks, to be copied to its dashboard. */
export function WebhookAddress({ gateway }: { gateway: string }) {
  const words = useWords('adminSettings');
  const { publicUrl } = useConfig();
  const address = `${publicUrl}/api/${gateway}/webhook`;
  const copy = () =>
    void navigator.clipboard?.writeText(address).then(
      () => toast({ title: words.webhook.copied }),
      () => toast({ title: words.webhook.notCopied, tone: 'bad' }),
    );
  return (
    <div>
      <p className="text-sm text-ink-2">{words.webhook.label(words.options[gateway] ?? gateway)}</p>
      <p className="wrap-anywhere">{address}</p>
      <Button type="button" tone="quiet" onClick={copy} className="px-0!">
        {words.webhook.copy}
      </Button>
    </div>
  );
}

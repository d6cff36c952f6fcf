import { useState } from 'react';
import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { AWAY_REASONS, type AwayReason } from '../../../../domain/src/availability.ts';
import type { Color, Size } from '../../../../domain/src/catalog.ts';
import { useColorNames } from '../../api/color-name.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { send } from '../../api/client.ts';
import { Checkbox, ChoiceField, Field, Input } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { EditDialog } from './EditDialog.tsx';
import { useDo } from './use-do.ts';

type Props = { product: AdminProduct; variant: { color: Color; size: Size }; onClose: () => void };

/** Takes a colour and size off, with the reason that shoppers read. */
export function AwayDialog({ product, variant: { color, size }, onClose }: Props) {
  const { catalogue: words } = useWords('adminBoard');
  const { data } = useCall('admin.catalogue');
  const colorName = useColorNames(data?.colors ?? []);
  const { act, busy } = useDo('admin.catalogue', 'catalog.products');
  const [reason, setReason] = useState<AwayReason | 'none'>('sold_out');
  const [backOn, setBackOn] = useState('');
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = () => {
    const variants = (isWhole ? product.sizes.map(one => one.size) : [size]).map(one => ({ color, size: one }));
    const away = { reason: reason === 'none' ? null : reason, backOn: backOn || null };
    const body = { version: product.version, variants, away };
    return act(() => send('admin.setAvailability', { params: { id: product.id }, body }), {
      done: () => ({ title: words.saved }),
      failed: words.saveFailed,
      onFields: fields => setProblem(fields['backOn'] && words.problems.past),
    });
  };
  return (
    <EditDialog
      title={words.takeAway(colorName(color), size)}
      saveText={words.takeOff}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <p className="text-ink-2">{words.awayText}</p>
      <ChoiceField
        label={words.reason}
        value={reason}
        options={[...AWAY_REASONS, 'none' as const].map(one => [one, words.reasons[one]] as const)}
        onChoose={setReason}
      />
      <Field label={words.backOn} hint={words.backOnHint} optional={words.optional} error={problem}>
        {props => (
          <Input
            {...props}
            type="date"
            value={backOn}
            onChange={event => {
              setBackOn(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Checkbox checked={isWhole} onChange={setWhole}>
        {words.wholeColor}
      </Checkbox>
    </EditDialog>
  );
}

import { useState } from 'react';
import type { Design, DesignVersion } from '../../../../contract/src/designs.ts';
import { UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import { send } from '../../api/client.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words.ts';

type Props = { design: Design; choice: ShirtChoice; onDesign: (design: Design) => void };

/** With and without its background, where it was taken away: both are kept. */
function BackgroundChoice({ design, onDesign }: Omit<Props, 'choice'>) {
  const words = useWords('customize');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const { data: versions } = useCall('designs.versions', { id: design.id });
  if (!versions || versions.length < 2) return null;
  const show = async (number: DesignVersion['number']) => {
    try {
      onDesign(await send('designs.chooseVersion', { params: { id: design.id }, body: { number } }));
      await invalidate('designs.versions', 'designs.mine');
    } catch (error) {
      toast({ title: words.notSwitched, description: errorText(error), tone: 'bad' });
    }
  };
  return (
    <RadioCards
      legend={words.backgroundLegend}
      shape="chips"
      value={versions.find(one => one.isCurrent)?.number}
      onChange={number => void show(number)}
      options={versions.map(({ number, kind }) => ({
        value: number,
        label: words.background[kind === 'cutout' ? 'cutout' : 'upload'],
      }))}
    />
  );
}

/** Own artwork that is on the shirt: its background, its name, and Save Design, which keeps name and shirt (S2 §2; rulings, Sizes). */
export function SaveArtwork({ design, choice, onDesign }: Props) {
  const words = useWords('customize');
  const errorText = useErrorText();
  const invalidate = useInvalidate();
  const [name, setName] = useState(design.name);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const { tshirtColor: color, tshirtType, position, printSize: designSize } = choice;
    setBusy(true);
    try {
      const body = { name: name.trim(), color, tshirtType, position, designSize };
      const saved = await send('uploads.save', { params: { id: design.id }, body });
      setName(saved.name);
      onDesign(saved);
      toast(words.saved);
      await invalidate('designs.mine');
    } catch (error) {
      toast({ title: words.notSaved, description: errorText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      method="dialog"
      onSubmit={event => {
        event.preventDefault();
        if (!busy) void save();
      }}
      className="flex flex-col gap-4"
    >
      <BackgroundChoice design={design} onDesign={onDesign} />
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <Field label={words.nameLabel}>
            {field => (
              <Input
                {...field}
                value={name}
                maxLength={UPLOAD_LIMITS.name}
                onChange={event => setName(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button tone="secondary" type="submit" busy={busy} className="shrink-0">
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}

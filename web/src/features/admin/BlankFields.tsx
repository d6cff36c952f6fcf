import { useRef, useState } from 'react';
import type { AdminColor } from '../../../../contract/src/admin-catalogue.ts';
import { BLANK_PHOTO_BYTES, pixelsOf } from '../../../../domain/src/blanks.ts';
import type { Color, View } from '../../../../domain/src/catalog.ts';
import { numberIn } from '../../../../domain/src/typed-text.ts';
import { ApiError } from '../../api/client.ts';
import { useColorName } from '../../api/color-name.ts';
import { useErrorText } from '../../api/error-text.ts';
import { sendFile } from '../../api/send-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox, ChoiceField } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { blankIn, photoField, photoIn, photoText, pictured, sideField, VIEWS } from './blank-form.ts';
import { CatalogueField } from './CatalogueField.tsx';
import { CornerNumbers, CornerStage } from './CornerStage.tsx';
import type { ProductText } from './product-form.ts';
import type { Editing } from './use-editing.ts';

type Form = Editing<ProductText>;
/** Kinds by both names: some phones know the one, some the other. */
const ACCEPT = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp';
const setIn = (form: Form, change: Record<string, string | undefined>) => form.set(change as Partial<ProductText>);

/** What is wrong with photographs or corners, in words. */
function Problem({ form, field }: { form: Form; field: string }) {
  const { problems } = useWords('adminBoard').catalogue;
  const problem = form.problems[field];
  if (!problem) return null;
  return (
    <p role="alert" className="text-sm text-brick">
      {problems[problem as keyof typeof problems] ?? problem}
    </p>
  );
}

type PhotoProps = { form: Form; view: View; color: Color | null; name: string; like: Color | null | undefined };

/** A photograph of one side: sent at once when it is chosen, with its four corners. */
function BlankPhoto({ form, view, color, name, like }: PhotoProps) {
  const { blank: words } = useWords('adminBoard').catalogue;
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<unknown>();
  const errorText = useErrorText();
  const photo = photoIn(form.text, view, color);
  const write = (text: string) =>
    setIn(form, { [photoField(view, color)]: text, [`${view}.photos`]: '', [`${view}.corners`]: '' });
  const send = async (file: File | undefined) => {
    if (!file) return;
    const corners = photo?.corners ?? (like === undefined ? undefined : photoIn(form.text, view, like)?.corners);
    setBusy(true);
    setRefused(undefined);
    try {
      write(photoText({ ...(await sendPhoto(file)), corners }));
    } catch (error) {
      setRefused(error);
    }
    setBusy(false);
    // The same file can be chosen again.
    setSent(known => known + 1);
  };
  const { curve, sides } = blankIn(form.text, []);
  const side = sides.find(one => one.view === view);
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-3">
      <p className="font-medium">{name}</p>
      {photo && side && (
        <>
          <CornerStage
            url={photo.url}
            name={name}
            corners={photo.corners}
            curve={Number.isFinite(curve) ? curve : 0}
            ratio={side.widthMm / side.heightMm}
            onChange={corners => write(photoText({ ...photo, corners }))}
          />
          <CornerNumbers corners={photo.corners} onChange={corners => write(photoText({ ...photo, corners }))} />
        </>
      )}
      <input
        key={sent}
        ref={input}
        type="file"
        accept={ACCEPT}
        tabIndex={-1}
        aria-label={`${words.choose}: ${name}`}
        onChange={event => void send(event.target.files?.[0])}
        className="sr-only"
      />
      <Button tone="secondary" busy={busy} onClick={() => input.current?.click()} className="self-start px-3!">
        {busy ? words.sending : photo ? words.another : words.choose}
        <span className="sr-only">: {name}</span>
      </Button>
      {refused !== undefined && (
        <p role="alert" className="text-sm text-brick">
          {errorText(refused)}
        </p>
      )}
    </div>
  );
}

/** Sends a photograph; one that is too large is refused without a wait. */
function sendPhoto(file: File) {
  if (file.size > BLANK_PHOTO_BYTES) throw new ApiError(413, { code: 'photo_too_large' });
  return sendFile('admin.blankPhoto', { params: {}, file, onProgress: () => {}, signal: AbortSignal.timeout(90_000) });
}

type SideProps = { form: Form; view: View; colors: readonly AdminColor[] };

/** A side that is printed: its size, and its photographs. */
function Side({ form, view, colors }: SideProps) {
  const { blank: words } = useWords('adminBoard').catalogue;
  const colorName = useColorName();
  const isOn = form.text[sideField(view)] === 'on';
  const size = (name: string) => numberIn(form.text[`${view}.${name}`] ?? '');
  const { width, height } = pixelsOf({ widthMm: size('widthMm'), heightMm: size('heightMm'), dpi: size('dpi') });
  const wanted = pictured(form.text, colors.map(one => one.key)); // prettier-ignore
  const nameOf = (color: Color | null) => {
    const row = colors.find(one => one.key === color);
    return words.photoOf(row ? colorName(row) : words.ofAll, words.sides[view]);
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1">
        <Checkbox checked={isOn} onChange={on => setIn(form, { [sideField(view)]: on ? 'on' : '', sides: '' })}>
          {words.sides[view]}
        </Checkbox>
      </legend>
      {isOn && (
        <>
          <div className="grid gap-3 sm:grid-cols-3">
            <CatalogueField form={form} name={`${view}.widthMm`} label={words.widthMm} inputMode="numeric" />
            <CatalogueField form={form} name={`${view}.heightMm`} label={words.heightMm} inputMode="numeric" />
            <CatalogueField form={form} name={`${view}.dpi`} label={words.dpi} inputMode="numeric" />
          </div>
          {width > 0 && height > 0 && <p className="numbers text-sm text-ink-2">{words.pixels(width, height)}</p>}
          {wanted.length === 0 && <p className="text-sm text-ink-2">{words.colorsFirst}</p>}
          {wanted.map(color => (
            <BlankPhoto
              key={color ?? '*'}
              {...{ form, view, color }}
              name={nameOf(color)}
              like={wanted.find(one => photoIn(form.text, view, one) !== undefined)}
            />
          ))}
          <Problem form={form} field={`${view}.photos`} />
          <Problem form={form} field={`${view}.corners`} />
          <p className="text-sm text-ink-3">{words.photoHint}</p>
        </>
      )}
    </fieldset>
  );
}

/** A product that photographs show: its shape, its sides, and where the print lies on each photograph. */
export function BlankFields({ form, colors }: { form: Form; colors: readonly AdminColor[] }) {
  const { blank: words } = useWords('adminBoard').catalogue;
  const shape = form.text['shape'] === 'curved' ? 'curved' : 'flat';
  const isTinted = form.text['tinted'] === 'on';
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="font-medium">{words.legend}</legend>
      <p className="text-sm text-ink-3">{words.hint}</p>
      <ChoiceField
        label={words.shape}
        value={shape}
        options={[
          ['flat', words.shapes.flat],
          ['curved', words.shapes.curved],
        ]}
        onChoose={next => setIn(form, { shape: next })}
      />
      {shape === 'curved' && <CatalogueField form={form} name="curve" label={words.curve} inputMode="numeric" />}
      <CatalogueField form={form} name="grams" label={words.grams} hint={words.gramsHint} inputMode="numeric" />
      <div>
        <Checkbox checked={isTinted} onChange={on => setIn(form, { tinted: on ? 'on' : '' })}>
          {words.tinted}
        </Checkbox>
        {isTinted && <p className="text-sm text-ink-3">{words.tintedHint}</p>}
      </div>
      <Problem form={form} field="sides" />
      {VIEWS.map(view => (
        <Side key={view} {...{ form, view, colors }} />
      ))}
    </fieldset>
  );
}

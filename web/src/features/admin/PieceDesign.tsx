import { usePages } from '../../api/use-pages.ts';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { ArtworkThumb } from '../../ui/Thumb.tsx';
import { MorePages } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words.ts';

type Props = { chosen: string | undefined; onChoose: (id: string) => void; error: string | undefined };

/** The design that a piece is printed with: one of the admin's own that is drawn. */
export function PieceDesign({ chosen, onChoose, error }: Props) {
  const { catalogue: words } = useWords('adminBoard');
  const list = usePages('designs.mine', { limit: 20 });
  const drawn = (list.items ?? []).flatMap(({ id, name, imageUrl }) =>
    imageUrl === null ? [] : [{ id, name, imageUrl }],
  );
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        legend={words.fields.design}
        value={chosen}
        onChange={onChoose}
        error={error}
        options={drawn.map(({ id, name, imageUrl }) => ({
          value: id,
          label: name,
          mark: <ArtworkThumb src={imageUrl} alt="" />,
        }))}
      />
      {list.items && drawn.length === 0 && <p>{words.noDesigns}</p>}
      <p className="text-sm text-ink-3">{words.fields.designHint}</p>
      <MorePages list={list} labels={words} />
    </div>
  );
}

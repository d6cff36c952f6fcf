import { useWords } from '../../words.ts';

/** The box by which an order is chosen for what is done with several. */
export function SelectOrder({ id, checked, onChange }: { id: string; checked: boolean; onChange: () => void }) {
  const { selectOrder } = useWords('adminBoard');
  return (
    <label className="target inline-flex items-center justify-center has-focus-visible:focus-ring">
      <input
        type="checkbox"
        aria-label={selectOrder(id)}
        checked={checked}
        onChange={onChange}
        className="size-icon accent-indigo outline-none"
      />
    </label>
  );
}

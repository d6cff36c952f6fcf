type Props = {
  /** 'Did you mean asha@gmail.com?' */
  question: string;
  /** What the button says. */
  take: string;
  onTake: () => void;
};

/** What was likely meant, below a field, and the button that puts it there. */
export function MeantText({ question, take, onTake }: Props) {
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {question}
      <button type="button" onClick={onTake} className="target font-semibold text-indigo underline underline-offset-4">
        {take}
      </button>
    </p>
  );
}

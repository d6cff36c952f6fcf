import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';

/** Opens the design of a row, to look at it and to decide. */
export function LookButton({ design, onClick }: { design: { name: string }; onClick: () => void }) {
  const words = useWords('moderation');
  return (
    <Button
      tone="secondary"
      onClick={onClick}
      aria-label={words.lookAt(design.name)}
      className="px-3! whitespace-nowrap"
    >
      {words.look}
    </Button>
  );
}

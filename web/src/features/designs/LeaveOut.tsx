import { Button } from '../../ui/Button.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import { useWords } from '../../words.ts';
import { type RefusedWords, sayLeaveOut } from './generation.ts';

export type LeaveOutProps = {
  refused: RefusedWords;
  /** What stands in the box now. */
  text: string;
  /** Takes the other words and starts with them. */
  onUse: (reworded: string) => void;
};

/** Which words to leave out, as long as they are there, and the rest as one press, as long as nothing else was changed. */
export function LeaveOut({ refused, text, onUse }: LeaveOutProps) {
  const words = useWords('generation');
  const box = useInSight();
  const { leaveOut, reworded } = refused;
  if (!leaveOut.some(word => text.includes(word))) return null;
  return (
    <div ref={box} role="alert" className="flex flex-col gap-3 rounded-card border border-line bg-cloth-2 p-4">
      <p>{sayLeaveOut(words, refused)}</p>
      {reworded !== undefined && text.trim() === refused.text && (
        <Button tone="secondary" onClick={() => onUse(reworded)} className="w-full flex-col items-start text-left">
          <span className="text-sm font-medium text-ink-3">{words.useInstead}</span>
          <span className="w-full break-words">{reworded}</span>
        </Button>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { useWords } from '../../words.ts';

type Props = { ticketNumber: string; email: string; height: number; onAnother: () => void };

/** The message arrived: its ticket number, in the form's place, with the focus on it. */
export function TicketSent({ ticketNumber, email, height, onAnother }: Props) {
  const words = useWords('contact');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div style={{ minHeight: height }}>
      <div
        ref={panel}
        role="status"
        tabIndex={-1}
        className="flex flex-col items-start gap-4 rounded-card border border-leaf bg-white p-6"
      >
        <p className="flex items-center gap-2 text-lg font-semibold text-leaf">
          <CheckIcon /> {words.sentTitle}
        </p>
        <p>
          {words.sentNumber}
          <strong className="numbers mt-1 block text-xl font-semibold whitespace-nowrap md:text-2xl select-all">
            {ticketNumber}
          </strong>
        </p>
        <p className="text-ink-2">{words.sentText(email)}</p>
        <Button tone="secondary" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}

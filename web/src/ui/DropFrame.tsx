import { useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

type Props = {
  onFiles: (files: FileList) => void;
  /** What is there is refused: said below by who uses it. */
  isBad: boolean;
  /** In place of the content while something is held over the frame. */
  over?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A dashed frame into which files are dropped; what is in it offers the other ways. */
export function DropFrame({ onFiles, isBad, over, className, children }: Props) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'rounded-card border-2 border-dashed p-4 transition-colors',
        isOver ? 'border-indigo bg-cloth-2' : `bg-white ${isBad ? 'border-brick' : 'border-ink-3'}`,
        className,
      )}
    >
      {isOver && over ? over : children}
    </div>
  );
}

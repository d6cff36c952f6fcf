import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { frameStyle } from './drag.ts';
import { ScaleIcon, TurnIcon } from './PlaceTools.tsx';
import type { Part, Thing, View } from './view.ts';

type Placed = { thing: Thing; view: View };

/** A frame with the size, place and angle of a thing. Its children take clicks only if they say so. `moveFrame` moves it. */
function Frame({ thing, view, children }: Placed & { children: ReactNode }) {
  return (
    <div
      data-frame={thing.part}
      style={frameStyle(thing, view)}
      className="pointer-events-none absolute top-0 left-0 will-change-transform"
    >
      {children}
    </div>
  );
}

type Props = Placed & {
  /** What it is and where it lies. */
  name: string;
  describedBy: string;
  isSelected: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A thing on the shirt that can be dragged, or chosen and moved by keys. */
export function PartBox({ thing, view, name, describedBy, isSelected, onFocus, onKeyDown }: Props) {
  return (
    <Frame thing={thing} view={view}>
      <button
        type="button"
        data-part={thing.part}
        aria-pressed={isSelected}
        aria-label={name}
        aria-describedby={describedBy}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className="target pointer-events-auto absolute top-1/2 left-1/2 size-full -translate-1/2 cursor-move"
      />
    </Frame>
  );
}

/** A handle at a corner: for mouse and fingers; keys do the same. */
function Handle({ grip, part, className }: { grip: 'scale' | 'turn'; part: Part; className: string }) {
  return (
    <div
      data-part={part}
      data-grip={grip}
      className={classNames('target pointer-events-auto absolute flex items-center justify-center', className)}
    >
      <span className="flex size-icon-lg items-center justify-center rounded-chip border border-indigo bg-white text-indigo shadow-raised">
        {grip === 'scale' ? <ScaleIcon className="size-4" /> : <TurnIcon className="size-4" />}
      </span>
    </div>
  );
}

/** The frame and handles of the chosen thing, above everything else. */
export const PartHandles = ({ thing, view }: Placed) => (
  <div aria-hidden="true">
    <Frame thing={thing} view={view}>
      <span className="absolute inset-0 border-2 border-indigo outline outline-white" />
      <Handle grip="turn" part={thing.part} className="-top-8 -right-8 cursor-grab" />
      <Handle grip="scale" part={thing.part} className="-right-8 -bottom-8 cursor-nwse-resize" />
    </Frame>
  </div>
);

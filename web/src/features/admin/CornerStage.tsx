import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { BLANK_FRAME } from '../../../../domain/src/blanks.ts';
import { ontoQuad, type Corners } from '../../../../domain/src/warp.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { useWords } from '../../words.ts';
import { insidePhoto, withCorner } from './blank-form.ts';

type Props = {
  url: string;
  /** Which photograph it is. */
  name: string;
  corners: Corners;
  curve: number;
  /** Width by height of the print. */
  ratio: number;
  onChange: (corners: Corners) => void;
};

/** Units that a key moves a corner; more of them with shift. */
const STEP = { small: 2, large: 20 } as const;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LINES = [0, 1 / 3, 2 / 3, 1];
const PARTS = Array.from({ length: 17 }, (_, i) => i / 16);

/** The print as a net of lines: its edges, and two lines each way that show how it bends. */
function Net({ corners, curve, ratio }: Pick<Props, 'corners' | 'curve' | 'ratio'>) {
  const at = ontoQuad({ corners, curve }, ratio);
  const path = (points: (readonly [number, number])[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
  const d = LINES.flatMap(line => [
    path(PARTS.map(part => at(part, line))),
    path(PARTS.map(part => at(line, part))),
  ]).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BLANK_FRAME.width} ${BLANK_FRAME.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={d} fill="none" className="stroke-white" strokeWidth="6" />
      <path d={d} fill="none" className="stroke-indigo" strokeWidth="2.5" />
    </svg>
  );
}

/** Four corners on a photograph that fingers, mouse and arrow keys move. */
export function CornerStage({ url, name, corners, curve, ratio, onChange }: Props) {
  const { blank: words } = useWords('adminBoard').catalogue;
  const stage = useRef<HTMLDivElement>(null);
  const put = (index: number, x: number, y: number) => onChange(withCorner(corners, index, insidePhoto(x, y)));
  const follow = (index: number) => (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = stage.current!.getBoundingClientRect();
    const unit = BLANK_FRAME.width / box.width;
    put(index, (event.clientX - box.left) * unit, (event.clientY - box.top) * unit);
  };
  const nudge = (index: number) => (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP.large : STEP.small;
    const [x, y] = corners[index]!;
    put(index, x + move[0] * step, y + move[1] * step);
  };
  return (
    <div
      ref={stage}
      role="group"
      aria-label={words.stage(name)}
      style={{ aspectRatio: `${BLANK_FRAME.width} / ${BLANK_FRAME.height}` }}
      className="relative w-full overflow-hidden rounded-card bg-cloth-2 select-none"
    >
      <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />
      {Number.isFinite(ratio) && ratio > 0 && <Net corners={corners} curve={curve} ratio={ratio} />}
      {corners.map(([x, y], index) => (
        <button
          key={words.corners[index]}
          type="button"
          aria-label={words.corner(words.corners[index]!, x, y)}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={follow(index)}
          onKeyDown={nudge(index)}
          style={{ left: `${(x / BLANK_FRAME.width) * 100}%`, top: `${(y / BLANK_FRAME.height) * 100}%` }}
          className="target absolute flex -translate-1/2 cursor-move touch-none items-center justify-center"
        >
          <span className="size-icon rounded-chip border-2 border-white bg-indigo shadow-raised" />
        </button>
      ))}
    </div>
  );
}

/** The same corners as numbers to type. */
export function CornerNumbers({ corners, onChange }: Pick<Props, 'corners' | 'onChange'>) {
  const { blank: words } = useWords('adminBoard').catalogue;
  const put = (index: number, axis: 0 | 1, typed: string) => {
    const corner = [...corners[index]!] as [number, number];
    corner[axis] = Number(typed.replace(/[^\d.-]/g, '')) || 0;
    onChange(withCorner(corners, index, corner));
  };
  return (
    <details>
      <summary className="target flex cursor-pointer items-center text-indigo">{words.typed}</summary>
      <div className="grid grid-cols-2 gap-3 pt-2">
        {corners.flatMap((corner, index) =>
          ([0, 1] as const).map(axis => (
            <Field
              key={`${index} ${axis}`}
              label={axis === 0 ? words.across(words.corners[index]!) : words.down(words.corners[index]!)}
            >
              {props => (
                <Input
                  {...props}
                  inputMode="numeric"
                  autoComplete="off"
                  value={String(corner[axis])}
                  onChange={event => put(index, axis, event.target.value)}
                />
              )}
            </Field>
          )),
        )}
      </div>
    </details>
  );
}

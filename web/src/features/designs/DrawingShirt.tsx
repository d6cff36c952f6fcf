import type { Job } from '../../../../contract/src/designs.ts';
import type { Color } from '../../../../domain/src/catalog.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { classNames } from '../../ui/class-names.ts';
import { usePartial } from './use-partial.ts';

const PETAL = 'M0 0C-9 -9 -7 -24 0 -32C7 -24 9 -9 0 0Z';
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** A stamp that builds up: outline, colour, press. */
function Stamp({ step }: { step: Job['step'] }) {
  const inked = step === 'inking' || step === 'pressing';
  return (
    <svg
      viewBox="-60 -60 120 120"
      className={classNames(
        'absolute inset-x-1/4 top-1/4 w-1/2 transition-transform duration-large',
        step === 'pressing' ? 'scale-100' : 'scale-90',
      )}
    >
      {TURNS.map((turn, index) => (
        <path
          key={turn}
          d={PETAL}
          transform={`rotate(${turn})`}
          pathLength={1}
          className={classNames(
            'drawn-line stroke-turmeric transition-colors duration-large',
            inked ? (index % 2 ? 'fill-turmeric' : 'fill-madder') : 'fill-transparent',
            (step === null || step === 'reading') && 'opacity-0',
          )}
        />
      ))}
      <circle r={44} className="drawn-line animate-breathe fill-transparent stroke-turmeric" pathLength={1} />
    </svg>
  );
}

/** The shirt on which the design will stand: how far the picture is where the artist shows it, until then a stamp that builds up. */
export function DrawingShirt({ job, color = 'black' }: { job: Job | undefined; color?: Color }) {
  const partial = usePartial(job?.partialUrl);
  return (
    <div aria-hidden="true" className="relative aspect-square w-full">
      <img src={plainShirt(color)} alt="" width={480} height={480} className="size-full" />
      {partial ? (
        <img src={partial} alt="" className="absolute inset-x-1/4 top-1/4 aspect-square w-1/2 object-contain" />
      ) : (
        <Stamp step={job?.step ?? null} />
      )}
    </div>
  );
}

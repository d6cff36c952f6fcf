import { useErrorText } from '../../api/error-text.ts';
import type { ShirtChoice } from '../../stored/shirt-choice.ts';
import { plainShirt } from '../../ui/art/plain-shirt.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words.ts';
import type { Mockup } from './use-mockup.ts';

type Props = {
  mockup: Mockup;
  color: ShirtChoice['tshirtColor'];
  /** 'Black Regular Fit T-Shirt with …'. */
  alt: string;
};

/** The shirt as it will be printed, in the room that its box gives it. While a new picture is made the old one stays. */
export function LiveShirt({ mockup, color, alt }: Props) {
  const words = useWords('designs');
  const errorText = useErrorText();
  const { url, updating, error, retry } = mockup;
  return (
    <div className="relative size-full">
      <img
        src={url ?? plainShirt(color)}
        alt={alt}
        width={1000}
        height={1020}
        decoding="sync"
        fetchPriority="high"
        className="size-full object-contain max-lg:slim:object-cover"
      />
      {/* Above: the corners below hold what can be pressed. */}
      <p role="status" className="pointer-events-none absolute inset-x-0 top-3 flex justify-center">
        {updating && (
          <span className="animate-breathe rounded-chip bg-ink px-4 py-1 text-sm font-medium text-white">
            {words.puttingOn}
          </span>
        )}
      </p>
      {error && (
        <div
          role="alert"
          className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-between gap-2 rounded-card bg-cloth p-3 shadow-raised"
        >
          <p className="min-w-column flex-1 text-sm">
            {error.code === 'not_found' ? errorText(error) : words.noPicture}
          </p>
          <Button tone="secondary" onClick={retry} className="px-4">
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Badge } from '../ui/Badge.tsx';
import { useWords } from '../words.ts';

type Props = { name: string; prompt: string; picture: string | null; madeWithAi: boolean };

/** A design in a line: its artwork, name, words, and who drew it. */
export function DesignLine({ name, prompt, picture, madeWithAi }: Props) {
  const words = useWords('designs');
  return (
    <div className="flex items-center gap-4">
      {picture && (
        <img
          src={picture}
          alt={words.artworkAlt(name)}
          width={72}
          height={72}
          decoding="async"
          className="size-thumb shrink-0 rounded-control border border-line bg-ink-3 object-contain p-1"
        />
      )}
      <div className="min-w-0">
        <p className="line-clamp-1 font-semibold">{name}</p>
        {prompt !== name && <p className="line-clamp-1 text-sm text-ink-2">{words.makingOf(prompt)}</p>}
        {madeWithAi && <Badge className="mt-1">{words.madeWithAi}</Badge>}
      </div>
    </div>
  );
}

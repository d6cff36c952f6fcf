import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';
import { useFrame } from './frame-context.ts';

/** The sign-in ended while the shopper was away: the way back to this very address. */
export function SignInAgain() {
  const words = useWords('payments');
  const { signIn } = useFrame();
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <h1 className="text-2xl md:text-3xl">{words.signInTitle}</h1>
      <p className="text-lg text-ink-2">{words.signInText}</p>
      <Button onClick={() => signIn()}>{words.signIn}</Button>
    </div>
  );
}

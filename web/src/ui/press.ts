import { toast } from './toast.ts';

/** Does what a press asks for, with code that is loaded then; where it cannot be loaded, `noAnswer` says so. */
export function press(work: () => Promise<void>, noAnswer: string): void {
  work().catch((error: unknown) => {
    console.error(error);
    toast({ title: noAnswer, tone: 'bad' });
  });
}

import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.ts';

type Props = {
  /** What stands in the place of what broke. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

/** Catches what is thrown below it while rendering, a chunk that did not load included. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    return this.state.error === undefined ? this.props.children : this.props.fallback(this.state.error);
  }
}

/** A call of the page answered 404. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** No answer came: to a call (status 0), or to the asking for a piece of the page, which browsers tell by a TypeError. */
export const isUnreachable = (error: unknown): boolean =>
  (error instanceof TypeError && /module|fetch/i.test(error.message)) ||
  (typeof error === 'object' && error !== null && 'status' in error && error.status === 0);

/**
 * S2 §2: something broke, nothing is lost, refresh; without a connection that is said too. (The benign resize-observer notice never
 * reaches React, so it never leads here.)
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const words = useWords('frame');
  return (
    <main className="mx-auto flex max-w-form flex-1 flex-col items-center justify-center gap-4 px-4 py-24 text-center">
      <title>{words.errorTitle}</title>
      <div role="alert" className="flex flex-col gap-4">
        <h1 className="text-3xl">{words.errorTitle}</h1>
        {isUnreachable(error) && <p className="text-lg text-ink-2">{words.noAnswer}</p>}
        <p className="text-lg text-ink-2">{words.errorText}</p>
      </div>
      {/* It may stand far above the link that was pressed: the focus brings it into sight. */}
      <Button autoFocus onClick={() => location.reload()}>
        {words.errorButton}
      </Button>
    </main>
  );
}

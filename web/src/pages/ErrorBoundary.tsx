import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

type Props = {
  /** Shown where a call of the page answered 404. */
  missing: ReactNode;
  children: ReactNode;
};

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;

/** Catches what a page throws: 'not found' gets its page, anything else the error screen (S2 §2). */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    if (this.state.error === undefined) return this.props.children;
    return isMissing(this.state.error) ? this.props.missing : <ErrorScreen />;
  }
}

import { Component, type ReactNode } from 'react';

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

/** Milliseconds: all in all, until the first byte of the body, and between two parts of it. */
export type Timeouts = { whole: number; firstByte: number; idle: number };

export type CallTime = {
  signal: AbortSignal;
  /** A part of the answer came. */
  heard: () => void;
  /** Which limit ended the call, or `aborted`; nothing while it may go on. */
  cause: () => string | undefined;
  end: () => void;
};

/** Keeps the time of one call; its own end and the caller's signal are the same to whoever listens. */
export function limitTime(timeouts: Timeouts, outer: AbortSignal | undefined): CallTime {
  const over = new AbortController();
  let cause: string | undefined;
  const stop = (why: string) => {
    cause ??= why;
    over.abort();
  };
  const onAbort = () => stop('aborted');
  outer?.addEventListener('abort', onAbort, { once: true });
  if (outer?.aborted) onAbort();
  const whole = setTimeout(stop, timeouts.whole, 'timeout');
  let next = setTimeout(stop, timeouts.firstByte, 'timeout_first_byte');
  return {
    signal: over.signal,
    heard() {
      clearTimeout(next);
      if (cause === undefined) next = setTimeout(stop, timeouts.idle, 'timeout_idle');
    },
    cause: () => cause,
    end() {
      clearTimeout(whole);
      clearTimeout(next);
      outer?.removeEventListener('abort', onAbort);
    },
  };
}

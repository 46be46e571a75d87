import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * How many minutes have passed in this view since a value came; none where another one comes. What
 * only counts down to something that the model knows need not be in the log minute by minute.
 *
 * @example const left = minutesUntil(orderBy, now + useMinutesPassed(now) * 60_000);
 */
export function useMinutesPassed(since: unknown): number {
  const [{ minutes, from }, count] = useState({ minutes: 0, from: since });
  if (from !== since) count({ minutes: 0, from: since });
  useEffect(() => {
    const timer = setInterval(
      () => count((so) => ({ minutes: so.minutes + 1, from: so.from })),
      MINUTE,
    );
    return () => clearInterval(timer);
  }, [since]);
  return from === since ? minutes : 0;
}

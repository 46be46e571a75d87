import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * Minutes passed since `since` was last changed, counted in the view. A mere countdown needs no log
 * entry each minute.
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

import { useEffect, useRef } from 'react';

/**
 * Runs when the shopper returns to this tab or window.
 * @example useReturn(() => lookAtTheClock());
 */
export function useReturn(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const shown = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
}

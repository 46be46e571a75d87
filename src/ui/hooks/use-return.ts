import { useEffect, useRef } from 'react';

/**
 * Runs when the shopper comes back to this tab from another one, or from another program.
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

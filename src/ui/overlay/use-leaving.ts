import { useEffect, useRef } from 'react';

/**
 * Runs when the page goes away, is hidden, or the view that asks for it is taken off the page: the
 * last chance to hand over what only the view knows.
 * @example useLeaving(() => hand(typed));
 */
export function useLeaving(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const leave = () => latest.current();
    const hidden = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, []);
}

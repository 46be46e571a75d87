import { useEffect, useRef } from 'react';

/**
 * Runs when the page unloads or is hidden, or the view unmounts: the last chance to save view
 * state.
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

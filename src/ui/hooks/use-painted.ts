import { startTransition, useEffect, useReducer } from 'react';
import { usePrerendered } from './use-prerendered.ts';

/**
 * False while a component is shown for the first time, true right after: what may come later holds
 * up neither the first paint nor a press. In a server's document all of it is there from the beginning.
 *
 * @example const shown = usePainted() ? tiles : tiles.slice(0, 8);
 */
export function usePainted(): boolean {
  const isPrerendered = usePrerendered();
  const [isPainted, tell] = useReducer(() => true, false);
  useEffect(() => {
    // Only the next frame has painted it.
    requestAnimationFrame(() => startTransition(tell));
  }, []);
  return isPainted || isPrerendered;
}

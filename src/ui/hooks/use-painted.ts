import { startTransition, useEffect, useReducer } from 'react';
import { useAfterPaint } from './use-after-paint.ts';
import { usePrerendered } from './use-prerendered.ts';

/**
 * False until a component that is shown for the first time has been painted, then true: what may come later holds
 * up neither the first paint nor a press. In a server's document all of it is there from the beginning.
 *
 * @example const shown = usePainted() ? tiles : tiles.slice(0, 8);
 */
export function usePainted(): boolean {
  const isPrerendered = usePrerendered();
  const afterPaint = useAfterPaint();
  const [isPainted, tell] = useReducer(() => true, false);
  useEffect(() => afterPaint(() => startTransition(tell)), [afterPaint]);
  return isPainted || isPrerendered;
}

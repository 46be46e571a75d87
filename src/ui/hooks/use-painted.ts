import { startTransition, useEffect, useReducer } from 'react';
import { useAfterPaint } from './use-after-paint.ts';
import { usePrerendered } from './use-prerendered.ts';

/**
 * False until a newly mounted component has painted, then true: defers content that would delay
 * paint or input. Always true for a prerendered component.
 * @example const shown = usePainted() ? tiles : tiles.slice(0, 8);
 */
export function usePainted(): boolean {
  const isPrerendered = usePrerendered();
  const afterPaint = useAfterPaint();
  const [isPainted, tell] = useReducer(() => true, false);
  useEffect(() => afterPaint(() => startTransition(tell)), [afterPaint]);
  return isPainted || isPrerendered;
}

import { startTransition, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { usePrerendered } from './use-prerendered.ts';

/**
 * Runs a callback after the next paint, so that the response to a press is visible first. Runs at
 * once in a hidden tab, which does not paint.
 * @example
 * const afterPaint = useAfterPaint();
 * <Button onClick={() => afterPaint(add)}>…</Button>
 */
export function useAfterPaint(): (run: () => void) => void {
  return afterPaint;
}

function afterPaint(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}

/**
 * False until a newly mounted component has painted and what it needs has loaded or failed, then true: defers content
 * that would delay paint or input. Always true for a prerendered component.
 * @example const shown = usePainted() ? tiles : tiles.slice(0, 8);
 * @example const isWhole = usePainted(ProductWhole.fetch);
 */
export function usePainted(load?: () => Promise<unknown>): boolean {
  const isPrerendered = usePrerendered();
  const afterPaint = useAfterPaint();
  const [isPainted, tell] = useReducer(() => true, false);
  useEffect(() => {
    // Not in a transition, which would render in parts between frames and take three times as long.
    const show = () => flushSync(tell);
    afterPaint(() => void (load ? load().then(show, show) : startTransition(tell)));
  }, [afterPaint, load]);
  return isPainted || isPrerendered;
}

/**
 * Runs something once what a press shows has been painted, so that the shopper sees it at once,
 * however long the rest takes. Where nothing is painted, in a hidden tab, it runs right away.
 *
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

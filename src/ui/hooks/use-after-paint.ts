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

/** Shortest hover or focus (ms) that counts as intent. */
const DWELL_MS = 65;

/**
 * Runs for each matching element that is hovered or focused for a moment, or pressed: early
 * enough to prefetch. Returns the cleanup.
 *
 * @example onIntent('a[href]', (link) => fetchPage(link.href))
 */
export function onIntent(
  selector: string,
  run: (element: Element, isPress: boolean) => void,
): () => void {
  const ended = new AbortController();
  let current: Element | null = null;
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event) => {
    const element = event.target instanceof Element ? event.target.closest(selector) : null;
    const isPress = event.type === 'pointerdown';
    if (element === current && !(isPress && dwelling !== undefined)) return;
    clearTimeout(dwelling);
    current = element;
    if (!element) return;
    const turn = () => {
      dwelling = undefined;
      run(element, isPress);
    };
    if (isPress) turn();
    else dwelling = setTimeout(turn, DWELL_MS);
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, look, { passive: true, signal: ended.signal });
  return () => {
    clearTimeout(dwelling);
    ended.abort();
  };
}

const KEPT = 'selvedge-scroll';
/** So long a page may take to be as tall again as it was. */
const PATIENCE_MS = 10_000;

/** Where each visit of this tab was scrolled to, by its key in the history. */
export interface ScrollMemory {
  /** The page has loaded at a visit: where the tab comes back to it, it is scrolled as it was. */
  arrive(key: string): void;
  /** The visit `key` is being left. */
  leave(key: string): void;
  /** The shopper is back at a visit: scrolls to where it was, as soon as the page is tall enough. */
  comeBack(key: string): void;
}

/**
 * The browser's own restoration comes before a page of the shop is as tall as it was, so the shop
 * does it: on Back, on Forward, and after a reload.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(Object.entries(taken()));
  let stop: () => void = () => undefined;
  window.history.scrollRestoration = 'manual';

  return {
    arrive(key) {
      // Who has scrolled before the script was here stays there.
      if (window.scrollY > 0) return;
      const [visit] = performance.getEntriesByType('navigation');
      if (visit instanceof PerformanceNavigationTiming && visit.type !== 'navigate')
        this.comeBack(key);
    },
    leave(key) {
      stop();
      positions.set(key, Math.round(window.scrollY));
      keep(Object.fromEntries(positions));
    },
    comeBack(key) {
      stop();
      stop = scrollTo(positions.get(key) ?? 0);
    },
  };
}

/** Scrolls there, or as far as the page goes until it is long enough; the shopper's own scrolling ends it. */
function scrollTo(top: number): () => void {
  const end = performance.now() + PATIENCE_MS;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const event of OWN) window.removeEventListener(event, stop);
  };
  const step = () => {
    if (isOver) return;
    window.scrollTo({ top, behavior: 'instant' });
    const isThere = Math.abs(window.scrollY - top) <= 1;
    if (isThere || performance.now() > end) stop();
    else requestAnimationFrame(step);
  };
  for (const event of OWN) window.addEventListener(event, stop, { passive: true });
  step();
  return stop;
}

const OWN = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

function taken(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    const entries = Object.entries(kept as object).filter(([, top]) => Number.isFinite(top));
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function keep(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(positions));
  } catch {
    return;
  }
}

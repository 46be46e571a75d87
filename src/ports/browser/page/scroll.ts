const KEPT = 'selvedge-scroll';
/** So long a page may take to be as tall again as it was. */
const PATIENCE_MS = 10_000;

/** Where each visit of this tab was scrolled to, by its key in the history. */
export interface ScrollMemory {
  /** The page has loaded at a visit: where the tab comes back to it, it is scrolled as it was. */
  arrive(key: string): void;
  /** The visit `key` is being left. */
  leave(key: string): void;
  /** Follows the page's own events: it scrolls, is hidden, or is shown again from the back/forward cache. */
  attach(currentKey: () => string, until?: AddEventListenerOptions): void;
  /** The shopper is back at a visit: scrolls to where it was, as soon as the page is tall enough. */
  comeBack(key: string): void;
}

/**
 * The browser's own restoration comes before a page of the shop is as tall as it was, so the shop
 * does it: on Back, on Forward, and after a reload.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(Object.entries(taken()));
  let goal = 0;
  /** When the page is given up on that it is scrolled to `goal`; 0 while no position is being restored. */
  let end = 0;
  window.history.scrollRestoration = 'manual';

  function note(key: string): void {
    positions.set(key, Math.round(window.scrollY));
    keep(Object.fromEntries(positions));
  }

  function stop(): void {
    end = 0;
    for (const event of OWN) window.removeEventListener(event, stop);
  }

  /** Scrolls to the goal, or as far as the page goes until it is long enough; the shopper's own scrolling ends it. */
  function step(): void {
    if (end === 0) return;
    window.scrollTo({ top: goal, behavior: 'instant' });
    if (Math.abs(window.scrollY - goal) <= 1 || performance.now() > end) stop();
    else requestAnimationFrame(step);
  }

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
      note(key);
    },
    attach(currentKey, until) {
      window.addEventListener('pagehide', () => this.leave(currentKey()), until);
      // WebKit does not restore the position of a page from its cache where `scrollRestoration` is manual.
      window.addEventListener(
        'pageshow',
        ({ persisted }) => persisted && this.comeBack(currentKey()),
        until,
      );
      // Firefox drops what `pagehide` writes when it leaves for another host.
      window.addEventListener('scrollend', () => end === 0 && note(currentKey()), until);
    },
    comeBack(key) {
      goal = positions.get(key) ?? 0;
      end = performance.now() + PATIENCE_MS;
      for (const event of OWN) window.addEventListener(event, stop, { passive: true });
      step();
    },
  };
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

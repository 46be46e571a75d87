const KEPT = 'selvedge-scroll';
/** Longest time (ms) to wait until the page is tall enough. */
const PATIENCE_MS = 10_000;

/** Scroll position of each visit of this tab, by its history key. */
export interface ScrollMemory {
  /** Restores the position after a reload, Back or Forward. */
  arrive(key: string): void;
  /** Stores the position of a visit that ends. */
  leave(key: string): void;
  /** Attaches listeners for scrolling, hiding and restoring from the back/forward cache. */
  attach(currentKey: () => string, until?: AddEventListenerOptions): void;
  /** Scrolls to a visit's position as soon as the page is tall enough. */
  comeBack(key: string): void;
}

/**
 * Restores scroll positions on Back, Forward and reload. The browser's own restoration runs
 * before the page is tall enough.
 */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map(Object.entries(taken()));
  let goal = 0;
  /** Time at which restoring is given up; 0 while none is under way. */
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

  /**
   * Scrolls to the goal, or as far as possible, until the page is tall enough. Input from the
   * shopper ends it.
   */
  function step(): void {
    if (end === 0) return;
    window.scrollTo({ top: goal, behavior: 'instant' });
    if (Math.abs(window.scrollY - goal) <= 1 || performance.now() > end) stop();
    else requestAnimationFrame(step);
  }

  return {
    arrive(key) {
      // Respects scrolling from before the script ran.
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

/** Scrolls to the top of a new page and moves focus to its content. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** True while a radio button has focus: the shopper may still be choosing a variant. */
export function isChoosing(): boolean {
  return (
    document.activeElement instanceof HTMLInputElement && document.activeElement.type === 'radio'
  );
}

import { type Infer, is, number, object, optional, string } from 'superstruct';

const KEPT = 'selvedge-scroll';
/** Longest time (ms) to wait until the page is tall enough. */
const PATIENCE_MS = 10_000;
/** Frames that have to leave a restored place as it is: skipped rows above it are laid out after the first. */
const STILL_FRAMES = 3;

/**
 * Scroll position (px) of a visit. `product` names the product in view and its distance (px) from
 * the top of the viewport: tiles that were not laid out yet may have another height.
 */
const Place = object({
  top: number(),
  product: optional(object({ pictureId: string(), at: number() })),
});
type Place = Infer<typeof Place>;

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
  let goal: Place = { top: 0 };
  /** Time at which restoring is given up; 0 while none is under way. */
  let end = 0;
  let stillFrames = 0;
  window.history.scrollRestoration = 'manual';

  function note(key: string): void {
    positions.set(key, { top: Math.round(window.scrollY), product: productInView() });
    keep(Object.fromEntries(positions));
  }

  function stop(): void {
    end = 0;
    for (const event of OWN) window.removeEventListener(event, stop);
  }

  /**
   * Scrolls to the goal, or as far as possible, until frames leave it there: the page has to be
   * tall enough, and layout moves the goal. Input from the shopper ends it.
   */
  function step(): void {
    if (end === 0) return;
    const top = topOf(goal);
    if (Math.abs(window.scrollY - top) > 1) {
      stillFrames = 0;
      window.scrollTo({ top, behavior: 'instant' });
    } else stillFrames += 1;
    if (stillFrames >= STILL_FRAMES || performance.now() > end) return stop();
    requestAnimationFrame(step);
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
      goal = positions.get(key) ?? { top: 0 };
      end = performance.now() + PATIENCE_MS;
      stillFrames = 0;
      for (const event of OWN) window.addEventListener(event, stop, { passive: true });
      step();
    },
  };
}

const OWN = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Points of the viewport where a tile is looked for. Each can lie between two tiles, but not all. */
const POINTS = [
  [1 / 4, 1 / 2],
  [3 / 8, 1 / 2],
  [1 / 4, 3 / 5],
  [3 / 8, 3 / 5],
] as const;

function productInView(): Place['product'] {
  const item = POINTS.flatMap(([x, y]) =>
    document.elementsFromPoint(x * window.innerWidth, y * window.innerHeight),
  ).find((element) => element.matches('li:has(> article [data-morph])'));
  const pictureId = item?.querySelector<HTMLElement>('[data-morph]')?.dataset['morph'];
  if (!item || pictureId === undefined) return undefined;
  return { pictureId, at: Math.round(item.getBoundingClientRect().top) };
}

/** Scroll position at which the product is where it was, else the position of that time. */
function topOf({ top, product }: Place): number {
  if (!product) return top;
  // Only of tiles: until the listing replaces the product's page, its gallery has the same picture.
  const pictures = document.querySelectorAll(
    `article [data-morph="${CSS.escape(product.pictureId)}"]`,
  );
  const tops = Array.from(pictures, (picture) => {
    const item = picture.closest('li')?.getBoundingClientRect().top ?? 0;
    return Math.max(0, Math.round(window.scrollY + item) - product.at);
  });
  // A page may show a product several times.
  return tops.toSorted((one, other) => Math.abs(one - top) - Math.abs(other - top))[0] ?? top;
}

function taken(): Record<string, Place> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEPT) ?? '{}');
    const entries = Object.entries(kept as object);
    return Object.fromEntries(entries.filter(([, place]) => is(place, Place)));
  } catch {
    return {};
  }
}

function keep(positions: Record<string, Place>): void {
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

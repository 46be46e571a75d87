import { type Infer, number, object, optional, record, string } from 'superstruct';
import { readTabValue, writeTabValue } from '../storage/tab-store.ts';

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
const Places = record(string(), Place);

/** Input that ends restoring. */
const INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

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
  const positions = new Map(Object.entries(readTabValue(KEPT, Places) ?? {}));
  let goal: Place = { top: 0 };
  /** Time at which restoring is given up; 0 while none is under way. */
  let end = 0;
  let stillFrames = 0;
  window.history.scrollRestoration = 'manual';

  function note(key: string): void {
    positions.set(key, { top: Math.round(window.scrollY), product: productInView() });
    writeTabValue(KEPT, Object.fromEntries(positions));
  }

  const stop = () => {
    end = 0;
  };
  for (const event of INPUTS) window.addEventListener(event, stop, { passive: true });

  /**
   * Scrolls to the goal, or as far as possible, until frames leave it there: the page has to be
   * tall enough, and layout moves the goal. Input from the shopper ends it.
   */
  function step(): void {
    if (end === 0) return;
    const top = topOf(goal);
    stillFrames = Math.abs(window.scrollY - top) > 1 ? 0 : stillFrames + 1;
    if (stillFrames >= STILL_FRAMES || performance.now() > end) return stop();
    if (stillFrames === 0) window.scrollTo({ top, behavior: 'instant' });
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
      step();
    },
  };
}

function productInView(): Place['product'] {
  // In no gap: of two to six columns none is there, and of the two heights at most one is between rows.
  const item = [1 / 2, 3 / 5]
    .flatMap((y) => document.elementsFromPoint((3 / 8) * window.innerWidth, y * window.innerHeight))
    .find((element) => element.matches('li:has(> article [data-morph])'));
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

/** Scrolls to the top of a new page and moves focus to its content. */
export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** True while a radio button has focus: the shopper may still be choosing a variant. */
export function isChoosing(): boolean {
  return document.activeElement?.matches('[type=radio]') === true;
}

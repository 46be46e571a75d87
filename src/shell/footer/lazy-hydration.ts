import { fetchViews } from '../../ui/lazy-view.ts';
import { type Keeper, doKept, keepEarly } from '../../ports/browser/page/early.ts';

/** Delays hydration of server-rendered views until first needed. */
export interface LazyHydration {
  isOver: Promise<void>;
  wake(): void;
  /** Records input meanwhile, which starts hydration; `told` is called for each. */
  keep(place: HTMLElement, told: () => void): void;
  /** A view has hydrated; the last one replays the recorded input. */
  listens(view: string): void;
  end(): void;
}

/**
 * Delays hydration of these lazy views. They load before it starts, so that no input is lost.
 *
 * @example const [sleep] = useState(() => createSleep(['AppFooter']));
 */
export function createLazyHydration(views: readonly string[]): LazyHydration {
  const missing = new Set(views);
  let wake = () => {};
  const woken = new Promise<void>((resolve) => (wake = resolve));
  let keeper: Keeper | undefined;
  function end(): void {
    if (keeper) doKept(keeper);
    keeper = undefined;
  }
  return {
    isOver: woken.then(() => fetchViews(views)),
    wake,
    keep(place, told) {
      keeper ??= keepEarly(place, () => {
        wake();
        told();
      });
    },
    listens(view) {
      missing.delete(view);
      if (missing.size === 0) end();
    },
    end,
  };
}

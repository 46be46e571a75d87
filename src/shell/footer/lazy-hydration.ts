import type { i18n as I18n } from 'i18next';
import { lateTexts } from '../../ui/i18n/arrivals.ts';
import { fetchViews, textsOfViews } from '../../ui/lazy-view.ts';
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
 * Delays hydration of these lazy views. They and their texts load before it starts, so that no input is lost, and that
 * React does not replace them by a placeholder.
 *
 * @example const [sleep] = useState(() => createLazyHydration(['AppFooter'], i18n));
 */
export function createLazyHydration(views: readonly string[], i18n: I18n | null): LazyHydration {
  const missing = new Set(views);
  let wake = () => {};
  const woken = new Promise<void>((resolve) => (wake = resolve));
  let keeper: Keeper | undefined;
  function end(): void {
    if (keeper) doKept(keeper);
    keeper = undefined;
  }
  async function fetchAll(): Promise<void> {
    await fetchViews(views);
    // A fetched view may have registered others.
    await Promise.all(lateTexts(i18n, textsOfViews(views)).map(({ settled }) => settled));
  }
  return {
    isOver: woken.then(fetchAll),
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

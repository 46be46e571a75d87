import { fetchViews } from '../../ui/lazy-view.ts';
import { type Keeper, doKept, keepEarly } from '../../ports/browser/page/early.ts';

/** The sleep of what a document has brought and nobody needs yet. */
export interface Sleep {
  isOver: Promise<void>;
  wake(): void;
  /** Keeps what is pressed and chosen there meanwhile, which wakes it; `told` is called at each. */
  keep(place: HTMLElement, told: () => void): void;
  /** One of its views listens: with the last one what was kept is done. */
  listens(view: string): void;
  end(): void;
}

/**
 * The sleep of these lazy views. They are there before it ends, or what is pressed in them would be lost.
 *
 * @example const [sleep] = useState(() => createSleep(['AppFooter']));
 */
export function createSleep(views: readonly string[]): Sleep {
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

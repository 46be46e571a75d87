import { fetchViews } from '../../ui/lazy-view.ts';
import { type Keeper, doKept, keepEarly } from '../../ports/browser/early.ts';

/** The sleep of what a document has brought and nobody needs yet. */
export interface Sleep {
  isOver: Promise<void>;
  wake(): void;
  /** Keeps what is pressed and chosen there meanwhile, which wakes it. */
  keep(place: HTMLElement): void;
  /** It listens: what was kept is done. */
  end(): void;
}

/**
 * The lazy views named are there before it ends, or what is pressed in them would be lost.
 *
 * @example const [sleep] = useState(() => createSleep(['AppFooter']));
 */
export function createSleep(views: readonly string[]): Sleep {
  let wake = () => {};
  const woken = new Promise<void>((resolve) => (wake = resolve));
  const isOver = woken.then(() => fetchViews(views));
  let keeper: Keeper | undefined;
  return {
    isOver,
    wake,
    keep(place) {
      keeper ??= keepEarly(place, wake);
    },
    end() {
      if (keeper) doKept(keeper);
      keeper = undefined;
    },
  };
}

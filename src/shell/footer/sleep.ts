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

/** @example const [sleep] = useState(createSleep); */
export function createSleep(): Sleep {
  let wake = () => {};
  const isOver = new Promise<void>((resolve) => (wake = resolve));
  let keeper: Keeper | undefined;
  return {
    isOver,
    wake: () => wake(),
    keep(place) {
      keeper ??= keepEarly(place, wake);
    },
    end() {
      if (keeper) doKept(keeper);
      keeper = undefined;
    },
  };
}

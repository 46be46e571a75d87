import type { Random } from '#src/kernel/random.ts';
import type { Browser } from '../browser.ts';
import type { Tab } from '../tab.ts';

/** Theme of a shopper's step; journeys weight steps by it. */
export type Theme =
  | 'browse'
  | 'bag'
  | 'wishlist'
  | 'session'
  | 'trouble'
  | 'purchase'
  | 'account'
  | 'consent'
  | 'look'
  | 'service';

/** An action that is currently possible. */
export interface Choice {
  name: string;
  theme: Theme;
  /** Relative frequency. */
  weight: number;
  act(random: Random): void;
  /** Duration (ms); none by default. */
  takes?: number;
}

/** The current tab and browser. */
export interface Situation {
  tab: Tab;
  browser: Browser;
}

/** Returns the choice only if it is possible. */
export function when(isThere: boolean, choice: () => Choice): Choice[] {
  return isThere ? [choice()] : [];
}

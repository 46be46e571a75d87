import type { Random } from '#src/kernel/random.ts';
import type { Browser } from '../browser.ts';
import type { Tab } from '../tab.ts';

/** What a shopper's steps are about; journeys weigh by it. */
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

/** Something that a shopper can do as things are. */
export interface Choice {
  name: string;
  theme: Theme;
  /** How often it is taken, against the others. */
  weight: number;
  act(random: Random): void;
  /** Milliseconds that the shopper stays with it; none, unless told. */
  takes?: number;
}

/** What a shopper has before them. */
export interface Situation {
  tab: Tab;
  browser: Browser;
}

/** A choice that is only there when it makes sense. */
export function when(isThere: boolean, choice: () => Choice): Choice[] {
  return isThere ? [choice()] : [];
}

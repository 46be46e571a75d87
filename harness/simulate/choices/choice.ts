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

export interface Choice {
  name: string;
  theme: Theme;
  weight: number;
  act(random: Random): void;
  /** Duration (ms); none by default. */
  takes?: number;
}

export interface Situation {
  tab: Tab;
  browser: Browser;
}

type Row = [name: string, weight: number, act: Choice['act'], takes?: number];

/** Presses a button, and one time in four again at once. */
export function pressed(random: Random, press: () => void): void {
  press();
  if (random.below(4) === 0) press();
}

/**
 * Makes the choices of a theme. `when` makes one only if it is possible.
 *
 * @example const bag = ofTheme('bag'); bag.when(isOpen, 'close the mini bag', 4, close);
 */
export function ofTheme(theme: Theme) {
  const choice = (...[name, weight, act, takes]: Row): Choice => ({
    name,
    theme,
    weight,
    act,
    ...(takes !== undefined && { takes }),
  });
  return {
    choice,
    when: (isThere: boolean, ...row: Row): Choice[] => (isThere ? [choice(...row)] : []),
  };
}

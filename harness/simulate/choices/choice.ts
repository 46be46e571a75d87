import type { EventCallable, Scope } from 'effector';
import type { FormUnits } from '#src/forms/form-model.ts';
import type { Random } from '#src/kernel/random.ts';
import type { Browser } from '../browser.ts';
import type { Sent, Tab } from '../tab.ts';

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

/** Triggers an input by its button, which is pressed again at once one time in four. */
export function pressed<Payload>(
  tab: Tab,
  random: Random,
  unit: EventCallable<Payload>,
  ...payload: Sent<Payload>
): void {
  tab.send(unit, ...payload);
  if (random.below(4) === 0) tab.send(unit, ...payload);
}

const MISSING = [{ rule: 'required', message: 'required' }];

/** Submits an empty form as its view would: with all fields missing. */
export function emptyForm<V extends Record<string, unknown>>(
  tab: Tab,
  scope: Scope,
  { $form, submit }: FormUnits<V>,
): void {
  const { values } = scope.getState($form);
  const problems = Object.fromEntries(Object.keys(values).map((name) => [name, MISSING]));
  tab.send(submit, { values, problems });
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

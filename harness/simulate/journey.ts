import type { Theme } from './choices/choice.ts';

/** What kind of shopper walks, and where it begins. */
export interface Journey {
  name: string;
  /** Addresses of the tabs that the shopper has. */
  tabs: readonly [string, ...string[]];
  /** Where the shop is, as the address parameter `store` has it: one of these. By default the United Kingdom. */
  stores?: readonly [string, ...string[]];
  /** Fewest and most steps. */
  steps: readonly [least: number, most: number];
  /** How much more often, or less, steps of a theme are taken. Nobody buys, sees to an account or is asked for consent without being told to. */
  weights: Partial<Record<Theme, number>>;
}

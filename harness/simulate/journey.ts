import type { Theme } from './choices/choice.ts';

/** A kind of shopper with start pages and preferences. */
export interface Journey {
  name: string;
  /** Start address of each tab. */
  tabs: readonly [string, ...string[]];
  /** Candidates for the address parameter `store`. By default the United Kingdom. */
  stores?: readonly [string, ...string[]];
  /** Minimum and maximum number of steps. */
  steps: readonly [least: number, most: number];
  /** Factor of each theme's weight. Themes such as purchase, account and consent default to 0. */
  weights: Partial<Record<Theme, number>>;
}

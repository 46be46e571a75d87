import { $start } from './start.ts';

/** Day on which the page started, `YYYY-MM-DD`. */
export const $today = $start.map(({ now }) => new Date(now).toISOString().slice(0, 10));

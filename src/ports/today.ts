import { $start } from './start.ts';

/** The day on which the page began, `YYYY-MM-DD`. */
export const $today = $start.map(({ now }) => new Date(now).toISOString().slice(0, 10));

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Whether a text is `YYYY-MM-DD` and a day that the calendar has.
 *
 * @example isCalendarDate('2026-02-29') // false
 */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * True for `YYYY-MM-DD` with an existing day.
 *
 * @example isCalendarDate('2026-02-29') // false
 */
export function isCalendarDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

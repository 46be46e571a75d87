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

/**
 * A calendar date as a shopper reads it. Throws on what is no date.
 *
 * @example formatDate('2026-11-20', 'en-GB') // '20 November 2026'
 */
export function formatDate(date: string, locale: string): string {
  if (!isCalendarDate(date)) throw new RangeError(`"${date}" is no calendar date`);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(Date.parse(`${date}T00:00:00Z`));
}

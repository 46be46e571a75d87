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

/** A span of time between two ISO instants; the end is no longer inside. */
export type Span = { start: string; end: string };

/** Whether `now`, in milliseconds since 1970, lies within the span. A span that cannot be read contains no time. */
export function isWithin(now: number, { start, end }: Span): boolean {
  return now >= Date.parse(start) && now < Date.parse(end);
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

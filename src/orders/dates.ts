import { type DateFormats, formatDate } from '../kernel/date-format.ts';
import { zoneOffset } from '../kernel/intl.ts';

/** The day of an ISO instant as a shopper of that zone reads it; empty for what is none. */
export function dayOf(instant: string, formats: DateFormats, timeZone: string): string {
  return written(instant, 'date', formats, timeZone);
}

/** Day and time of an ISO instant, in short. */
export function dateTimeOf(instant: string, formats: DateFormats, timeZone: string): string {
  return written(instant, 'moment', formats, timeZone);
}

function written(
  instant: string,
  pattern: 'date' | 'moment',
  formats: DateFormats,
  timeZone: string,
): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  return formatDate(time + zoneOffset(time, timeZone), pattern, formats);
}

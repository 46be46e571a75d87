import { type DateFormats, formatDate } from '../kernel/date-format.ts';
import { zoneOffset } from '../commerce/time-zones.ts';

/** Formats the day of an ISO instant in a time zone; empty for an invalid instant. */
export function dayOf(instant: string, formats: DateFormats, timeZone: string): string {
  return written(instant, 'date', formats, timeZone);
}

/** Formats day and time of an ISO instant, short. */
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

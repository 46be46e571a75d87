import { type DateFormats, formatDate, formatDays } from '../kernel/date-format.ts';
import type { DeliveryDays } from './delivery-days.ts';

/** Formats one day in full, a range in short: `Tuesday 24 November`, `Tue 24 – Thu 26 November`. */
export function daysText({ first, last }: DeliveryDays, formats: DateFormats): string {
  const [from, until] = [Date.parse(first), Date.parse(last)];
  return first === last
    ? formatDate(from, 'weekday', formats)
    : formatDays(from, until, 'shortWeekday', formats);
}

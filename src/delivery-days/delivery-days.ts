import { type Infer, array, object, refine, string } from 'superstruct';
import { isCalendarDate } from '../kernel/dates.ts';
import { zoneOffset } from '../commerce/time-zones.ts';
import type { LeadTime } from '../store-config/delivery-times.ts';
import { type DateFormats, formatDate, formatDays } from '../kernel/date-format.ts';

/** `YYYY-MM-DD` */
const Day = refine(string(), 'day', isCalendarDate);

/** Error of a failed load; the general texts are shown. */
export const HOLIDAYS_ERROR = { message: 'The holidays cannot be had' } as const;

/** Public holidays from Monday to Friday, and the last day for which they are known. */
export const Holidays = object({ until: Day, days: array(Day) });
export type Holidays = Infer<typeof Holidays>;

/** Inputs of a delivery promise. `now` in ms since 1970. */
export interface PromiseGrounds {
  now: number;
  timeZone: string;
  cutOffHour: number;
  leadTime: LeadTime;
  holidays: Holidays;
}

/** Range of delivery days, inclusive. */
export const DeliveryDays = object({ first: Day, last: Day });
export type DeliveryDays = Infer<typeof DeliveryDays>;

export interface DeliveryPromise extends DeliveryDays {
  /** Order deadline in ms since 1970. */
  orderBy: number;
  /** True if the deadline is today in the country's time zone. */
  isToday: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/**
 * Returns the delivery days of an order placed now, and the deadline they hold for. Parcels leave
 * on working days, up to the cut-off; transit is counted in working days. `undefined` if the range
 * exceeds the known holidays.
 */
export function deliveryPromiseOf(grounds: PromiseGrounds): DeliveryPromise | undefined {
  const { now, timeZone, cutOffHour, leadTime, holidays } = grounds;
  const isWorkingDay = workingDayOf(holidays);
  const here = wallClockOf(now, timeZone);
  const isLate = here.minutes >= cutOffHour * 60;
  const leaves = isWorkingDay(here.day) && !isLate ? here.day : nextOf(here.day, isWorkingDay);
  const first = after(leaves, leadTime.min, isWorkingDay);
  const last = after(leaves, leadTime.max, isWorkingDay);
  if (last > holidays.until) return undefined;
  return {
    first,
    last,
    orderBy: instantOf(leaves, cutOffHour, timeZone),
    isToday: leaves === here.day,
  };
}

/** Returns the days of a promise, without its deadline. */
export function daysOf(promise: DeliveryPromise | undefined): DeliveryDays | undefined {
  return promise && { first: promise.first, last: promise.last };
}

/** Returns the minutes left until an instant, rounded up; 0 once it has passed. */
export function minutesUntil(instant: number, now: number): number {
  return Math.max(0, Math.ceil((instant - now) / MINUTE));
}

function workingDayOf({ days }: Holidays): (day: string) => boolean {
  const free = new Set(days);
  return (day) => {
    const weekday = new Date(timeOf(day)).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !free.has(day);
  };
}

function nextOf(day: string, isWanted: (day: string) => boolean): string {
  let next = dayOf(timeOf(day) + DAY);
  while (!isWanted(next)) next = dayOf(timeOf(next) + DAY);
  return next;
}

function after(day: string, count: number, isWanted: (day: string) => boolean): string {
  let reached = day;
  for (let left = count; left > 0; left--) reached = nextOf(reached, isWanted);
  return reached;
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the local day and minutes since midnight of an instant. */
function wallClockOf(instant: number, timeZone: string): { day: string; minutes: number } {
  const shown = instant + zoneOffset(instant, timeZone);
  return { day: dayOf(shown), minutes: Math.floor((shown - timeOf(dayOf(shown))) / MINUTE) };
}

/** Returns the instant of a local hour on a day. */
function instantOf(day: string, hour: number, timeZone: string): number {
  const shown = timeOf(day) + hour * 60 * MINUTE;
  // The offset may change earlier that day, but never at the cut-off hour: take it twice.
  const guess = shown - zoneOffset(shown, timeZone);
  return shown - zoneOffset(guess, timeZone);
}

/** Formats one day in full, a range in short: `Tuesday 24 November`, `Tue 24 – Thu 26 November`. */
export function daysText({ first, last }: DeliveryDays, formats: DateFormats): string {
  const [from, until] = [Date.parse(first), Date.parse(last)];
  return first === last
    ? formatDate(from, 'weekday', formats)
    : formatDays(from, until, 'shortWeekday', formats);
}

import { type Infer, array, object, refine, string } from 'superstruct';
import { isCalendarDate } from '../kernel/dates.ts';
import { zoneOffset } from '../kernel/intl.ts';
import type { LeadTime } from '../store-config/delivery-times.ts';

/** `YYYY-MM-DD` */
const Day = refine(string(), 'day', isCalendarDate);

/** Why there are none; the general words stand. */
export const HOLIDAYS_ERROR = { message: 'The holidays cannot be had' } as const;

/** The days between Monday and Friday on which a country does not work, and the last day up to which they are known. */
export const Holidays = object({ until: Day, days: array(Day) });
export type Holidays = Infer<typeof Holidays>;

/** What delivery is promised by. `now` in milliseconds since 1970. */
export interface PromiseGrounds {
  now: number;
  timeZone: string;
  cutOffHour: number;
  leadTime: LeadTime;
  holidays: Holidays;
}

/** The days between which something arrives, both included. */
export const DeliveryDays = object({ first: Day, last: Day });
export type DeliveryDays = Infer<typeof DeliveryDays>;

export interface DeliveryPromise extends DeliveryDays {
  /** Until when it has to be ordered, in milliseconds since 1970. */
  orderBy: number;
  /** Whether that is still today, by the clocks of the country. */
  isToday: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/**
 * When an order of this moment arrives, and until when that holds. Parcels leave on working days, up
 * to the cut-off, and their way is counted in working days. Undefined where it would reach beyond
 * the holidays that are known.
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

/** The days of a promise, without until when it holds. */
export function daysOf(promise: DeliveryPromise | undefined): DeliveryDays | undefined {
  return promise && { first: promise.first, last: promise.last };
}

/** Whole minutes that are left until an instant; half a minute is one, what has passed is none. */
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

/** What calendars and clocks of a zone show at an instant. */
function wallClockOf(instant: number, timeZone: string): { day: string; minutes: number } {
  const shown = instant + zoneOffset(instant, timeZone);
  return { day: dayOf(shown), minutes: Math.floor((shown - timeOf(dayOf(shown))) / MINUTE) };
}

/** The instant at which clocks of a zone show that hour of that day. */
function instantOf(day: string, hour: number, timeZone: string): number {
  const shown = timeOf(day) + hour * 60 * MINUTE;
  // Clocks are not put forward or back by the hour at which parcels leave, but they may be before it.
  const guess = shown - zoneOffset(shown, timeZone);
  return shown - zoneOffset(guess, timeZone);
}

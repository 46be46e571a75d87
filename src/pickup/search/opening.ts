import type { DateFormats } from '../../kernel/date-format.ts';
import { zoneOffset } from '../../commerce/time-zones.ts';
import type { Opening } from '../contract.ts';

const DAY_MINUTES = 24 * 60;
/** Minutes before closing from which the closing time counts as soon. */
const SOON = 60;

/** Local time of a place: weekday, 1 being Monday, and minutes since midnight. */
export interface OpeningMoment {
  day: number;
  minutes: number;
}

/** @param now milliseconds since 1970 */
export function momentIn(timeZone: string, now: number): OpeningMoment {
  const shown = new Date(now + zoneOffset(now, timeZone));
  return {
    day: ((shown.getUTCDay() + 6) % 7) + 1,
    minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Open state of a place at a moment, without regard to holidays. */
export type OpenState =
  | { status: 'always' }
  | { status: 'open'; closes: string; isSoon: boolean }
  | { status: 'closed'; opens?: { time: string; daysAhead: number; day: number } };

interface Span {
  from: number;
  to: number;
  opening: Opening;
}

/** Returns the opening spans of a day, sorted; a span past midnight belongs to its first day. */
function spansOn(openings: readonly Opening[], day: number): Span[] {
  return openings
    .filter(({ days }) => days.includes(day))
    .map((opening) => {
      const [from, to] = [minutesOf(opening.from), minutesOf(opening.to)];
      return { from, to: to > from ? to : to + DAY_MINUTES, opening };
    })
    .sort((one, other) => one.from - other.from);
}

function dayAfter(day: number, days: number): number {
  return ((((day - 1 + days) % 7) + 7) % 7) + 1;
}

/** Returns the hours of a day, such as `['10:00–14:00', '16:00–20:30']`. */
export function timesOn(openings: readonly Opening[], day: number): string[] {
  return spansOn(openings, day).map(({ opening: { from, to } }) => `${from}–${to}`);
}

export function openStateAt(
  openings: readonly Opening[],
  { day, minutes }: OpeningMoment,
): OpenState {
  const isWhole = (each: number) =>
    spansOn(openings, each).some(({ from, to }) => from === 0 && to >= DAY_MINUTES);
  if ([1, 2, 3, 4, 5, 6, 7].every(isWhole)) return { status: 'always' };
  const lateFromYesterday = spansOn(openings, dayAfter(day, -1)).map((span) => ({
    ...span,
    from: span.from - DAY_MINUTES,
    to: span.to - DAY_MINUTES,
  }));
  const current = [...lateFromYesterday, ...spansOn(openings, day)].find(
    ({ from, to }) => from <= minutes && minutes < to,
  );
  if (current)
    return { status: 'open', closes: current.opening.to, isSoon: current.to - minutes <= SOON };
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const next = dayAfter(day, daysAhead);
    const first = spansOn(openings, next).find(({ from }) => daysAhead > 0 || from > minutes);
    if (first)
      return { status: 'closed', opens: { time: first.opening.from, daysAhead, day: next } };
  }
  return { status: 'closed' };
}

/** Returns the name of a weekday, 1 being Monday. */
export function dayName(day: number, { weekdays, weekdayNames = weekdays }: DateFormats): string {
  return weekdayNames[day % 7] ?? '';
}

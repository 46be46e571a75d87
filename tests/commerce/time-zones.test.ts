import { expect, it } from 'vitest';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { timeZoneOf, zoneOffset } from '#src/commerce/time-zones.ts';

const HOUR = 60 * 60 * 1000;

/** Offsets (ms) of a time zone by the engine's data. */
function offsetByEngine(timeZone: string): (instant: number) => number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return (instant) => {
    const { value = '' } =
      clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName') ?? {};
    const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(value) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) * HOUR;
  };
}

/** Each hour of the nights in which clocks may change, and two other moments of each year. */
const INSTANTS = Array.from({ length: 20 }, (_, at) => 2016 + at).flatMap((year) => [
  Date.UTC(year, 0, 15),
  Date.UTC(year, 6, 15),
  ...[2, 9].flatMap((month) =>
    Array.from({ length: 8 }, (_, day) => 24 + day).flatMap((day) =>
      [0, 1, 2].map((hour) => Date.UTC(year, month, day, hour)),
    ),
  ),
]);

it.each([...new Set(COUNTRIES.map(({ code }) => timeZoneOf(code)))])(
  'computes the offset of %s as the engine does',
  (timeZone) => {
    const expected = offsetByEngine(timeZone);
    for (const instant of INSTANTS)
      expect(zoneOffset(instant, timeZone), new Date(instant).toISOString()).toBe(
        expected(instant),
      );
  },
);

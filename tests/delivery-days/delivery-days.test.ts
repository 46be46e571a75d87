import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { timeZoneOf } from '#src/commerce/time-zones.ts';
import {
  daysText,
  type DeliveryDays,
  type PromiseGrounds,
  deliveryPromiseOf,
  minutesUntil,
} from '#src/delivery-days/delivery-days.ts';
import { writtenFormats } from '#tests/i18n/written-formats.ts';

const STANDARD = { min: 2, max: 4 };
const NEXT_DAY = { min: 1, max: 1 };

function promise(instant: string, change: Partial<PromiseGrounds> = {}) {
  return deliveryPromiseOf({
    now: Date.parse(instant),
    timeZone: 'Europe/London',
    cutOffHour: 15,
    leadTime: STANDARD,
    holidays: { until: '2028-12-31', days: [] },
    ...change,
  });
}

describe('delivery days', () => {
  it('counts working days from the day on which the parcel leaves', () => {
    expect(promise('2026-11-23T11:40:00Z')).toEqual({
      first: '2026-11-25',
      last: '2026-11-27',
      orderBy: Date.parse('2026-11-23T15:00:00Z'),
      isToday: true,
    });
  });

  it('leaves on the next working day from the cut-off on, to the second', () => {
    expect(promise('2026-11-23T14:59:59Z', { leadTime: NEXT_DAY })).toMatchObject({
      first: '2026-11-24',
      last: '2026-11-24',
    });
    expect(promise('2026-11-23T15:00:00Z', { leadTime: NEXT_DAY })).toEqual({
      first: '2026-11-25',
      last: '2026-11-25',
      orderBy: Date.parse('2026-11-24T15:00:00Z'),
      isToday: false,
    });
  });

  it('skips weekends: orders from Friday afternoon to Monday leave on Monday', () => {
    for (const instant of ['2026-11-20T15:00:00Z', '2026-11-21T09:00:00Z', '2026-11-23T14:00:00Z'])
      expect(promise(instant, { leadTime: NEXT_DAY })).toMatchObject({
        first: '2026-11-24',
        orderBy: Date.parse('2026-11-23T15:00:00Z'),
      });
    expect(promise('2026-11-19T12:00:00Z')).toMatchObject({
      first: '2026-11-23',
      last: '2026-11-25',
    });
  });

  it('skips the country’s holidays for departure and arrival', () => {
    const holidays = { until: '2028-12-31', days: ['2026-12-25', '2026-12-28'] };
    expect(promise('2026-12-24T10:00:00Z', { holidays, leadTime: NEXT_DAY })).toMatchObject({
      first: '2026-12-29',
      last: '2026-12-29',
    });
    expect(promise('2026-12-25T10:00:00Z', { holidays })).toMatchObject({
      first: '2026-12-31',
      orderBy: Date.parse('2026-12-29T15:00:00Z'),
      isToday: false,
    });
  });

  it('uses the time zone of the store’s country, in summer and in winter', () => {
    const berlin = { timeZone: 'Europe/Berlin', leadTime: NEXT_DAY };
    expect(promise('2026-11-23T14:30:00Z', berlin)).toMatchObject({ first: '2026-11-25' });
    expect(promise('2026-11-23T14:30:00Z', { leadTime: NEXT_DAY })).toMatchObject({
      first: '2026-11-24',
    });
    expect(promise('2026-07-06T12:59:00Z', berlin)).toMatchObject({
      first: '2026-07-07',
      orderBy: Date.parse('2026-07-06T13:00:00Z'),
    });
    // The local day may differ.
    expect(promise('2026-11-22T22:30:00Z', { timeZone: 'Europe/Moscow' })).toMatchObject({
      isToday: true,
    });
  });

  it('finds the cut-off across the night of a clock change', () => {
    // Friday before the clocks go back, and forward.
    expect(promise('2026-10-23T16:00:00Z')?.orderBy).toBe(Date.parse('2026-10-26T15:00:00Z'));
    expect(promise('2027-03-26T16:00:00Z')?.orderBy).toBe(Date.parse('2027-03-29T14:00:00Z'));
  });

  it('promises nothing beyond the known holidays', () => {
    const holidays = { until: '2026-11-26', days: [] };
    expect(promise('2026-11-23T10:00:00Z', { holidays })).toBeUndefined();
    expect(promise('2026-11-23T10:00:00Z', { holidays, leadTime: NEXT_DAY })).toBeDefined();
  });

  it('holds exactly until the deadline, in every country', () => {
    const instants = fc.integer({
      min: Date.parse('2026-01-01T00:00:00Z'),
      max: Date.parse('2028-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...COUNTRIES), (now, { code }) => {
        const timeZone = timeZoneOf(code);
        const at = (instant: number) => promise(new Date(instant).toISOString(), { timeZone });
        const made = at(now);
        if (!made) throw new Error('nothing is promised');
        const { orderBy, first, last } = made;
        expect(orderBy).toBeGreaterThan(now);
        expect(at(orderBy - 1)).toMatchObject({ first, last, orderBy, isToday: true });
        const next = at(orderBy);
        expect(next && next.first > first && next.orderBy > orderBy).toBe(true);
      }),
    );
  });
});

it('rounds the remaining minutes up, and never below 0', () => {
  expect(minutesUntil(200 * 60_000, 0)).toBe(200);
  expect(minutesUntil(60_001, 0)).toBe(2);
  expect(minutesUntil(0, 5)).toBe(0);
});

function shown(days: DeliveryDays, language: string, country?: string): string {
  return daysText(days, writtenFormats(language, country)).replaceAll('\u00a0', ' ');
}

it('wraps lines only between the two days of a range', () => {
  const days = { first: '2026-12-02', last: '2026-12-04' };
  expect(daysText(days, writtenFormats('en')).split(' ')).toEqual([
    'Wed\u00a02',
    '–',
    'Fri\u00a04\u00a0December',
  ]);
});

it('formats days by the store’s country', () => {
  const one = { first: '2026-11-24', last: '2026-11-24' };
  const some = { first: '2026-11-24', last: '2026-11-26' };
  expect(shown(one, 'en')).toBe('Tuesday 24 November');
  expect(shown(some, 'en')).toBe('Tue 24 – Thu 26 November');
  expect(shown(some, 'de')).toBe('Di., 24. – Do., 26. November');
  expect(shown(some, 'hu')).toBe('november 24., K – november 26., Cs');
  expect(shown(some, 'lt')).toBe('lapkričio 24 d., an – lapkričio 26 d., kt');
  const months = { first: '2026-11-30', last: '2026-12-02' };
  expect(shown(months, 'en')).toBe('Mon 30 November – Wed 2 December');
  expect(shown(some, 'es')).toBe('mar, 24 – jue, 26 de noviembre');
  expect(shown(some, 'pl')).toBe('wt., 24 – czw., 26 listopada');
  expect(shown(one, 'de')).toBe('Dienstag, 24. November');
  expect(shown({ first: '2027-01-04', last: '2027-01-04' }, 'de', 'AT')).toContain('Jänner');
});

it.each(COUNTRIES.map(({ code }) => code))(
  'English texts format days alike in every country: %s',
  (countryCode) => {
    const days = (first: string, last: string) => shown({ first, last }, 'en', countryCode);
    expect(days('2026-11-25', '2026-11-27')).toBe('Wed 25 – Fri 27 November');
    expect(days('2026-11-30', '2026-12-02')).toBe('Mon 30 November – Wed 2 December');
    expect(days('2026-11-25', '2026-11-25')).toBe('Wednesday 25 November');
  },
);

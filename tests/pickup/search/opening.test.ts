import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '#src/commerce/time-zones.ts';
import { degreesOf, distanceText, metresBetween } from '#src/pickup/distance.ts';
import { marksOf, roundLength, withoutOverlaps } from '#src/pickup/map/map-marks.ts';
import { writtenFormats } from '#tests/i18n/written-formats.ts';
import { dayName, momentIn, openStateAt, timesOn } from '#src/pickup/search/opening.ts';

const SPLIT = [
  { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '14:00' },
  { days: [1, 2, 3, 4, 5, 6], from: '16:00', to: '20:30' },
];
const at = (day: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { day, minutes: hours * 60 + minutes };
};

describe('PUP-01 opening hours', () => {
  it.each([
    [1, '09:59', { status: 'closed', opens: { time: '10:00', daysAhead: 0, day: 1 } }],
    [1, '10:00', { status: 'open', closes: '14:00', isSoon: false }],
    [1, '13:01', { status: 'open', closes: '14:00', isSoon: true }],
    [1, '14:00', { status: 'closed', opens: { time: '16:00', daysAhead: 0, day: 1 } }],
    [1, '21:00', { status: 'closed', opens: { time: '10:00', daysAhead: 1, day: 2 } }],
    [6, '20:30', { status: 'closed', opens: { time: '10:00', daysAhead: 2, day: 1 } }],
    [7, '12:00', { status: 'closed', opens: { time: '10:00', daysAhead: 1, day: 1 } }],
  ])('on day %i at %s', (day, time, state) => {
    expect(openStateAt(SPLIT, at(day, time))).toEqual(state);
  });

  it('is open day and night', () => {
    const always = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }];
    expect(openStateAt(always, at(3, '03:00'))).toEqual({ status: 'always' });
  });

  it('is open past midnight', () => {
    const late = [{ days: [5], from: '18:00', to: '02:00' }];
    expect(openStateAt(late, at(6, '01:30'))).toMatchObject({ status: 'open', closes: '02:00' });
    expect(openStateAt(late, at(6, '02:00'))).toMatchObject({ status: 'closed' });
  });

  it('is never open', () => expect(openStateAt([], at(1, '12:00'))).toEqual({ status: 'closed' }));

  it('lists a day’s hours in order', () => {
    expect(timesOn(SPLIT.toReversed(), 2)).toEqual(['10:00–14:00', '16:00–20:30']);
    expect(timesOn(SPLIT, 7)).toEqual([]);
  });

  it.each([
    ['GB', { day: 1, minutes: 570 }],
    ['DE', { day: 1, minutes: 630 }],
    ['FI', { day: 1, minutes: 690 }],
  ] as const)('uses the local time in %s', (country, moment) => {
    expect(momentIn(timeZoneOf(country), Date.UTC(2026, 2, 2, 9, 30))).toEqual(moment);
  });

  it('names days', () => {
    expect(dayName(1, writtenFormats('en'))).toBe('Monday');
    expect(dayName(7, writtenFormats('de'))).toBe('Sonntag');
    expect(dayName(1, writtenFormats('lv'))).toBe('Pirmdiena');
  });
});

describe('PUP-04 distances', () => {
  const berlin = { latitude: 52.52, longitude: 13.4 };
  const hamburg = { latitude: 53.553, longitude: 9.993 };

  it('are great-circle distances', () => {
    expect(Math.round(metresBetween(berlin, hamburg) / 1000)).toBe(255);
    expect(metresBetween(berlin, berlin)).toBe(0);
  });

  it.each([
    [12, 'DE', '50 m'],
    [430, 'DE', '450 m'],
    [1234, 'DE', '1.2 km'],
    [256_000, 'DE', '256 km'],
    [12, 'GB', '0.1 mi'],
    [1609, 'GB', '1 mi'],
  ] as const)('%i m in %s: %s', (metres, country, text) =>
    expect(
      distanceText(metres, { language: 'en', country, units: writtenFormats('en').units }),
    ).toBe(text),
  );

  it('rejects invalid coordinates', () => {
    expect(degreesOf({ latitude: '999', longitude: '0' })).toBeUndefined();
    expect(degreesOf({ latitude: 'x', longitude: '0' })).toBeUndefined();
    expect(degreesOf({ latitude: '51.05', longitude: '3.7' })).toEqual({
      latitude: 51.05,
      longitude: 3.7,
    });
  });
});

describe('the map', () => {
  it('groups overlapping pins', () => {
    const pins = [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x: 10, y: 0 },
      { id: 'c', x: 90, y: 0 },
    ];
    expect(marksOf(pins, 34)).toEqual([
      { ids: ['a', 'b'], x: 5, y: 0 },
      { ids: ['c'], x: 90, y: 0 },
    ]);
  });

  it('omits a label that would overlap another', () => {
    const leeds = { id: 'Leeds', name: 'Leeds', x: 100, y: 100 };
    const manchester = { id: 'Manchester', name: 'Manchester', x: 80, y: 110 };
    const london = { id: 'London', name: 'London', x: 200, y: 300 };
    expect(withoutOverlaps([leeds, manchester, london])).toEqual([leeds, london]);
  });

  it.each([
    [7.3, 5],
    [4.9, 2],
    [1, 1],
    [0.34, 0.2],
    [1234, 1000],
  ])('for at most %d returns the round length %d', (most, length) =>
    expect(roundLength(most)).toBeCloseTo(length),
  );
});

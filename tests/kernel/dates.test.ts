import { expect, it } from 'vitest';
import { formatDate, isCalendarDate, isWithin } from '#src/kernel/dates.ts';

it('VAL-13 a date is YYYY-MM-DD and a day that the calendar has', () => {
  for (const text of ['2026-11-20', '2024-02-29', '2000-02-29', '0099-12-31']) {
    expect(isCalendarDate(text), text).toBe(true);
  }
  for (const text of [
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    '',
  ]) {
    expect(isCalendarDate(text), text).toBe(false);
  }
});

it('XAC-02 XAC-03 a time lies within a span from its start up to, not including, its end', () => {
  const span = { start: '2026-11-16T00:00:00Z', end: '2026-12-01T00:00:00Z' };
  expect(isWithin(Date.parse(span.start), span)).toBe(true);
  expect(isWithin(Date.parse('2026-11-20T12:00:00Z'), span)).toBe(true);
  expect(isWithin(Date.parse(span.start) - 1, span)).toBe(false);
  expect(isWithin(Date.parse(span.end), span)).toBe(false);
});

it('a span whose ends cannot be read contains no time', () => {
  expect(isWithin(0, { start: '', end: '2026-12-01T00:00:00Z' })).toBe(false);
  expect(isWithin(0, { start: '1960-01-01T00:00:00Z', end: 'soon' })).toBe(false);
});

it('a date is shown in the language of the page, whatever the machine’s time zone', () => {
  expect(formatDate('2026-11-20', 'en-GB')).toBe('20 November 2026');
  expect(formatDate('2026-11-20', 'de-DE')).toBe('20. November 2026');
  expect(() => formatDate('2026-02-30', 'en-GB')).toThrow(RangeError);
});

import { expect, it } from 'vitest';
import { isCalendarDate } from '#src/kernel/dates.ts';

it('VAL-13 accepts YYYY-MM-DD with an existing day', () => {
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

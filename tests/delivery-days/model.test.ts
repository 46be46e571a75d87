import { scopeBind } from 'effector';
import { expect, it } from 'vitest';
import { HOLIDAYS_ERROR, type Holidays } from '#src/delivery-days/delivery-days.ts';
import { readHolidays } from '#src/delivery-days/read-holidays.ts';
import {
  $deliveryNow,
  $deliveryPromises,
  arrivalsAsked,
  readHolidaysFx,
  returnToTab,
} from '#src/delivery-days/model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { deferred, namesOf, networkError, settle, shopScope } from '#tests/session/shop-scope.ts';

const MORNING = Date.parse('2026-11-23T11:40:00Z');
const CUT_OFF = Date.parse('2026-11-23T15:00:00Z');
const HOLIDAYS: Holidays = { until: '2028-12-31', days: ['2026-11-26'] };

async function page() {
  let now = MORNING;
  const reads = deferred<Holidays>();
  const waits = deferred<void>();
  const { scope, calls, facts } = shopScope(
    [readHolidaysFx, reads.handler],
    [readClockFx, () => Promise.resolve(now)],
    [waitFx, waits.handler],
  );
  return {
    reads,
    facts,
    waitsAsked: () => namesOf(calls, 'clock/wait'),
    clockReads: () => namesOf(calls, 'clock/read').length,
    holidayReads: () => namesOf(calls, 'delivery-days/readHolidays').length,
    open: async () => {
      scopeBind(arrivalsAsked, { scope })();
      await settle();
    },
    comeBack: async () => {
      scopeBind(returnToTab, { scope })();
      await settle();
    },
    reachCutOff: async () => {
      now = CUT_OFF + 1000;
      await waits.answer();
    },
    pass(ms: number) {
      now += ms;
    },
    now: () => scope.getState($deliveryNow),
    promised: (code: string) => scope.getState($deliveryPromises).get(code),
  };
}

it('fails with an error for the log, whatever the reason', async () => {
  await expect(readHolidays({ country: 'XX' })).rejects.toEqual(HOLIDAYS_ERROR);
});

it('shows the general text if the holidays fail to load, and retries on the next page', async () => {
  const { open, promised, reads, facts, holidayReads } = await page();
  await open();
  await reads.fail(networkError);
  expect(promised('standard')).toBeUndefined();
  expect(facts).toEqual([{ name: 'delivery-days/holidaysMissed', payload: { country: 'GB' } }]);
  await open();
  expect(holidayReads()).toBe(2);
  await reads.answer(HOLIDAYS);
  expect(promised('standard')).toBeDefined();
  await open();
  expect(holidayReads()).toBe(2);
});

it.each([undefined, { until: 'soon', days: [] }, { until: '2028-12-31', days: ['26-11'] }])(
  'rejects the holidays %j',
  async (answer) => {
    const { open, promised, reads, facts } = await page();
    await open();
    await reads.answer(answer as Holidays);
    expect(promised('standard')).toBeUndefined();
    expect(facts).toMatchObject([{ name: 'delivery-days/holidaysMissed' }]);
  },
);

it('reads the clock on each page, on return to the tab and at the cut-off, but not every minute', async () => {
  const { open, comeBack, reachCutOff, pass, promised, reads, clockReads, waitsAsked } =
    await page();
  await open();
  await reads.answer(HOLIDAYS);
  pass(60_000);
  await comeBack();
  pass(60_000);
  await open();
  expect(clockReads()).toBe(3);
  expect(waitsAsked()).toEqual(['clock/wait']);
  expect(promised('express')).toMatchObject({ first: '2026-11-24' });
  await reachCutOff();
  expect(clockReads()).toBe(4);
  expect(promised('express')).toMatchObject({ first: '2026-11-25', orderBy: CUT_OFF + 86_400_000 });
  expect(waitsAsked()).toHaveLength(2);
});

// @vitest-environment jsdom
// @partial
import { act, screen } from '@testing-library/react';
import { scopeBind } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { ArrivalNote } from '#src/delivery-days/ArrivalNote.tsx';
import { arrivalsAsked, readHolidaysFx } from '#src/delivery-days/model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { readClockFx } from '#src/ports/read-clock.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';

const GENERAL = 'Delivered in two to four working days';

beforeEach(() => void vi.useFakeTimers());

async function show({ code, now }: { code?: string; now?: string }) {
  const seen = shopScope(
    [readHolidaysFx, () => ({ until: '2028-12-31', days: [] })],
    [waitFx, () => new Promise(() => {})],
    [readClockFx, () => (now === undefined ? new Promise(() => {}) : Date.parse(now))],
  );
  const { scope } = seen;
  scopeBind(arrivalsAsked, { scope })();
  await vi.advanceTimersByTimeAsync(0);
  renderInShop(scope, <ArrivalNote code={code} general={GENERAL} />);
  return seen;
}

const said = () => document.body.textContent?.replace(/\s+/g, ' ');

it('shows the general text until the clock has been read', async () => {
  await show({});
  expect(said()).toContain(GENERAL);
});

it('shows the deadline, and counts down without log entries', async () => {
  const { calls, inputs } = await show({ code: 'express', now: '2026-11-23T11:40:00Z' });
  expect(said()).toContain('Order within 3 h 20 min: Tuesday 24 November');
  act(() => void vi.advanceTimersByTime(21 * 60_000));
  expect(said()).toContain('Order within 2 h 59 min: Tuesday 24 November');
  act(() => void vi.advanceTimersByTime(178 * 60_000));
  expect(said()).toContain('Order within 1 min: Tuesday 24 November');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(said()).toContain('Arrives Tuesday 24 November');
  expect(calls.filter(({ name }) => name === 'clock/read')).toHaveLength(1);
  expect(inputs).toEqual([]);
});

it('shows days alone if the parcel does not leave today', async () => {
  await show({ now: '2026-11-21T11:40:00Z' });
  expect(said()).toMatch(/Arrives Wed 25.*Fri 27 November/);
});

it('shows when it can be collected', async () => {
  await show({ code: 'cnc', now: '2026-11-21T11:40:00Z' });
  expect(said()).toMatch(/Ready to collect Wed 25.*Fri 27 November/);
});

it('reads the clock when the tab becomes visible', async () => {
  const { inputs } = await show({ now: '2026-11-23T11:40:00Z' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(inputs).toMatchObject([{ name: 'delivery-days/returnToTab' }]);
  expect(screen.getByText(/Order within/)).toBeTruthy();
});

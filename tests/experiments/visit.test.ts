// @vitest-environment jsdom
// @alone
import { beforeEach, expect, it, vi } from 'vitest';
import { visitBegan } from '#src/ports/browser/measuring/experiments.ts';
import { tellEvent } from '#src/analytics/port-handlers.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 });
});

function passes(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

it('EXP-06 a visit ends after thirty minutes without a measurement', () => {
  const began = visitBegan();
  passes(29 * MINUTE);
  expect(visitBegan()).toBe(began);
  passes(29 * MINUTE);
  expect(visitBegan()).toBe(began);
  passes(30 * MINUTE - 1);
  expect(visitBegan()).toBe(began);
  passes(30 * MINUTE);
  expect(visitBegan()).toBeGreaterThan(began);
});

it('EXP-06 reports a seen variant once a visit, and again in the next one', async () => {
  passes(60 * MINUTE);
  const told = () =>
    tellEvent({
      event: { name: 'exposure', params: { experiment_id: 'a_test', variant_id: 'control' } },
      once: 'exposure a_test control',
      isOfVisit: true,
    });
  expect(await told()).toBe(true);
  expect(await told()).toBe(false);
  passes(20 * MINUTE);
  expect(await told()).toBe(false);
  passes(31 * MINUTE);
  expect(await told()).toBe(true);
});

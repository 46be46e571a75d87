// @alone
import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type * as texts from '#harness/backend/texts.ts';
import { journeyOf } from '#harness/simulate/journeys.ts';
import { listenToUncaughtErrors } from '#harness/simulate/uncaught-errors.ts';
import { simulateSession } from '#harness/simulate/session.ts';
import { loadLateRoutes } from '#harness/backend/late-routes.ts';
import { loadContracts } from '#src/ports/http/http.ts';

vi.mock('#harness/backend/texts.ts', async (original) => {
  const real = await original<typeof texts>();
  let loading: Promise<void> | undefined;
  let isThere = false;
  return {
    ...real,
    // A slow disk at the first load.
    loadTextsIn: () =>
      isThere ? undefined : (loading ??= setTimeout(300).then(() => void (isThere = true))),
  };
});

it('loads a slow language before the session, which stays the same', async () => {
  await Promise.all([loadContracts(), loadLateRoutes()]);
  const uncaughtErrors = listenToUncaughtErrors();
  const journey = { ...journeyOf('account'), stores: ['nl'] as const, steps: [5, 5] as const };
  const walk = () => simulateSession({ seed: 11, journey, faults: 0, uncaughtErrors });
  const [slow, quick] = [await walk(), await walk()];
  uncaughtErrors.stop();
  expect(slow.finding).toBeUndefined();
  expect(slow.traces).toEqual(quick.traces);
});

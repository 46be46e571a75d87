import { expect, it } from 'vitest';
import { loadLateRoutes } from '#harness/backend/late-routes.ts';
import { journeyOf } from '#harness/simulate/journeys.ts';
import { simulateSession } from '#harness/simulate/session.ts';
import { listenToUncaughtErrors } from '#harness/simulate/uncaught-errors.ts';
import { loadContracts } from '#src/ports/http/http.ts';

it('waits for the throttle, and tries again afterwards', async () => {
  await Promise.all([loadContracts(), loadLateRoutes()]);
  const uncaughtErrors = listenToUncaughtErrors();
  const steps = [
    'open the sign-in',
    ...Array.from({ length: 6 }, () => 'mistype the password'),
    'wait for as long as the shop asks for',
  ];
  // The same seed each time, so the same account's password.
  const decisions = steps.map((choice) => ({ choice, pause: 3000, tab: 0, seed: 7 }));
  const walked = await simulateSession({
    seed: 7,
    journey: journeyOf('session'),
    faults: 0,
    decisions,
    uncaughtErrors,
  });
  uncaughtErrors.stop();
  expect(walked.finding).toBeUndefined();
  expect(walked.decisions.map(({ choice }) => choice)).toEqual(steps);
  expect(walked.traces[0]).toContain('"auth/signInReleased"');
});

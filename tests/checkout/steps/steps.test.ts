import { expect, it } from 'vitest';
import { STEPS, admit, needsAsking, stepRefusalOf, stepperOf } from '#src/checkout/steps/steps.ts';

const FILLED = { bag: 'filled', who: 'registered', wentOn: false } as const;

it('CHK-02 CHK-03 CHK-04 CHK-05 has three steps with the stated titles and paths', () => {
  expect(STEPS.map(({ title, url }) => [title, url])).toEqual([
    ['Checkout', '/checkout/login'],
    ['Details', '/checkout/shipping'],
    ['Payment', '/checkout/payment'],
  ]);
});

it.each([
  ['login', [true, false, false], [false, false, false]],
  ['shipping', [true, true, false], [true, false, false]],
  ['payment', [true, true, true], [true, true, false]],
] as const)('CHK-06 CHK-07 ENT-24 at %s', (stage, active, completed) => {
  const entries = stepperOf(stage);
  expect(entries.map(({ stage: number }) => number)).toEqual([1, 2, 3]);
  expect(entries.map(({ isActive }) => isActive)).toEqual(active);
  expect(entries.map(({ hasCompleted }) => hasCompleted)).toEqual(completed);
});

it.each(['login', 'shipping', 'payment'] as const)(
  'CHK-01 %s rejects an empty bag, and waits while the bag or the shopper is unknown',
  (stage) => {
    expect(admit(stage, { ...FILLED, bag: 'empty' })).toMatchObject({ to: 'bag' });
    expect(admit(stage, { ...FILLED, bag: 'unknown' })).toBeUndefined();
    expect(admit(stage, { ...FILLED, who: null })).toBeUndefined();
  },
);

it('CHK-01 a signed-in shopper skips the first step', () => {
  expect(admit('login', FILLED)).toMatchObject({ to: 'shipping', reason: 'already-known' });
  expect(admit('login', { ...FILLED, who: 'guest', wentOn: true })).toBe('enter');
});

it.each(['shipping', 'payment'] as const)(
  'CHK-01 a guest continues to %s by choice only',
  (stage) => {
    expect(admit(stage, { ...FILLED, who: 'guest' })).toMatchObject({ to: 'login' });
    expect(admit(stage, { ...FILLED, who: 'guest', wentOn: true })).toBe('enter');
    expect(admit(stage, FILLED)).toBe('enter');
  },
);

it('API-12 API-15 requests the backend’s approval on entry, and before every payment', () => {
  expect(needsAsking('login', false)).toBe(true);
  expect(needsAsking('shipping', true)).toBe(false);
  expect(needsAsking('payment', true)).toBe(true);
});

it('API-15 a refusal redirects to the step that can fix it, if there is one', () => {
  const error = (errorKey: string) => ({ errorKey });
  expect(stepRefusalOf([error('_ERR_NOT_ENOUGH_STOCK')])).toEqual({
    to: 'bag',
    reason: 'bag-short',
  });
  expect(stepRefusalOf([error('_ERR_GENERIC'), error('_ERR_EMAIL_MISSING')])?.to).toBe('shipping');
  expect(stepRefusalOf([error('toString'), error('_ERR_GENERIC')])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { bagErrorOf, errorTextKey } from '#src/cart/bag/bag-error.ts';
import { NO_ACTIVE_ORDER } from '#src/cart/bag/cart.ts';
import { EXPIRY_KEYS } from '#tests/session/expiry-keys.ts';

const DOINGS = ['add', 'update', 'remove'] as const;

it.each(DOINGS)('CRT-14 a change (%s) without a valid answer may have been made', (doing) => {
  for (const failure of [{}, { status: 200 }])
    expect(errorTextKey(bagErrorOf(doing, failure))).toBe('cart:error.uncertain');
});

it.each(DOINGS)('CRT-14 a change (%s) that was refused or never sent was not made', (doing) => {
  for (const failure of [{ status: 503 }, { reason: NO_ACTIVE_ORDER }, { status: 404 }])
    expect(errorTextKey(bagErrorOf(doing, failure))).toBe(`cart:error.${doing}`);
  const refused = { status: 400, errorKey: '_ERR_NOT_ENOUGH_STOCK' };
  expect(errorTextKey(bagErrorOf(doing, refused))).toBe('cart:error.notEnoughStock');
});

it.each([
  [{ status: 401 }, { isSessionOver: true }],
  [{ status: 400, errorKey: '_ERR_INVALID_COOKIE' }, { isSessionOver: true }],
  [{ errorKey: '_ERR_ORDER_NOT_FOUND' }, {}],
  [{ status: 399 }, { isUncertain: true }],
  [{ status: 400 }, {}],
  [{ status: 200, reason: NO_ACTIVE_ORDER }, {}],
])('CRT-14 a failure %j has the facts %j', (failure, facts) => {
  const { errorKey } = { errorKey: undefined, ...failure };
  const key = errorKey === undefined ? {} : { errorKey };
  expect(bagErrorOf('add', failure)).toStrictEqual({ doing: 'add', ...key, ...facts });
});

it('CRT-14 an expired session has a message after a change, not after a read', () => {
  const over = { isSessionOver: true, isUncertain: true };
  expect(errorTextKey({ doing: 'add', ...over })).toBe('cart:error.sessionEnded');
  expect(errorTextKey({ doing: 'read', ...over })).toBe('cart:error.read');
});

it.each([
  ['_ERR_NOT_ENOUGH_STOCK', 'notEnoughStock'],
  ['_ERR_ORDER_NOT_FOUND', 'orderGone'],
  ['_ERR_GIFT_CARD_LIMIT', 'giftCardLimit'],
  ['_ERR_QUANTITY_INVALID', 'quantity'],
  ['_ERR_GENERIC', 'update'],
])('CRT-14 the error %s has the text %s', (errorKey, text) => {
  expect(errorTextKey({ doing: 'update', errorKey })).toBe(`cart:error.${text}`);
});

it.each(EXPIRY_KEYS)('ERR-04 SES-19 %s has no message of its own', (errorKey) => {
  for (const doing of ['add', 'update', 'remove'] as const)
    expect(errorTextKey(bagErrorOf(doing, { status: 200, errorKey }))).toBe(
      'cart:error.sessionEnded',
    );
});

it('SES-21 any 401 means an expired session', () => {
  expect(errorTextKey(bagErrorOf('remove', { status: 401, errorKey: '_ERR_ANY' }))).toBe(
    'cart:error.sessionEnded',
  );
});

it('a failed read never makes the bag uncertain', () => {
  expect(errorTextKey(bagErrorOf('read', { status: 401 }))).toBe('cart:error.read');
  expect(errorTextKey(bagErrorOf('remove', { status: 503 }))).toBe('cart:error.remove');
});

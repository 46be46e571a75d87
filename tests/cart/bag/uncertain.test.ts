import { expect, it } from 'vitest';
import { bagErrorOf, errorTextKey } from '#src/cart/bag/bag-error.ts';
import { NO_ACTIVE_ORDER } from '#src/cart/bag/cart.ts';

const DOINGS = ['add', 'update', 'remove'] as const;

it.each(DOINGS)(
  'CRT-14 a change (%s) with no answer, or with one that makes no sense, may have been made all the same',
  (doing) => {
    for (const failure of [{}, { status: 200 }])
      expect(errorTextKey(bagErrorOf(doing, failure))).toBe('cart:error.uncertain');
  },
);

it.each(DOINGS)('CRT-14 a change (%s) that was refused or never sent was not made', (doing) => {
  for (const failure of [{ status: 503 }, { reason: NO_ACTIVE_ORDER }, { status: 404 }])
    expect(errorTextKey(bagErrorOf(doing, failure))).toBe(`cart:error.${doing}`);
  const refused = { status: 400, errorKey: '_ERR_NOT_ENOUGH_STOCK' };
  expect(errorTextKey(bagErrorOf(doing, refused))).toBe('cart:error.notEnoughStock');
});

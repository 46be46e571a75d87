import { create, is } from 'superstruct';
import { expect, it } from 'vitest';
import { readAttributes } from '#src/cart/bag/attributes.ts';
import { AssignedCodesAnswer, readAssignedCodes } from '#src/cart/bag/promotion-response.ts';
import * as cart from '#src/cart/bag/response.ts';

it('a change answers with its order and lines', () => {
  const answer = { orderId: '55', orderItem: [{ orderItemId: 'L1' }] };
  expect(cart.readCartChange(create(answer, cart.CartChangeAnswer))).toEqual({
    orderId: '55',
    lineIds: ['L1'],
  });
  for (const broken of [{}, { orderId: null }, { orderItem: null }, { orderItem: [{}] }])
    expect(is({ ...answer, ...broken }, cart.CartChangeAnswer)).toBe(
      Object.keys(broken).length === 0,
    );
  expect(cart.readCartCalculated(create({ orderId: '55' }, cart.CartCalculatedAnswer))).toEqual({
    orderId: '55',
  });
  expect(is({}, cart.CartCalculatedAnswer)).toBe(false);
});

it('CRT-11 attributes without a name or a value are none', () => {
  expect(readAttributes('[{"name":"size","value":"S"}]')).toEqual({ size: 'S' });
  for (const broken of ['[{"name":"size"}]', '[{"value":"S"}]', '{}', ''])
    expect(readAttributes(broken)).toEqual({});
});

it('API-15 an assigned code counts as used unless the answer denies it', () => {
  const codes = [{ code: 'A', description: 'Ten off', used: false }, { code: 'B' }];
  const answer = create({ promotionCode: codes }, AssignedCodesAnswer);
  expect(readAssignedCodes(answer)).toStrictEqual([
    { code: 'A', description: 'Ten off', isUsed: false },
    { code: 'B', isUsed: true },
  ]);
  for (const broken of [{}, { promotionCode: [{}] }])
    expect(is(broken, AssignedCodesAnswer)).toBe(false);
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { BagLine } from '#src/cart/view/BagLine.tsx';
import { miniBagFx } from '#src/cart/bag/bag-model.ts';
import { bagErrorOf, errorTextKey } from '#src/cart/bag/bag-error.ts';
import '#src/cart/changes/model.ts';
import { addCartItem, changeQuantity } from '#src/cart/changes/changes-model.ts';
import { addItemFx, updateLineFx } from '#src/cart/changes/sending-model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { guest, httpError, shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { EXPIRY_KEYS } from '#tests/session/expiry-keys.ts';
import { line, miniBag } from './bag.ts';

const item = { variantId: '8700000000017', productId: 'RL0001RAW', quantity: 1 };
const refused = () => Promise.reject(httpError(403, '_ERR_DIDNT_LOGON'));

it('ERR-04 CRT-14 a change that found the session over says so, and nothing of a bag as it was', async () => {
  const { scope, facts } = shopScope(
    [readUserInfoFx, () => guest('55')],
    [miniBagFx, () => miniBag()],
    [updateLineFx, refused],
    [addItemFx, refused],
  );
  await allSettled(readUserInfo, { scope });
  await allSettled(changeQuantity, { scope, params: { lineId: 'L1', quantity: 2 } });
  render(
    <ShopViews scope={scope}>
      <BagLine line={line()} size="large" />
    </ShopViews>,
  );
  const alert = screen.getByText(/Your session has ended/);
  expect(alert.textContent).toMatch(/^Your session has ended, so this change was not made\./);
  expect(alert.textContent).not.toMatch(/as it was|_ERR/);

  await allSettled(addCartItem, { scope, params: item });
  expect(facts.find(({ name }) => name === 'notices/noticeShown')?.payload).toMatchObject({
    key: 'cart:error.sessionEnded',
  });
});

it.each(EXPIRY_KEYS)('ERR-04 SES-19 %s is no text of its own', (errorKey) => {
  for (const doing of ['add', 'update', 'remove'] as const)
    expect(errorTextKey(bagErrorOf(doing, { status: 200, errorKey }))).toBe(
      'cart:error.sessionEnded',
    );
});

it('SES-21 any 401 is the end of a session', () => {
  expect(errorTextKey(bagErrorOf('remove', { status: 401, errorKey: '_ERR_ANY' }))).toBe(
    'cart:error.sessionEnded',
  );
});

it('a bag that cannot be read is as old as before, whatever the reason', () => {
  expect(errorTextKey(bagErrorOf('read', { status: 401 }))).toBe('cart:error.read');
  expect(errorTextKey(bagErrorOf('remove', { status: 503 }))).toBe('cart:error.remove');
});

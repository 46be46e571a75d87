// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { miniBagFx } from '#src/cart/bag/bag-model.ts';
import { $isMiniBagOpen, openMiniBag } from '#src/cart/bag/mini-bag-model.ts';
import { cartItemAdded } from '#src/cart/changes/changes-model.ts';
import { MiniBag } from '#src/cart/view/MiniBag.tsx';
import { MiniBagFoot } from '#src/cart/view/MiniBagFoot.tsx';
import { Modal } from '#src/ui/overlay/Modal.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { line, miniBag } from '../bag.ts';

const NAME = /^Your bag/;

async function show(isElsewhere: boolean) {
  const { scope, inputs } = shopScope([miniBagFx, () => miniBag([])]);
  renderInShop(
    scope,
    <>
      <Modal open={isElsewhere} onClose={() => {}} title="Size guide" closeLabel="Close">
        <input aria-label="Chest" />
      </Modal>
      <MiniBag />
    </>,
  );
  const isShown = () => screen.queryByRole('dialog', { name: NAME }) !== null;
  return { scope, inputs, isShown };
}

const added = { productId: 'rl0101rin', variantId: 'V1', quantity: 1 };

it('opens on an add, and on request', async () => {
  const { scope, isShown } = await show(false);
  await act(() => allSettled(cartItemAdded, { scope, params: added }));
  expect(isShown()).toBe(true);
});

it('does not open over another dialog, nor take its focus', async () => {
  const { scope, inputs, isShown } = await show(true);
  screen.getByRole('textbox', { name: 'Chest' }).focus();
  await act(() => allSettled(cartItemAdded, { scope, params: added }));
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Chest' }));
  expect(scope.getState($isMiniBagOpen)).toBe(false);
  expect(inputs.map(({ name }) => name)).toContain('cart/closeMiniBag');
});

it('opens again after giving up', async () => {
  const { scope, isShown } = await show(true);
  await act(() => allSettled(cartItemAdded, { scope, params: added }));
  screen.getByRole<HTMLDialogElement>('dialog').close();
  await act(() => allSettled(openMiniBag, { scope }));
  expect(isShown()).toBe(true);
});

it.each([
  [13500, 'VAT included. Delivery is shown in the bag.'],
  [13501, /^Orders above £135\.00 are taxed at the border\./],
])('CFG-14 for %d pence, shows the included or the border tax', (price, text) => {
  const { scope } = shopScope();
  renderInShop(scope, <MiniBagFoot bag={miniBag([line({ unitPrice: price })])} />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryAllByText(/VAT included/)).toHaveLength(price > 13500 ? 0 : 1);
});

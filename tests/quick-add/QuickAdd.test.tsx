// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { beforeEach, expect, it } from 'vitest';
import { QuickAddButton } from '#src/quick-add/QuickAddButton.tsx';
import '#src/app/whole-model.ts';
import { addItemFx, calculateFx } from '#src/cart/changes/sending-model.ts';
import type { Product } from '#src/product/contract.ts';
import { productFx } from '#src/product/model.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { inventoryFx } from '#src/stock/model.ts';
import { product, sized } from '#tests/product/products.ts';
import { deferred, guest, networkError, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { stubMedia } from '#tests/stub-media.ts';

const OPEN = { name: 'Quick add: Mill Tee' };

const MOUSE = '(hover: hover) and (pointer: fine) and (width >= 46.3125em)';

beforeEach(() => stubMedia((query) => query === MOUSE));

async function show({ given = {} }: { given?: Partial<Product> } = {}) {
  const products = deferred<Product | null>();
  const { scope, calls } = shopScope(
    [productFx, products.handler],
    [inventoryFx, () => ({ 'ean-S': '0.0', 'ean-M': '2.0', 'ean-L': '9.0' })],
    [readUserInfoFx, () => guest()],
    [addItemFx, () => ({ orderId: '7' })],
    [calculateFx, () => ({ orderId: '7' })],
  );
  await allSettled(readUserInfo, { scope });
  renderInShop(
    scope,
    <>
      <article>
        <QuickAddButton productId="RL1001WHT" name="Mill Tee" />
      </article>
      <button type="button">Elsewhere</button>
    </>,
  );
  const user = userEvent.setup();
  const added = () =>
    calls.filter(({ name }) => name === 'http/cart.add').map(({ payload }) => payload);
  return { user, products, added, arrives: () => products.answer(product(given)) };
}

const opener = () => screen.getByRole('button', OPEN);
const dialog = () => screen.findByRole('dialog', { name: 'Sizes of Mill Tee' });

it('STK-02 STK-09 opens, chooses and adds by keyboard alone, and restores the focus', async () => {
  const { user, arrives, added } = await show();
  await user.tab();
  await user.keyboard('{Enter}');
  const panel = await dialog();
  expect(opener().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(panel);
  expect(within(panel).getByRole('status').textContent).toBe('Loading the sizes');
  await arrives();
  const soldOut = within(panel).getByRole('radio', { name: 'S, Out of stock' });
  await waitFor(() => expect(document.activeElement).toBe(soldOut));
  await user.keyboard('{ArrowRight}');
  expect(within(panel).getByRole('radio', { checked: true }).getAttribute('value')).toBe('M');
  expect(within(panel).getByText('Only 2 left')).toBeTruthy();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added()).toMatchObject([{ variantId: 'ean-M', quantity: 1 }]);
  expect(document.activeElement).toBe(opener());
});

it('Escape closes it and restores the focus; moving the focus elsewhere closes it too', async () => {
  const { user, arrives } = await show();
  await user.click(opener());
  await arrives();
  await dialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
  await user.click(opener());
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

it('PRD-03 shows the error at the sizes without a choice', async () => {
  const { user, arrives, added } = await show();
  await user.click(opener());
  const panel = await dialog();
  await arrives();
  await user.click(within(panel).getByRole('button', { name: 'Add to bag' }));
  expect(within(panel).getByText('Please choose a size.')).toBeTruthy();
  expect(added()).toEqual([]);
});

it('STK-02 shows sold out on the button', async () => {
  const { user, arrives, added } = await show({ given: { variants: sized('S') } });
  await user.click(opener());
  const panel = await dialog();
  await arrives();
  const button = within(panel).getByRole('button', { name: 'Out of stock' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(added()).toEqual([]);
});

it('retries a failed product in place', async () => {
  const { user, products, arrives } = await show();
  await user.click(opener());
  const panel = await dialog();
  await products.fail(networkError);
  expect(within(panel).getByRole('alert').textContent).toContain('The sizes did not arrive.');
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  await arrives();
  expect(within(panel).getAllByRole('radio')).toHaveLength(3);
});

it('shows a message for a product without sizes, and leaves the tile unchanged', async () => {
  const { user, products } = await show();
  await user.click(opener());
  const panel = await dialog();
  await products.answer(null);
  expect(within(panel).getByRole('alert').textContent).toBe(
    'This piece cannot be bought just now.',
  );
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(opener());
});

it('is a sheet on a touch screen', async () => {
  stubMedia((query) => query === '(pointer: coarse)');
  const { user, arrives, added } = await show();
  await user.click(opener());
  const sheet = within(await screen.findByRole('dialog', { name: 'Mill Tee' }));
  await arrives();
  await user.click(sheet.getByRole('radio', { name: 'L' }));
  await user.click(sheet.getByRole('button', { name: 'Add to bag' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(added()).toMatchObject([{ variantId: 'ean-L' }]);
});

// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import { navigateFx } from '#src/ports/navigation.ts';
import { addRequested } from '#src/product/choice/add-to-bag-model.ts';
import { $selector, showStock } from '#src/product/choice/choice-model.ts';
import type { Product } from '#src/product/contract.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { ProductPage } from '#src/product/page/ProductPage.tsx';
import { featuresLoaded } from '#tests/features-loaded.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { collect } from '../observe.ts';
import { comingSoon, lowOnStock, product, soldOut, waistsAndLengths } from '../products.ts';

async function show(given: Product | 'down' = product(), stock = {}, isStockUnknown = false) {
  const visited: string[] = [];
  const scope = fork({
    values: featuresLoaded,
    handlers: [
      [navigateFx, ({ to }: { to: string }) => visited.push(to)],
      [productFx, () => (given === 'down' ? Promise.reject({ kind: 'network' }) : given)],
    ],
  });
  const requested = collect(scope, addRequested);
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  await allSettled(showStock, { scope, params: { stock } });
  renderInShop(
    scope,
    <ProductPage
      isStockUnknown={isStockUnknown}
      wishlistButton={({ name }) => <button type="button">Wish {name}</button>}
    />,
  );
  return { visited, requested, scope, user: userEvent.setup() };
}

/** The button of the page; the second one is the bar's (PRD-06). */
function addButton(name = 'Add to bag', index = 0): HTMLElement {
  const button = screen.getAllByRole('button', { name })[index];
  if (!button) throw new Error(`There is no button ${index} “${name}”`);
  return button;
}

it('PRD-01, PRD-08 shows name, price, former price and breadcrumb', async () => {
  await show(product({ price: 2990, was: 3990 }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mill Tee');
  expect(screen.getByText('£39.90').closest('del')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wish Mill Tee' })).toBeTruthy();
});

it('CFG-14 CUR-03 shows no VAT for a product taxed at the border', async () => {
  await show(product({ price: 13500 }));
  expect(screen.getByText('Includes £22.50 VAT')).toBeTruthy();
  cleanup();
  await show(product({ price: 13501 }));
  expect(screen.getAllByText('£135.01').length).toBeGreaterThan(0);
  expect(screen.queryByText(/Includes .* VAT/)).toBeNull();
});

it('PRD-13 links to the sibling colours of the style', async () => {
  const { visited, user } = await show();
  const colours = within(screen.getByRole('group', { name: /Colour/ }));
  expect(colours.getByRole<HTMLInputElement>('radio', { name: 'White' }).checked).toBe(true);
  await user.click(colours.getByRole('radio', { name: 'Black' }));
  expect(visited).toEqual(['/mill-tee-rl1001blk']);
});

it('STK-01, STK-02, STK-09 each size has its stock in words', async () => {
  await show(product(), { 'ean-S': soldOut, 'ean-M': lowOnStock, 'ean-L': comingSoon });
  const sizes = within(screen.getByRole('group', { name: 'Size' }));
  expect(
    sizes.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent),
  ).toEqual(['S, Out of stock', 'M, Only 2 left', 'L, Coming soon']);
});

it('STK-02 the button shows why a size cannot be bought', async () => {
  const { requested, user } = await show(product(), { 'ean-M': soldOut });
  await user.click(screen.getByRole('radio', { name: 'M, Out of stock' }));
  const button = addButton('Out of stock');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(requested).toEqual([]);
});

it('STK-02 shows that a product is sold out before a size is chosen', async () => {
  const { user } = await show(product(), { 'ean-S': soldOut, 'ean-M': soldOut, 'ean-L': soldOut });
  const button = addButton('Out of stock');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(screen.queryByText('Please choose a size.')).toBeNull();
});

it('requires the missing waist and length of jeans', async () => {
  const { requested, user } = await show(
    product({ variants: waistsAndLengths(['30', '32'], ['31', '34']) }),
  );
  const waists = within(screen.getByRole('group', { name: 'Waist' }));
  await user.click(waists.getByRole('radio', { name: '31' }));
  await user.click(addButton());
  expect(screen.getByText('Please choose a length.')).toBeTruthy();
  expect(screen.queryByText('Please choose a waist.')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '34' }));
  await user.click(addButton());
  expect(requested.map(({ variantId }) => variantId)).toEqual(['ean-31-34']);
});

it('PRD-07 a thumbnail chooses its picture', async () => {
  const { scope, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Picture 2 of 3' }));
  expect(scope.getState($selector).imageIndex).toBe(1);
  const chosen = screen.getByRole('button', { name: 'Picture 2 of 3' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
});

it('sells with a notice when the stock is unknown', async () => {
  await show(product(), {}, true);
  expect(screen.getByRole('status').textContent).toContain('could not check');
});

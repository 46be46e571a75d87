// @vitest-environment jsdom
// @partial
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $sizesBefore, rememberSize } from '#src/product/choice/remembered-size-model.ts';
import { $selector } from '#src/product/choice/choice-model.ts';
import type { Product } from '#src/product/contract.ts';
import type { VariantStock } from '#src/commerce/variant-stock.ts';
import { soldOut, waistsAndLengths } from '../products.ts';
import { showProduct } from '../show-product.tsx';

/** Shows the white colour to a shopper who chose an M in another colour. */
async function showInWhite(given: Partial<Product> = {}, stock: Record<string, VariantStock> = {}) {
  const shown = await showProduct({ product: given, stock });
  const size = given.variants?.[0]?.width
    ? { size: null, width: '32', length: '34' }
    : { size: 'M', width: null, length: null };
  await act(() =>
    allSettled(rememberSize, { scope: shown.scope, params: { styleId: 'RL1001', ...size } }),
  );
  expect(shown.scope.getState($sizesBefore)).toEqual({ RL1001: size });
  return shown;
}

const question = (name: string) => screen.queryByRole('group', { name });
const [add, yes, other] = ['Add to bag', 'Yes, add M', 'Choose another'];
function press(name: string): HTMLElement {
  const [button] = screen.getAllByRole('button', { name });
  if (!button) throw new Error(`There is no “${name}”`);
  return button;
}

it('marks the size chosen in another colour visibly and by name, and selects it by one press', async () => {
  const { user, scope } = await showInWhite();
  const marked = screen.getByRole('radio', { name: 'M, your last size' });
  expect(marked.parentElement?.dataset['marked']).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Take M' }));
  expect(scope.getState($selector).size).toBe('M');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'M', checked: true }));
  expect(screen.queryByText('You chose M before.')).toBeNull();
});

it('shows a question on “Add to bag”, focuses it, and ignores a second press', async () => {
  const { user, facts } = await showInWhite();
  await user.click(press(add));
  expect(document.activeElement).toBe(question('M again?'));
  await user.keyboard('{Enter}');
  await user.click(press(add));
  expect(facts.map(({ name }) => name)).not.toContain('product/addRequested');
  await user.click(press(yes));
  expect(question('M again?')).toBeNull();
  expect(document.activeElement).toBe(press(add));
});

it('“Choose another” leads to the sizes', async () => {
  const { user } = await showInWhite();
  await user.click(press(add));
  await user.click(press(other));
  expect(screen.getByText('Please choose a size.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'S' }));
});

it('marks both waist and length, and shows one question for the pair', async () => {
  const { user, scope } = await showInWhite({
    variants: waistsAndLengths(['32', '32'], ['32', '34'], ['30', '34']),
  });
  const radiosOf = (name: string) => within(screen.getByRole('group', { name }));
  expect(radiosOf('Waist').getByRole('radio', { name: '32, your last size' })).toBeTruthy();
  expect(radiosOf('Length').getByRole('radio', { name: '34, your last size' })).toBeTruthy();
  await user.click(press(add));
  expect(question('32/34 again?')).toBeTruthy();
  await user.click(press('Take 32/34'));
  expect(question('32/34 again?')).toBeNull();
  expect(scope.getState($selector)).toMatchObject({ width: '32', length: '34' });
});

it('shows that a size is sold out or not made, without a question', async () => {
  const { user } = await showInWhite({}, { 'ean-M': soldOut });
  expect(screen.getByText('M, your last size, is sold out in this colour.')).toBeTruthy();
  await user.click(press(add));
  expect(question('M again?')).toBeNull();
  expect(screen.getByText('Please choose a size.')).toBeTruthy();
});

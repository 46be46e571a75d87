// @vitest-environment jsdom
// @partial
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GiftChoice } from '#src/cart/gift/GiftChoice.tsx';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { shopScope } from '#tests/session/shop-scope.ts';

const NONE = { isGift: false, note: '', isWrapped: false, wrappingPrice: 395 };

function show(gift = NONE) {
  const { scope, inputs } = shopScope();
  const view = renderInShop(scope, <GiftChoice gift={gift} />);
  return { inputs, view, user: userEvent.setup() };
}

const saidOf = (inputs: { name: string; payload: unknown }[]) =>
  inputs.filter(({ name }) => name === 'cart/sayGift').map(({ payload }) => payload);

it('shows note and wrapping once it is a gift', async () => {
  const { inputs, user } = show();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('No prices in the parcel')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'This is a gift' }));
  expect(saidOf(inputs)).toEqual([{ isGift: true, note: '', isWrapped: false }]);
});

it('saves the note on blur, and shows the price of wrapping', async () => {
  const { inputs, user } = show({ ...NONE, isGift: true });
  const note = screen.getByRole('textbox', { name: /Your note/ });
  await user.type(note, ' For you ');
  expect(screen.getByText('233 characters left')).toBeTruthy();
  expect(saidOf(inputs)).toEqual([]);
  await user.tab();
  expect(saidOf(inputs)).toEqual([{ isGift: true, note: 'For you', isWrapped: false }]);
  await user.click(screen.getByRole('checkbox', { name: 'Gift wrapping (£3.95)' }));
  expect(saidOf(inputs).at(-1)).toMatchObject({ isWrapped: true });
});

it('shows an error for a long note, leaves it in the field and sends nothing', async () => {
  const { inputs, user } = show({ ...NONE, isGift: true });
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your note/ });
  await user.click(note);
  await user.paste('x'.repeat(242));
  await user.tab();
  expect(note.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/2 characters too long/)).toBeTruthy();
  expect(note.value).toHaveLength(242);
  expect(saidOf(inputs)).toEqual([]);
});

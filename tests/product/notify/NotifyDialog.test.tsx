// @vitest-environment jsdom
// @partial
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { showStock } from '#src/product/choice/choice-model.ts';
import { notifyFx } from '#src/product/notify/notify-model.ts';
import { deferred, registered } from '#tests/session/shop-scope.ts';
import { buyable, comingSoon, soldOut } from '../products.ts';
import { showProduct } from '../show-product.tsx';

const allGone = { 'ean-S': soldOut, 'ean-M': comingSoon, 'ean-L': soldOut };

async function opened(given: Parameters<typeof showProduct>[0] = {}) {
  const answers = deferred<void>();
  const shown = await showProduct({
    stock: { 'ean-M': soldOut },
    handlers: [[notifyFx, answers.handler]],
    ...given,
  });
  const { user } = shown;
  if (!given.stock) await user.click(screen.getByRole('radio', { name: 'M, Out of stock' }));
  await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'We will write to you' }));
  const asked = () => shown.calls.filter(({ name }) => name === 'http/product.notifyBackInStock');
  return { ...shown, answers, dialog, asked };
}

const email = { name: 'E-mail address' };

it.each([
  ['', 'Please enter your e-mail address.'],
  ['ada@', 'This is not a complete e-mail address. It looks like name@example.com.'],
  [
    `${'a'.repeat(60)}@${'b'.repeat(60)}.test`,
    'This address is too long. We can take 125 characters.',
  ],
])('PRD-10 VAL-03 shows an error at the field for “%s”', async (typed, said) => {
  const { user, dialog, asked } = await opened();
  const field = dialog.getByRole('textbox', email);
  if (typed) await user.type(field, typed);
  await user.click(dialog.getByRole('button', { name: 'Write to me' }));
  expect(dialog.getByText(said)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(asked()).toEqual([]);
});

it('PRD-10 fills in the address of a signed-in shopper', async () => {
  const { dialog } = await opened({ user: registered() });
  expect(dialog.getByRole<HTMLInputElement>('textbox', email).value).toBe('ada@example.test');
});

it('PRD-10 lets the shopper choose among several unavailable sizes', async () => {
  const { user, dialog, asked } = await opened({
    stock: { ...allGone, 'ean-M': soldOut },
    user: registered(),
  });
  const size = () => dialog.getByRole('combobox', { name: /^Size/ });
  await waitFor(() => expect(size().tagName).toBe('DIV'));
  await user.click(size());
  await user.click(dialog.getByRole('option', { name: 'L' }));
  await user.click(dialog.getByRole('button', { name: 'Write to me' }));
  expect(asked()).toMatchObject([{ payload: { variantId: 'ean-L' } }]);
});

it('SLC-03 announces that no results are available once all sizes are back in stock', async () => {
  const { user, dialog, asked, scope } = await opened({
    stock: { ...allGone, 'ean-M': soldOut },
    user: registered(),
  });
  const size = () => dialog.getByRole('combobox', { name: /^Size/ });
  await waitFor(() => expect(size().tagName).toBe('DIV'));
  const stock = { 'ean-S': buyable, 'ean-M': buyable, 'ean-L': buyable };
  await act(() => allSettled(showStock, { scope, params: { stock } }));
  expect(size().getAttribute('aria-invalid')).toBe('true');
  vi.useFakeTimers();
  fireEvent.click(size());
  act(() => void vi.advanceTimersByTime(200));
  const status = document.querySelector('#a11y-status-message')?.textContent;
  vi.useRealTimers();
  expect(status).toBe('No results are available.');
  await user.click(dialog.getByRole('button', { name: 'Write to me' }));
  expect(asked()).toEqual([]);
});

it('PRD-10 hides and omits the interests when the newsletter is unticked', async () => {
  const { user, dialog, asked } = await opened({ user: registered() });
  const news = dialog.getByRole('checkbox', { name: 'Send me the newsletter as well' });
  await user.click(news);
  const interests = within(dialog.getByRole('group', { name: 'I like to read about' }));
  await user.click(interests.getByRole('checkbox', { name: 'Men' }));
  await user.click(news);
  expect(dialog.queryByRole('group', { name: 'I like to read about' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Write to me' }));
  expect(asked()).toMatchObject([{ payload: { newsletter: false, men: false } }]);
});

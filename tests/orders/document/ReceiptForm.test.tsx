// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReceiptForm } from '#src/orders/document/ReceiptForm.tsx';
import { inStoreOrderFx } from '#src/orders/receipt-model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { httpError, namesOf, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

function show(answer: () => unknown = () => new Promise(() => {})) {
  const { scope, calls } = shopScope(
    [inStoreOrderFx, answer],
    [waitFx, () => new Promise(() => {})],
  );
  renderInShop(scope, <ReceiptForm orderId="S201-7" />);
  return {
    user: userEvent.setup(),
    total: screen.getByLabelText<HTMLInputElement>('What you paid'),
    submit: screen.getByRole('button', { name: 'Show what I bought' }),
    asked: () => calls.filter(({ name }) => name === 'http/orders.inStore'),
    names: () => namesOf(calls, 'http/'),
  };
}

it.each([
  ['{Enter}', /enter the total/],
  ['seventy{Enter}', /an amount like £79.90/],
])('ORD-06 FRM-07 does not send “%s”, and focuses the field', async (typed, text) => {
  const { user, total, names } = show();
  await user.type(total, typed);
  expect(screen.getByText(text)).toBeDefined();
  expect(document.activeElement).toBe(total);
  expect(names()).toEqual([]);
});

it('ORD-06 shows the same text for a wrong number and a wrong total', async () => {
  const { user, total } = show(() => Promise.reject(httpError(400, '_ERR_ORDER_NOT_FOUND')));
  await user.type(total, '79.90{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/with this number and this total/);
  expect(total.value).toBe('79.90');
});

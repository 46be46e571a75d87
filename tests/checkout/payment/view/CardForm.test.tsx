// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { CardForm } from '#src/checkout/payment/view/CardForm.tsx';
import type { NewCard } from '#src/checkout/payment/contract.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';

type Given = Partial<ComponentProps<typeof CardForm>>;

function show(given: Given = {}) {
  const sent = vi.fn<(card: NewCard, choice: { saveCard: boolean }) => void>();
  const { scope, inputs } = shopScope();
  const view = (more: Given) => (
    <ShopViews scope={scope}>
      <CardForm today="2026-11-20" submitLabel="Pay" {...more} onSubmit={sent} />
    </ShopViews>
  );
  const { rerender } = render(view(given));
  const becomes = (more: Given) => rerender(view(more));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const pay = () => user.click(screen.getByRole('button', { name: 'Pay' }));
  const user = userEvent.setup();
  return { sent, user, pay, field, inputs, becomes };
}

it('PAY-05 formats a card during typing, and submits it once as digits', async () => {
  const { sent, user, pay, field } = show({ canSave: true });
  await user.type(field('Card number'), '4111111111111111');
  expect(field('Card number').value).toBe('4111 1111 1111 1111');
  expect(screen.getByText('Visa')).toBeTruthy();
  await user.type(field('Valid until'), '527');
  expect(field('Valid until').value).toBe('05/27');
  await user.type(field('Security code'), '123');
  await user.type(field('Name on the card'), 'Mira Lindqvist ');
  await user.click(screen.getByRole('checkbox', { name: 'Keep this card for next time' }));
  await pay();
  expect(sent.mock.calls).toEqual([
    [
      { number: '4111111111111111', expiry: '0527', cvc: '123', holderName: 'Mira Lindqvist' },
      { saveCard: true },
    ],
  ]);
});

it('typed values exist in the fields only, not in attributes of the page or inputs of the log', async () => {
  const { user, pay, field, inputs } = show();
  await user.type(field('Card number'), '4111111111111111');
  await user.type(field('Security code'), '987');
  await pay();
  expect(document.body.innerHTML).not.toMatch(/4111|987/);
  expect(inputs.map(({ name }) => name)).toContain('checkout/submitCard');
  expect(JSON.stringify(inputs)).not.toMatch(/4111|987/);
});

it('PAY-05 shows an error of the payment service at its field until that changes', async () => {
  const { sent, user, pay, field, becomes } = show();
  await user.type(field('Card number'), '4111111111111111');
  await user.type(field('Valid until'), '0527');
  await user.type(field('Security code'), '123');
  await user.type(field('Name on the card'), 'Mira Lindqvist');
  await pay();
  expect(sent).toHaveBeenCalledOnce();
  becomes({ refused: { field: 'cvc', text: 'card.error.cvc.three' } });
  expect(screen.getByText('The code has 3 digits.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Security code'));
  await user.keyboard('{Backspace}4');
  expect(screen.queryByText('The code has 3 digits.')).toBeNull();
});

it('keeps the caret where a digit is inserted or deleted', async () => {
  const { user, field } = show();
  const number = field('Card number');
  await user.type(number, '411111111111111');
  await user.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect([number.value, number.selectionStart]).toEqual(['4191 1111 1111 1111', 3]);
  await user.keyboard('{Backspace}');
  expect([number.value, number.selectionStart]).toEqual(['4111 1111 1111 111', 2]);
});

it('PAY-05 accepts pasted and autofilled values in any notation', async () => {
  const { sent, user, pay, field } = show();
  await user.click(field('Card number'));
  await user.paste('3782-8224-6310-005');
  expect(field('Card number').value).toBe('3782 822463 10005');
  await user.click(field('Valid until'));
  await user.paste('05/2027');
  await user.tab();
  expect(field('Valid until').value).toBe('05/27');
  expect(screen.getByText('4 digits on the front.')).toBeTruthy();
  await user.type(field('Security code'), '1234');
  await user.type(field('Name on the card'), 'Žofie Dvořáková');
  await pay();
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ number: '378282246310005', expiry: '0527' });
});

it('FRM-07 does not submit a wrong card: shows errors at the fields, and focuses the first', async () => {
  const { sent, user, pay, field } = show();
  await user.type(field('Card number'), '4111111111111112');
  await user.type(field('Valid until'), '10/26');
  await pay();
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Card number'));
  for (const text of [/compare them with the card/, /has expired/, /enter the security code/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(field('Card number').value).toBe('4111 1111 1111 1112');
});

it('submits nothing while a card is being sent', async () => {
  const { sent, user, pay, field } = show({ busy: true });
  await user.type(field('Card number'), '4111111111111111');
  await pay();
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryByText('Please enter month and year.')).toBeNull();
});

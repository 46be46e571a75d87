// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { brandName } from '#src/checkout/payment/card-brands.ts';
import { $choice, $methods } from '#src/checkout/payment/methods/methods-model.ts';
import { PaymentNotice } from '#src/checkout/payment/view/PaymentNotice.tsx';
import { PaymentStep } from '#src/checkout/payment/view/PaymentStep.tsx';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { atPayment } from '../../at-payment.ts';

const TYPED = {
  'Card number': '4111 1111 1111 1111',
  'Valid until': '12/29',
  'Security code': '737',
  'Name on the card': 'Ada Example',
};

async function show(start: Parameters<typeof atPayment>[0] = {}) {
  const shopper = await atPayment(start);
  render(
    <ShopViews scope={shopper.scope}>
      <PaymentNotice />
      <PaymentStep />
    </ShopViews>,
  );
  const user = userEvent.setup();
  const button = () => screen.getByRole('button', { name: /^(Pay £|Pay \d|Order)/ });
  return {
    ...shopper,
    user,
    button,
    radio: (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }),
    terms: () => screen.getByRole('checkbox', { name: /^I agree/ }),
    field: (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    async type(fields: Record<string, string> = {}) {
      for (const [name, value] of Object.entries({ ...TYPED, ...fields }))
        await user.type(screen.getByRole('textbox', { name }), value);
    },
    settled: () => act(shopper.settle),
  };
}

it('PAY-08 each way to pay shows the logos that the state holds for it', async () => {
  const { scope, radio } = await show();
  const methods = scope.getState($methods);
  const logosOf = (code: string) =>
    methods.status === 'loaded'
      ? methods.offer.methods.find((method) => method.code === code)?.logos
      : undefined;
  expect(logosOf('creditCard')).toContain('visa');
  const shown = (name: string) => {
    const way = radio(name).closest('[class*=head]') as HTMLElement;
    const marks = within(way).getByRole('list', { name: 'We take' });
    return within(marks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(shown('Credit card')).toEqual(logosOf('creditCard')?.map(brandName));
  expect(shown('PayPal')).toEqual(['PayPal']);
});

it('CHK-09 CHK-10 all that is missing is said at once, and the first of it has the focus', async () => {
  const { user, button, radio, terms } = await show();
  await user.click(button());
  expect(screen.getByText('Please choose a way to pay.')).toBeTruthy();
  expect(screen.getByText('Please agree to the terms to place your order.')).toBeTruthy();
  expect(document.activeElement).toBe(radio('Credit card'));
  await user.click(radio('PayPal'));
  expect(screen.queryByText('Please choose a way to pay.')).toBeNull();
  await user.click(button());
  expect(document.activeElement).toBe(terms());
});

it('FRM-04 shows that the card details are complete until a field becomes invalid', async () => {
  const { user, radio, type, field } = await show();
  const isSaid = () => screen.queryByText('The card details are complete.') !== null;
  await user.click(radio('Credit card'));
  await type();
  expect(isSaid()).toBe(false);
  await user.tab();
  expect(isSaid()).toBe(true);
  await user.clear(field('Security code'));
  await user.tab();
  expect(isSaid()).toBe(false);
});

it.each([
  ['a digit that is wrong', { 'Card number': '4111 1111 1111 1112' }, 'Card number'],
  ['12 digits', { 'Card number': '4111 1111 1116' }, 'Card number'],
  ['20 digits', { 'Card number': '41111111111111111111' }, 'Card number'],
  ['letters', { 'Card number': 'Ada' }, 'Card number'],
  ['a card that has expired', { 'Valid until': '01/26' }, 'Valid until'],
  ['a code of two', { 'Security code': '12' }, 'Security code'],
  ['a number for a name', { 'Name on the card': '4111' }, 'Name on the card'],
])('with %s the field says so, and nothing is sent', async (_, fields, name) => {
  const { user, button, radio, terms, type, field, count } = await show();
  await user.click(radio('Credit card'));
  await type(fields);
  await user.click(terms());
  await user.click(button());
  expect(document.activeElement).toBe(field(name));
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(count('POST /payments')).toBe(0);
});

it('digits of any script are a card, and the order is placed', async () => {
  const { user, button, radio, terms, type, settled, orders, orderId, session } = await show();
  await user.click(radio('Credit card'));
  await type({ 'Card number': '٤١١١١١١١١١١١١١١١' });
  await user.click(terms());
  await user.click(button());
  await settled();
  expect(orders()).toEqual([orderId]);
  for (const secret of ['4111111111111111', '٤١١', '737', 'Ada Example'])
    expect(session.trace()).not.toContain(secret);
});

it('PAY-02 what was refused is said at the head, with the focus, and what was typed is there', async () => {
  const { user, button, radio, terms, type, field, settled } = await show();
  await user.click(radio('Credit card'));
  await type({ 'Card number': '4000000000000002' });
  await user.click(terms());
  await user.click(button());
  await settled();
  const notice = screen.getByText(/^The payment was refused/);
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(field('Card number').value).toBe('4000 0000 0000 0002');
});

it('what the service finds wrong with a card is said at its field', async () => {
  const then = { status: 400, errorKey: '_ERR_CARD_EXPIRED' };
  const { user, button, radio, terms, type, field, settled } = await show({
    rules: [{ on: 'POST /payments', then }],
  });
  await user.click(radio('Credit card'));
  await type();
  await user.click(terms());
  await user.click(button());
  await settled();
  expect(document.activeElement).toBe(field('Valid until'));
  expect(screen.getByText('This card has expired. Please use another one.')).toBeTruthy();
});

it('PAY-06 a way to pay that cannot be had says why, and cannot be chosen', async () => {
  const dear = await show({ country: 'CZ', piece: 'RL0101RIN', pieces: 8 });
  expect(dear.radio('PayPal').disabled).toBe(false);
  const cod = dear.radio('Cash on delivery');
  expect(cod.disabled).toBe(true);
  expect(screen.getByText(/^For amounts of up to /)).toBeTruthy();
  await dear.user.click(cod);
  expect(dear.scope.getState($choice)).toBeNull();
});

it('GFT-01 the button has the exact amount that is left, or says that nothing is', async () => {
  const { user, button, settled } = await show();
  expect(button().textContent).toBe('Pay £33.80');
  const add = async (kind: string) => {
    await user.type(
      screen.getByRole('textbox', { name: 'Gift card number' }),
      giftCardNumber('GBP', kind),
    );
    await user.type(screen.getByRole('textbox', { name: 'PIN' }), '1873');
    await user.click(screen.getByRole('button', { name: 'Pay with this card' }));
    await settled();
  };
  await user.click(screen.getByRole('button', { name: 'Do you have a gift card?' }));
  await add('01');
  expect(button().textContent).toBe('Pay £8.80');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Klarna: pay later' }).disabled).toBe(
    true,
  );
  expect(screen.getByText('For amounts from £20.00 on.')).toBeTruthy();
  await add('02');
  expect(button().textContent).toBe('Order and pay by gift card');
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: /^Remove Gift card/ })[0] as HTMLElement);
  await settled();
  expect(screen.getAllByRole('button', { name: /^Remove Gift card/ })).toHaveLength(1);
});

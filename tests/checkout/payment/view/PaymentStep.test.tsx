// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { brandName } from '#src/checkout/payment/card-brands.ts';
import { $choice, $methods } from '#src/checkout/payment/methods/methods-model.ts';
import { PaymentNotice } from '#src/checkout/payment/view/PaymentNotice.tsx';
import { PaymentStep } from '#src/checkout/payment/view/PaymentStep.tsx';
import { fill } from '#tests/forms/fill.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { atPayment } from '../../at-payment.ts';

const TYPED = {
  'Card number': '4111 1111 1111 1111',
  'Valid until': '12/29',
  'Security code': '737',
  'Name on the card': 'Ada Example',
};

async function show(start: Parameters<typeof atPayment>[0] = {}) {
  const shopper = await atPayment(start);
  renderInShop(
    shopper.scope,
    <>
      <PaymentNotice />
      <PaymentStep />
    </>,
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
    type() {
      for (const [name, value] of Object.entries(TYPED))
        fill(screen.getByRole('textbox', { name }), value);
    },
    settled: () => act(shopper.settle),
  };
}

it('PAY-08 shows the stored logos of each payment method', async () => {
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

it('FRM-04 shows that the card details are complete until a field becomes invalid', async () => {
  const { user, radio, type, field } = await show();
  const isSaid = () => screen.queryByText('The card details are complete.') !== null;
  await user.click(radio('Credit card'));
  type();
  expect(isSaid()).toBe(false);
  await user.tab();
  expect(isSaid()).toBe(true);
  await user.clear(field('Security code'));
  await user.tab();
  expect(isSaid()).toBe(false);
});

it('shows an error of the payment service at its card field', async () => {
  const then = { status: 400, errorKey: '_ERR_CARD_EXPIRED' };
  const { user, button, radio, terms, type, field, settled } = await show({
    rules: [{ on: 'POST /payments', then }],
  });
  await user.click(radio('Credit card'));
  type();
  await user.click(terms());
  await user.click(button());
  await settled();
  expect(document.activeElement).toBe(field('Valid until'));
  expect(screen.getByText('This card has expired. Please use another one.')).toBeTruthy();
});

it('PAY-06 explains why a payment method is unusable, and disables it', async () => {
  const dear = await show({ country: 'CZ', piece: 'RL0101RIN', pieces: 8 });
  expect(dear.radio('PayPal').disabled).toBe(false);
  const cod = dear.radio('Cash on delivery');
  expect(cod.disabled).toBe(true);
  expect(screen.getByText(/^For amounts of up to /)).toBeTruthy();
  await dear.user.click(cod);
  expect(dear.scope.getState($choice)).toBeNull();
});

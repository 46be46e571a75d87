// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PaypalExpressPage } from '#src/checkout/page/PaypalExpressPage.tsx';
import { addItemCall } from '#src/cart/changes/change-api.ts';
import { tabMessageReceived } from '#src/ports/tabs.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { variantOf } from '../../harness/backend/client.ts';
import { atReview } from '../paypal-express/at-review.ts';

const VERIFY = 'POST /paypalexpress/verify';

async function show(...start: Parameters<typeof atReview>) {
  const shopper = await atReview(...start);
  renderInShop(shopper.scope, <PaypalExpressPage />);
  const user = userEvent.setup();
  const pay = () => screen.queryByRole('button', { name: /^Pay £[\d.]+ now$/ });
  return {
    ...shopper,
    user,
    pay,
    settled: () => act(shopper.settle),
    async buy() {
      await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
      await user.click(pay() as HTMLElement);
      await act(shopper.settle);
    },
  };
}

it('PAY-07 shows payer, address, delivery, items and total, with one button that places the order', async () => {
  const { pay } = await show('PAYER123', { isAddressless: true });
  expect(screen.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeTruthy();
  const facts = document.querySelector('dl');
  for (const text of ['Pat Payer', 'payer123@payer.example', 'London', 'Home delivery', 'PayPal'])
    expect(facts?.textContent).toContain(text);
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  expect(summary.textContent).toContain('£33.90');
  expect(summary.querySelector('details')).toBeNull();
  expect(pay()?.textContent).toBe('Pay £33.90 now');
  const back = screen.getByRole('link', { name: 'Back to your bag without buying' });
  expect(back.getAttribute('href')).toBe('/shopping-bag');
});

it('PAY-07 PAY-02 shows a changed total once and focuses it', async () => {
  const { other, send, buy, orders } = await show();
  const wish = { variantId: variantOf('RL1001WHT', 2), quantity: 1, cin: '', sfid: '' };
  await other.perform(addItemCall, { ...wish, optIn: 'false' });
  await buy();
  const [notice, ...more] = screen
    .getAllByRole('status')
    .filter(({ textContent }) => textContent?.startsWith('The total is now'));
  expect(notice?.textContent).toContain('before, it was £33.90. Nothing has been charged.');
  expect(more).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.contains(notice ?? null)).toBe(true);
  expect(orders()).toEqual([]);
  await act(() => send(tabMessageReceived, { kind: 'bag-changed' as const }));
  expect(screen.getAllByText(/^The total is now/)).toHaveLength(1);
});

it('PAY-01 offers only "Look again" while the outcome is unknown', async () => {
  const rules = [
    { on: VERIFY, call: 1, then: 'lost' as const },
    { on: 'GET /order/*', then: 'unreachable' as const },
  ];
  const { buy, pay } = await show('PAYER123', { rules });
  await buy();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeTruthy();
  expect(pay()).toBeNull();
  expect(screen.queryByText(/^Nothing is bought|without buying$/)).toBeNull();
});

// @vitest-environment jsdom
// @long
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type Scope, scopeBind } from 'effector';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import type { BackendRule, RuleOutcome } from '#harness/backend/faults/rules.ts';
import { invalidate } from '#src/cart/bag/bag-model.ts';
import { BagPage } from '#src/cart/view/BagPage.tsx';
import { CheckoutPage } from '#src/checkout/page/CheckoutPage.tsx';
import { readUserInfo } from '#src/session/model.ts';
import { bagShop } from '#tests/cart/shop.ts';
import { SAVED, atDetails } from '#tests/checkout/at-details.ts';
import { atPayment } from '#tests/checkout/at-payment.ts';
import { sample } from '#harness/config/sample.ts';
import { fill } from '#tests/forms/fill.ts';
import { ShopViews, renderInShop } from '#tests/session/shop-views.tsx';

interface Shop {
  scope: Scope;
  setRules(rules: BackendRule[]): void;
  settle(): Promise<void>;
  asked: () => readonly string[];
}

interface Form {
  shop: () => Promise<Shop>;
  view: ReactElement;
  /** Opens the form. */
  opens?: (user: UserEvent) => Promise<void>;
  /** Typed values by field name. */
  typed: Readonly<Record<string, string>>;
  sends: (user: UserEvent) => Promise<void>;
  /** Call sent on submit. */
  call: string;
}

const press = (name: string | RegExp) => (user: UserEvent) =>
  user.click(screen.getByRole('button', { name }));

async function details(start: Parameters<typeof atDetails>[0] = {}): Promise<Shop> {
  const { scope, backend, settle, asked } = await atDetails(start);
  return { scope, settle, asked: () => asked, setRules: (rules) => backend.setRules(rules) };
}

async function payment(): Promise<Shop> {
  const { scope, backend, settle, asked } = await atPayment();
  return { scope, settle, asked: () => asked, setRules: (rules) => backend.setRules(rules) };
}

async function bag(): Promise<Shop> {
  const { scope, shop, adds, rules, requests } = await bagShop();
  await adds('RL1001WHT');
  return { scope, asked: requests, settle: shop.settle, setRules: rules };
}

/** Returns the last field with a name. */
function fieldOf(name: string): HTMLInputElement {
  const found = [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].at(-1);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}

const SAME = 'The bill goes to the same address';
const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Example',
  line1: '1 Loom Street',
  city: 'London',
  postcode: 'W1D 4HS',
};

const FORMS: Readonly<Record<string, Form>> = {
  'the details of an order': {
    shop: details,
    view: <CheckoutPage stage="shipping" signIn={null} />,
    typed: { ...ADDRESS, email: 'ada@example.test' },
    sends: press('Continue to payment'),
    call: 'POST /account/@self/v2/validate_address',
  },
  'the address of who pays': {
    shop: details,
    view: <CheckoutPage stage="shipping" signIn={null} />,
    async opens(user) {
      for (const [name, text] of Object.entries({ ...ADDRESS, email: 'ada@example.test' }))
        fill(fieldOf(name), text);
      await user.click(screen.getByRole('checkbox', { name: SAME }));
    },
    typed: ADDRESS,
    sends: press('Continue to payment'),
    call: 'POST /account/@self/v2/validate_address',
  },
  'a saved address': {
    shop: () => details({ person: 'mira', saved: [SAVED] }),
    view: <CheckoutPage stage="shipping" signIn={null} />,
    opens: press('Edit'),
    typed: ADDRESS,
    sends: press('Save address'),
    call: 'PUT /account/@self/address',
  },
  'a card': {
    shop: payment,
    view: <CheckoutPage stage="payment" signIn={null} />,
    async opens(user) {
      await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
      await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    },
    typed: {
      number: '4111 1111 1111 1111',
      expiry: '12/29',
      cvc: '737',
      holderName: 'Ada Example',
    },
    sends: press(/^Pay £/),
    call: 'POST /payments',
  },
  'a gift card that pays': {
    shop: payment,
    view: <CheckoutPage stage="payment" signIn={null} />,
    opens: press(/gift card/i),
    typed: { number: '6003 0101 0000 0000', pin: '1873' },
    sends: (user) => user.keyboard('{Enter}'),
    call: 'POST /giftcard/balance',
  },
  'a voucher': {
    shop: bag,
    view: <BagPage onSignIn={() => undefined} />,
    opens: press(/voucher/i),
    typed: { voucher: 'SPRING10' },
    sends: (user) => user.keyboard('{Enter}'),
    call: 'POST /cart/@self/assigned_promotion_code',
  },
  'a gift’s note': {
    shop: bag,
    view: <BagPage onSignIn={() => undefined} />,
    opens: (user) => user.click(screen.getByRole('switch', { name: 'This is a gift' })),
    typed: { giftNote: 'Bon voyage' },
    sends: (user) => user.tab(),
    call: 'PUT /cart/@self/gift_options',
  },
};

const FAILURES: Readonly<Record<string, RuleOutcome>> = {
  'an error of the server': { status: 500, errorKey: '_ERR_GENERIC' },
  'a page in place of an answer': 'html',
  'an answer that is cut off': 'half-body',
  'no connection': 'unreachable',
  'an answer that is lost': 'lost',
};

const CASES = Object.entries(FORMS).flatMap(([name, form]) =>
  Object.entries(FAILURES).map(([failure, then]) => ({ name, form, failure, then })),
);

it.each(sample(CASES, 9))(
  'keeps typed values of $name after $failure, for every later call',
  async ({ form, then }) => {
    const { scope, asked, settle, setRules } = await form.shop();
    const user = userEvent.setup();
    const settled = () => act(settle);
    renderInShop(scope, form.view);
    await form.opens?.(user);
    await settled();
    for (const [name, text] of Object.entries(form.typed)) fill(fieldOf(name), text);
    setRules([{ on: '*', then }]);
    scopeBind(readUserInfo, { scope })();
    scopeBind(invalidate, { scope })();
    await settled();
    await form.sends(user);
    await settled();
    expect(asked()).toContainEqual(expect.stringContaining(form.call));
    const kept = Object.keys(form.typed).map((name) => [name, fieldOf(name).value]);
    expect(Object.fromEntries(kept)).toEqual(form.typed);
  },
);

it('sends a gift note again that did not reach the bag, even after a reload', async () => {
  const { scope, setRules, settle, asked } = await bag();
  const user = userEvent.setup();
  const view = <ShopViews scope={scope}>{<BagPage onSignIn={() => undefined} />}</ShopViews>;
  const { unmount } = render(view);
  await user.click(screen.getByRole('switch', { name: 'This is a gift' }));
  await act(settle);
  fill(fieldOf('giftNote'), 'Bon voyage');
  setRules([{ on: 'PUT /cart/@self/gift_options', then: 'unreachable' }]);
  unmount();
  await act(settle);
  setRules([]);
  asked();
  render(view);
  expect(fieldOf('giftNote').value).toBe('Bon voyage');
  await user.click(fieldOf('giftNote'));
  await user.tab();
  await act(settle);
  expect(asked()).toContain('PUT /cart/@self/gift_options');
  expect(fieldOf('giftNote').value).toBe('Bon voyage');
  expect(screen.queryByRole('alert')).toBeNull();
});

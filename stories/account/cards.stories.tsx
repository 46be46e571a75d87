import type { Story } from '@ladle/react';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const at = bothAt('/myaccount/savedcards');
const VISA = { brand: 'visa', lastDigits: '1111', expiry: '1229' };
const OVER = { brand: 'maestro', lastDigits: '4242', expiry: '0124' };
const MIRA = { person: 'mira', savedCards: [VISA, OVER] } as const;
const MANY = ['amex', 'diners', 'mastercard', 'jcb', 'a-brand-that-nobody-knows-of'].flatMap(
  (brand) =>
    ['0429', '1130', '0625'].map((expiry, nth) => ({
      ...VISA,
      brand,
      lastDigits: `400${nth}`,
      expiry,
    })),
);

const cards = pageScenario(at, MIRA);
const empty = pageScenario(at, { person: 'mira' });
const many = pageScenario(at, { person: 'mira', savedCards: MANY });
const fails = pageScenario(at, {
  ...MIRA,
  rules: [{ on: 'GET /payments/methods', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
});
const removal = { input: 'account/removeCard', payload: { cardId: 'K1' } };
const removed = pageScenario(at, { ...MIRA, wishes: [{ pause: 1 }, removal] });
const notRemoved = pageScenario(at, {
  ...MIRA,
  rules: [
    { on: 'DELETE /payments/saved_cards/K1', then: { status: 503, errorKey: '_ERR_GENERIC' } },
  ],
  wishes: [{ pause: 1 }, removal],
});

export const Cards: Story = () => <ShopPage scenario={cards} />;
export const CardsLoad: Story = () => <ShopPage scenario={cards} isLoading />;
export const Empty: Story = () => <ShopPage scenario={empty} />;
export const Many: Story = () => <ShopPage scenario={many} />;
export const Fails: Story = () => <ShopPage scenario={fails} />;
export const Removed: Story = () => <ShopPage scenario={removed} />;
export const NotRemoved: Story = () => <ShopPage scenario={notRemoved} />;

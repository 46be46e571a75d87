import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { type BrandFixtures, inBoth } from '../brand-fixtures.ts';
import { ORDER_STORY, atOrder } from './order-steps.ts';
import type { OnScreen, Scenario, ShopperStep } from '../scenario.ts';
import type { Wish } from '../steps.ts';

const RECEIPT = 'S203-7';

function totalOn({ brand }: BrandFixtures): string {
  return receiptTotal(RECEIPT, storeOfCountry(brand, 'GB'));
}

function types(total: string, wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'orders/showReceipt',
    payload: { orderId: RECEIPT, total },
    press: { role: 'button', name: 'Show what I bought', fill: { 'What you paid': total } },
    facts: [],
    asked: [],
    state: { 'orders/receipt': { status: 'asking' } },
    ...wish,
  };
}

const NO_RECEIPT: OnScreen = {
  text: 'We find nothing bought with this number and this total. Please compare both with your receipt.',
};

export const orderOfAShop: Scenario = {
  id: 'order-of-a-shop',
  title: 'Something that was bought in a shop',
  summary: 'What was bought in a shop is shown to who has the receipt. It is not tracked.',
  ledger: ['ORD-06', 'API-32'],
  domains: [...ORDER_STORY, 'orders/receiptRefused'],
  inBrowser: true,
  golden: [{ name: 'orders/detail--of-a-shop', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...atOrder(fixtures), search: `?orderId=${RECEIPT}` },
    rules: [],
    screen: [],
    steps: [
      {
        kind: 'settle',
        title: 'The number is not enough: what the receipt says was paid is asked for.',
        facts: [],
        state: { 'orders/order': { status: 'asked', orderId: RECEIPT } },
        screen: [{ role: 'heading', name: `Order ${RECEIPT}` }],
      },
      types('1.00', { title: 'Guesses.' }),
      {
        kind: 'settle',
        title: 'Is not told whether there is such a number.',
        facts: [{ name: 'orders/receiptRefused', payload: { reason: 'unknown' } }],
        screen: [NO_RECEIPT],
      },
      types(totalOn(fixtures), { title: 'Types what the receipt says.' }),
      {
        kind: 'settle',
        title: 'It is there, with the shop where it was bought.',
        facts: [{ name: 'orders/orderLoaded', payload: { orderId: RECEIPT, status: 'delivered' } }],
        screen: [{ role: 'heading', name: `Order ${RECEIPT}` }, { text: 'Bought in our shop' }],
      },
    ],
  })),
};

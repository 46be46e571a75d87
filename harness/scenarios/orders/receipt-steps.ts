import { type Wish, button, fact, heading, says, settles, acts } from '../step-builders.ts';
import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { OnScreen, ScenarioStart, SettleStep, ShopperStep } from '../scenario.ts';
import { atOrder } from './order-steps.ts';

export const RECEIPT = 'S203-7';

export function totalOn({ brand }: BrandFixtures): string {
  return receiptTotal(RECEIPT, storeOfCountry(brand, 'GB'));
}

export function atReceipt(fixtures: BrandFixtures): ScenarioStart {
  return { ...atOrder(fixtures), search: `?orderId=${RECEIPT}` };
}

export const TOTAL_IS_ASKED: SettleStep = settles(
  'The number is not enough: what the receipt says was paid is asked for.',
  {
    state: { 'orders/order': { status: 'asked', orderId: RECEIPT } },
    screen: [heading(`Order ${RECEIPT}`)],
  },
);

export function typesTotal(total: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'orders/showReceipt',
    payload: { orderId: RECEIPT, total },
    press: button('Show what I bought', { fill: { 'What you paid': total } }),
    asked: [],
    state: { 'orders/receipt': { status: 'asking' } },
  });
}

const NO_RECEIPT: OnScreen = {
  text: 'We find nothing bought with this number and this total. Please compare both with your receipt.',
};

export function notFound(title: string): SettleStep {
  return settles(title, {
    facts: [fact('orders/receiptRefused', { reason: 'unknown' })],
    screen: [NO_RECEIPT],
  });
}

export const RECEIPT_COMES: SettleStep = settles(
  'It is there, with the shop where it was bought.',
  {
    facts: [fact('orders/orderLoaded', { orderId: RECEIPT, status: 'delivered' })],
    screen: [heading(`Order ${RECEIPT}`), says('Bought in our shop')],
  },
);

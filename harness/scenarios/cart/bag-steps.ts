import { type Wish, button, heading, settles, acts } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ScenarioStep, ShopperStep } from '../scenario.ts';
import { CALCULATE, CHANGE, LINE } from '../steps.ts';

export const BAG_CHANGES = [
  'cart/itemAdded',
  'cart/quantityChanged',
  'cart/lineRemoved',
  'cart/lineMoved',
  'cart/lineChangeFailed',
  'cart/codeAssigned',
  'cart/codeRemoved',
  'cart/codeChangeFailed',
  'cart/bagMerged',
];

export const ADD = 'POST /cart';
export const REMOVE = 'PUT /cart/@self/delete_order_item';

/** Number of pieces shown in addition to the server's state. */
export function ahead(pieces: number): Record<string, unknown> {
  return { 'cart/piecesAhead': pieces };
}

/** The bag page loads; its facts are ignored. */
export function bagIsThere(title: string): ScenarioStep {
  return settles(title, { screen: [heading('Your bag')] });
}

/** Adds one more piece; `from` is the current quantity. */
export function wantsOneMore({ piece }: BrandFixtures, from: number, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'cart/changeQuantity',
    payload: { lineId: LINE, quantity: from + 1 },
    press: button(`One more: ${piece.name}`),
  });
}

export function takesOut({ piece }: BrandFixtures, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'cart/removeLine',
    payload: { lineId: LINE },
    press: button(`Remove ${piece.name}`),
    asked: [REMOVE],
  });
}

export function appliesCode(code: string, wish: Wish): ShopperStep {
  return acts(wish, {
    input: 'cart/assignVoucher',
    payload: { code },
    press: 'no-control',
    asked: ['POST /cart/@self/assigned_promotion_code'],
  });
}

export const CHANGE_AND_SUMS = [CHANGE, CALCULATE];

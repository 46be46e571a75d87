import type { Money } from '../../commerce/money.ts';
import type { Adjustment, CartLine } from './contract.ts';

/** CRT-09 */
export interface LinePrices {
  price: Money;
  wasPrice?: Money;
  /** `2X`; empty for a single piece. */
  displayPrefix: string;
  unitPrice: Money;
  unitWasPrice?: Money;
}

/** CRT-09: the line's price before its discounts, and before a markdown. */
export function priceOf({ price, quantity, unitPrice, unitWas }: CartLine): LinePrices {
  return {
    price,
    displayPrefix: quantity > 1 ? `${quantity}X` : '',
    unitPrice,
    ...(unitWas !== undefined && { wasPrice: unitWas * quantity, unitWasPrice: unitWas }),
  };
}

/** CRT-08: the price of the line after its discounts. */
export function totalOf(line: CartLine): Money {
  return ofLine(line.adjustments).reduce((total, { amount }) => total + amount, line.price);
}

/** CRT-10: descriptions of the line's discounts; empty without any. */
export function itemDiscountTextOf({ adjustments }: CartLine): string {
  return ofLine(adjustments)
    .filter((each) => isReduction(each) && each.description !== '')
    .map(({ description }) => description)
    .join(', ');
}

/** ENT-19: true for a discount on goods; other usages are delivery, taxes or services. */
export function isReduction({ usage, amount }: Adjustment): boolean {
  return usage === 'Discount' && amount < 0;
}

function ofLine(adjustments: readonly Adjustment[]): Adjustment[] {
  return adjustments.filter(({ displayLevel }) => displayLevel === 'OrderItem');
}

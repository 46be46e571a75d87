import type { CartLine } from '../cart/bag/contract.ts';
import type { Tile } from '../listing/contract.ts';
import type { OrderItem } from '../orders/contract.ts';
import type { Product } from '../product/contract.ts';
import type { EventItem } from './event.ts';

/** An amount in minor units as analytics have it. */
export function major(amount: number): number {
  return Math.round(amount) / 100;
}

function priced(price: number, was: number | undefined): Pick<EventItem, 'price' | 'discount'> {
  return { price: major(price), ...(was !== undefined && { discount: major(was - price) }) };
}

export function itemOfProduct(product: Product): EventItem {
  const { id, name, brandName, productGroup, colour, price, was } = product;
  return {
    item_id: id,
    item_name: name,
    item_brand: brandName,
    item_category: productGroup,
    item_variant: colour,
    ...priced(price, was),
  };
}

/** `at` is its place in the list, from 0. */
export function itemOfTile(
  { id, name, colour, price, was }: Tile,
  list: string,
  at: number,
): EventItem {
  return {
    item_id: id,
    item_name: name,
    item_variant: colour,
    item_list_id: list,
    index: at,
    ...priced(price, was),
  };
}

/** Of so many pieces of a line of the bag; all of them unless told. */
export function itemOfLine(line: CartLine, quantity: number = line.quantity): EventItem {
  const { productId, name, colour, size, unitPrice, unitWas } = line;
  return {
    item_id: productId,
    item_name: name,
    item_variant: [colour, size].filter(Boolean).join(', '),
    ...priced(unitPrice, unitWas),
    quantity,
  };
}

export function itemOfOrder(item: OrderItem): EventItem {
  const { productId, variantId, name, colour, size, quantity, price } = item;
  return {
    item_id: productId ?? variantId,
    item_name: name,
    item_variant: [colour, size].filter(Boolean).join(', '),
    price: major(price / Math.max(quantity, 1)),
    quantity,
  };
}

/** What so many pieces come to. */
export function valueOf(items: readonly EventItem[]): number {
  const cents = items.reduce(
    (sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return major(cents);
}

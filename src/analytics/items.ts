import type { CartLine } from '../cart/bag/contract.ts';
import type { Tile } from '../listing/contract.ts';
import type { OrderItem } from '../orders/contract.ts';
import type { Product } from '../product/contract.ts';
import type { EventItem } from './event.ts';

/** An amount in minor units as analytics have it. */
export function major(amount: number): number {
  return Math.round(amount) / 100;
}

/** Piece as each step of a purchase has it; `unitPrice` and `was` in minor units. */
interface Piece {
  id: string;
  name: string;
  category?: string | undefined;
  colour: string;
  unitPrice: number;
  was?: number | undefined;
  quantity?: number | undefined;
  /** The list that shows it, and its place there, from 0. */
  list?: { id: string; index: number } | undefined;
}

/** The one builder of GA4's items, so that a piece is the same item at each step. A size is no variant: lists have none. */
function itemOf(brand: string, piece: Piece): EventItem {
  const { id, name, category, colour, unitPrice, was, quantity, list } = piece;
  return {
    item_id: id,
    item_name: name,
    item_brand: brand,
    ...(category !== undefined && { item_category: category }),
    item_variant: colour,
    ...(list && { item_list_id: list.id, index: list.index }),
    price: major(unitPrice),
    ...(was !== undefined && { discount: major(was - unitPrice) }),
    ...(quantity !== undefined && { quantity }),
  };
}

export function itemOfProduct(product: Product, brand: string): EventItem {
  const { id, name, productGroup, colour, price, was } = product;
  return itemOf(brand, { id, name, category: productGroup, colour, unitPrice: price, was });
}

/** `at` is its place in the list, from 0. */
export function itemOfTile(tile: Tile, brand: string, list: string, at: number): EventItem {
  const { id, name, colour, price, was } = tile;
  return itemOf(brand, { id, name, colour, unitPrice: price, was, list: { id: list, index: at } });
}

/** Of so many pieces of a line of the bag; all of them unless told. */
export function itemOfLine(
  line: CartLine,
  brand: string,
  quantity: number = line.quantity,
): EventItem {
  const { productId, name, colour, unitPrice, unitWas } = line;
  return itemOf(brand, { id: productId, name, colour, unitPrice, was: unitWas, quantity });
}

export function itemOfOrder(item: OrderItem, brand: string): EventItem {
  const { productId, variantId, name, colour, quantity, price } = item;
  const unitPrice = price / Math.max(quantity, 1);
  return itemOf(brand, { id: productId ?? variantId, name, colour, unitPrice, quantity });
}

/** What so many pieces come to. */
export function valueOf(items: readonly EventItem[]): number {
  const cents = items.reduce(
    (sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return major(cents);
}

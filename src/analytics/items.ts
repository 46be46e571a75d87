import type { CartLine } from '../cart/bag/contract.ts';
import { totalOf } from '../cart/bag/line.ts';
import type { Tile } from '../listing/contract.ts';
import type { OrderItem } from '../orders/contract.ts';
import type { Product } from '../product/contract.ts';
import type { EventItem } from './event.ts';

/** Converts minor units to major ones. */
export function major(amount: number): number {
  return Math.round(amount) / 100;
}

/** Product data common to all steps of a purchase; `unitPrice` and `was` in minor units. */
interface Piece {
  id: string;
  name: string;
  category?: string | undefined;
  colour: string;
  unitPrice: number;
  was?: number | undefined;
  /** Discount by the backend; by default the difference to `was`. */
  discount?: number | undefined;
  quantity?: number | undefined;
  list?: ItemList | undefined;
}

/** The list that showed an item, and its zero-based position, if ordered. */
export interface ItemList {
  id: string;
  index?: number | undefined;
}

/**
 * Builds all GA4 items, so that a product is the same at each step. Size is not the variant,
 * because lists have none.
 */
function itemOf(brand: string, piece: Piece): EventItem {
  const { id, name, category, colour, unitPrice, was = unitPrice, quantity, list } = piece;
  const { discount = was - unitPrice } = piece;
  return {
    item_id: id,
    item_name: name,
    item_brand: brand,
    ...(category && { item_category: category }),
    item_variant: colour,
    ...(list && ofList(list)),
    price: major(unitPrice),
    ...(discount > 0 && { discount: major(discount) }),
    ...(quantity !== undefined && { quantity }),
  };
}

function ofList({ id, index }: ItemList): Pick<EventItem, 'item_list_id' | 'index'> {
  return { item_list_id: id, ...(index !== undefined && { index }) };
}

export function itemOfProduct(product: Product, brand: string, list?: ItemList): EventItem {
  const { id, name, productGroup: category, colour, price, was, discount } = product;
  return itemOf(brand, { id, name, category, colour, unitPrice: price, was, discount, list });
}

export function itemOfTile(tile: Tile, brand: string, list?: ItemList): EventItem {
  const { id, name, productGroup: category, colour, price, was } = tile;
  return itemOf(brand, { id, name, category, colour, unitPrice: price, was, list });
}

/** Item of a bag line, at its price after line discounts; by default for the full quantity. */
export function itemOfLine(
  line: CartLine,
  brand: string,
  quantity: number = line.quantity,
): EventItem {
  const { productId: id, name, productGroup: category, colour } = line;
  const unitPrice = totalOf(line) / Math.max(line.quantity, 1);
  const was = line.unitWas ?? line.unitPrice;
  return itemOf(brand, { id, name, category, colour, unitPrice, was, quantity });
}

export function itemOfOrder(item: OrderItem, brand: string): EventItem {
  const { productId, variantId, name, productGroup: category, colour, quantity, unitWas } = item;
  const id = productId ?? variantId;
  const unitPrice = item.price / Math.max(quantity, 1);
  return itemOf(brand, { id, name, category, colour, unitPrice, was: unitWas, quantity });
}

/** Total value of items. */
export function valueOf(items: readonly EventItem[]): number {
  const cents = items.reduce(
    (sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  return major(cents);
}

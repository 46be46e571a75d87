import { addMoney, type Money } from '../../commerce/money.ts';
import type { Adjustment, CartDetails, CartLine, MiniBagContents } from '../bag/contract.ts';
import { totalOf } from '../bag/line.ts';
import type { CartChange } from './queue.ts';

/**
 * Details with pending changes; `isDeliveryOpen` while the delivery cost depends on the server's answer.
 */
export type OptimisticDetails = CartDetails & { isDeliveryOpen?: boolean };

interface OptimisticLines {
  lines: readonly CartLine[];
  /** Pieces not yet shown by a line, by variant. */
  unseen: ReadonlyMap<string, number>;
}

/**
 * Applies pending changes to the lines. Changes yield absolute quantities, so lines that already
 * include one stay the same.
 */
export function optimisticLines(
  lines: readonly CartLine[],
  changes: readonly CartChange[],
): OptimisticLines {
  return changes.reduce<OptimisticLines>((so, change) => {
    if (change.kind === 'remove')
      return { ...so, lines: so.lines.filter(({ id }) => id !== change.lineId) };
    if (change.kind === 'update')
      return { ...so, lines: so.lines.map((line) => updated(line, change)) };
    return change.kind === 'add' ? added(so, change) : so;
  }, asGiven(lines));
}

/**
 * Applies pending changes to the bag page. Discounts scale with the goods until the server answers.
 */
export function optimisticDetails(
  details: CartDetails,
  changes: readonly CartChange[],
): OptimisticDetails {
  return withLines(withGift(details, changes), changes);
}

/** Applies the last gift change and its wrapping price. */
function withGift(details: CartDetails, changes: readonly CartChange[]): CartDetails {
  const { gift, wrapping = 0, total } = details;
  const change = changes.findLast((each) => each.kind === 'gift');
  if (!gift || !change) return details;
  const { isGift, note, isWrapped } = change;
  const then = isGift && isWrapped ? gift.wrappingPrice : 0;
  return {
    ...details,
    gift: { ...gift, isGift, note, isWrapped },
    wrapping: then,
    total: addMoney(total, then, -wrapping),
  };
}

function withLines(details: CartDetails, changes: readonly CartChange[]): OptimisticDetails {
  const { lines } = optimisticLines(details.lines, changes);
  if (isAsItWas(details.lines, lines)) return details;
  const [then, now] = [sumsOf(details.lines), sumsOf(lines)];
  const share = then.goods > 0 ? Math.max(0, now.goods) / then.goods : 0;
  const adjustments = details.adjustments.map((each) => scaled(each, share));
  const goods = addMoney(details.goods, now.gross, -then.gross);
  const offOrder = amountOf(details.adjustments) - amountOf(adjustments);
  const offItems = now.gross - now.goods - (then.gross - then.goods);
  const discount = addMoney(details.discount, offItems, offOrder);
  const giftCards = addMoney(details.giftCards, now.giftCards, -then.giftCards);
  const value = goods - discount;
  const delivery = optimisticDelivery(details, { value, hasGoods: now.gross > 0 });
  return {
    ...details,
    lines: [...lines],
    adjustments,
    goods,
    discount,
    giftCards,
    shipping: delivery ?? 0,
    total: addMoney(value, delivery ?? 0, giftCards, details.wrapping ?? 0),
    ...(delivery === undefined && { isDeliveryOpen: true }),
  };
}

/** Applies pending changes to the mini bag. */
export function optimisticMiniBag(
  bag: MiniBagContents,
  changes: readonly CartChange[],
): MiniBagContents {
  const { lines, unseen: byVariant } = optimisticLines(bag.lines, changes);
  const unseen = sum([...byVariant.values()]);
  if (unseen === 0 && isAsItWas(bag.lines, lines)) return bag;
  const [then, now] = [sumsOf(bag.lines), sumsOf(lines)];
  const offOrder = bag.subtotal - then.goods;
  const share = then.goods > 0 ? Math.max(0, now.goods) / then.goods : 0;
  const { shipping: _, ...known } = bag; // The new cost depends on the server's answer.
  return {
    ...known,
    lines: [...lines],
    count: bag.count + piecesIn(lines) - piecesIn(bag.lines) + unseen,
    subtotal: addMoney(now.goods, Math.round(offOrder * share)),
    giftCards: addMoney(bag.giftCards, now.giftCards, -then.giftCards),
  };
}

/** Number of pieces that changes add to lines; negative if they remove more. */
export function addedPieces(lines: readonly CartLine[], changes: readonly CartChange[]): number {
  const after = optimisticLines(lines, changes);
  return piecesIn(after.lines) + sum([...after.unseen.values()]) - piecesIn(lines);
}

/** Number of pieces of a variant in lines. */
export function piecesOfVariant(lines: readonly CartLine[], variantId: string): number {
  return piecesIn(lines.filter((line) => line.variantId === variantId));
}

function asGiven(lines: readonly CartLine[]): OptimisticLines {
  return { lines, unseen: new Map() };
}

function added(
  { lines, unseen }: OptimisticLines,
  { variantId, quantity, base, line }: Extract<CartChange, { kind: 'add' }>,
): OptimisticLines {
  const there = lines.find((each) => each.variantId === variantId);
  const pieces = (base ?? there?.quantity ?? unseen.get(variantId) ?? 0) + quantity;
  if (there)
    return {
      lines: lines.map((each) => (each === there ? withPieces(each, pieces) : each)),
      unseen,
    };
  return line
    ? { lines: [...lines, withPieces(line, pieces)], unseen }
    : { lines, unseen: new Map(unseen).set(variantId, pieces) };
}

function updated(
  line: CartLine,
  { lineId, quantity }: Extract<CartChange, { kind: 'update' }>,
): CartLine {
  return line.id === lineId ? withPieces(line, quantity) : line;
}

function withPieces(line: CartLine, quantity: number): CartLine {
  if (line.quantity === quantity) return line;
  const share = line.quantity > 0 ? quantity / line.quantity : 0;
  return {
    ...line,
    quantity,
    price: line.unitPrice * quantity,
    adjustments: line.adjustments.map((each) => scaled(each, share)),
  };
}

function scaled(adjustment: Adjustment, share: number): Adjustment {
  return { ...adjustment, amount: Math.round(adjustment.amount * share) };
}

interface Sums {
  /** Goods before and after line discounts. */
  gross: Money;
  goods: Money;
  giftCards: Money;
}

function sumsOf(lines: readonly CartLine[]): Sums {
  const goods = lines.filter(({ giftCard }) => giftCard !== true);
  const cards = lines.filter(({ giftCard }) => giftCard === true);
  return {
    gross: sum(goods.map(({ price }) => price)),
    goods: sum(goods.map(totalOf)),
    giftCards: sum(cards.map(totalOf)),
  };
}

/** Delivery cost with pending changes; undefined if it depends on the server's answer. */
function optimisticDelivery(
  { goods, discount, shipping, freeShippingFrom, lines }: CartDetails,
  { value, hasGoods }: { value: Money; hasGoods: boolean },
): Money | undefined {
  if (!hasGoods) return 0;
  const wasFree = goods - discount >= freeShippingFrom;
  const isFree = value >= freeShippingFrom;
  if (isFree !== wasFree) return isFree ? 0 : shipping || undefined;
  return sumsOf(lines).gross > 0 ? shipping : undefined;
}

function isAsItWas(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  return before.length === after.length && before.every((line, at) => line === after[at]);
}

function amountOf(adjustments: readonly Adjustment[]): Money {
  return sum(adjustments.map(({ amount }) => amount));
}

function piecesIn(lines: readonly CartLine[]): number {
  return sum(lines.map(({ quantity }) => quantity));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

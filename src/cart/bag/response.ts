import { array, boolean, integer, pattern, string, type, type Infer, create } from 'superstruct';
import { Amount, parseMoney } from '../../commerce/money.ts';
import { sizeKindOf } from '../../commerce/local-size.ts';
import { productPath } from '../../commerce/product-path.ts';
import { siteLink } from '../../kernel/site-link.ts';
import { validItems, optionalLenient, present, requiredItems } from '../../kernel/tolerant.ts';
import type {
  Adjustment,
  CartLine,
  CartDetails,
  CartGift,
  MiniBagContents,
  CartChangeResult,
  CartCalculated,
} from './contract.ts';
import { parseForeign } from '../../kernel/safe-keys.ts';

const AdjustmentAnswer = type({
  displayLevel: string(),
  usage: string(),
  amount: Amount,
  description: string(),
});

/** ENT-19. `orderItemPrice` is unit price times quantity, before adjustments. */
const CartItemAnswer = type({
  orderItemId: string(),
  partNumber: string(),
  productId: string(),
  productName: string(),
  url: optionalLenient(siteLink()),
  quantity: pattern(string(), /^\d{1,4}(\.0+)?$/),
  unitPrice: Amount,
  orderItemPrice: Amount,
  xitem_unitWasPrice: optionalLenient(Amount),
  xitem_attributes: optionalLenient(string()),
  adjustments: validItems(AdjustmentAnswer),
  giftCard: optionalLenient(boolean()),
});

export const CartDetailsAnswer = type({
  orderId: string(),
  items: requiredItems(CartItemAnswer),
  adjustments: validItems(AdjustmentAnswer),
  total: type({
    cartPrice: Amount,
    cartValue: Amount,
    cartGiftCards: Amount,
    cartShipping: Amount,
    cartShippingOption: optionalLenient(string()),
    cartGiftWrapping: optionalLenient(Amount),
    orderTotal: Amount,
    freeShippingFrom: Amount,
  }),
  giftOptions: optionalLenient(
    type({
      gift: boolean(),
      giftMessage: optionalLenient(string()),
      giftWrap: boolean(),
      giftWrapPrice: Amount,
    }),
  ),
  paypalExpressEnabled: boolean(),
  isPaypalExpressEnabled: boolean(),
});

export const MiniBagAnswer = type({
  orderId: string(),
  items: requiredItems(CartItemAnswer),
  itemCount: integer(),
  total: type({
    cartValue: Amount,
    cartGiftCards: Amount,
    cartShipping: optionalLenient(Amount),
    cartGiftWrapping: optionalLenient(Amount),
    freeShippingFrom: Amount,
  }),
});

/** Answer to add, update and delete. */
export const CartChangeAnswer = type({
  orderId: string(),
  orderItem: array(type({ orderItemId: string() })),
});

export const CartCalculatedAnswer = type({ orderId: string() });

function readAdjustments(answers: Infer<typeof AdjustmentAnswer>[]): Adjustment[] {
  return answers.map(({ displayLevel, usage, amount, description }) => ({
    displayLevel,
    usage,
    amount: parseMoney(amount),
    description,
  }));
}

function readLine(answer: Infer<typeof CartItemAnswer>): CartLine {
  const {
    colour = '',
    size = '',
    gender,
    productGroup,
  } = readAttributes(answer.xitem_attributes ?? '');
  const sizeKind = sizeKindOf(gender, productGroup);
  const unitPrice = parseMoney(answer.unitPrice);
  const unitWas = parseMoney(answer.xitem_unitWasPrice ?? answer.unitPrice);
  return present({
    id: answer.orderItemId,
    variantId: answer.partNumber,
    productId: answer.productId,
    name: answer.productName,
    colour,
    size,
    sizeKind,
    productGroup,
    url: answer.url ?? productPath(answer.productId),
    quantity: Math.max(0, Math.trunc(Number(answer.quantity))),
    unitPrice,
    unitWas: unitWas > unitPrice ? unitWas : undefined,
    price: parseMoney(answer.orderItemPrice),
    adjustments: readAdjustments(answer.adjustments),
    giftCard: answer.giftCard || undefined,
  });
}

export function readCartDetails(answer: Infer<typeof CartDetailsAnswer>): CartDetails {
  const { total } = answer;
  const goods = parseMoney(total.cartPrice);
  return present({
    orderId: answer.orderId,
    lines: answer.items.entries.map(readLine),
    leftOut: answer.items.leftOut,
    adjustments: readAdjustments(answer.adjustments),
    goods,
    discount: goods - parseMoney(total.cartValue),
    giftCards: parseMoney(total.cartGiftCards),
    shipping: parseMoney(total.cartShipping),
    total: parseMoney(total.orderTotal),
    freeShippingFrom: parseMoney(total.freeShippingFrom),
    paypalExpress: answer.paypalExpressEnabled && answer.isPaypalExpressEnabled,
    deliveryCode: total.cartShippingOption,
    wrapping: total.cartGiftWrapping === undefined ? undefined : parseMoney(total.cartGiftWrapping),
    gift: readGift(answer),
  });
}

function readGift({ giftOptions }: Infer<typeof CartDetailsAnswer>): CartGift | undefined {
  if (!giftOptions) return undefined;
  const { gift, giftMessage, giftWrap, giftWrapPrice } = giftOptions;
  const wrappingPrice = parseMoney(giftWrapPrice);
  return { isGift: gift, note: giftMessage ?? '', isWrapped: giftWrap, wrappingPrice };
}

export function toMiniBag(answer: Infer<typeof MiniBagAnswer>): MiniBagContents {
  const { cartShipping, cartGiftWrapping } = answer.total;
  const wrapping = cartGiftWrapping === undefined ? 0 : parseMoney(cartGiftWrapping);
  return present({
    orderId: answer.orderId,
    lines: answer.items.entries.map(readLine),
    leftOut: answer.items.leftOut,
    count: answer.itemCount,
    subtotal: parseMoney(answer.total.cartValue),
    giftCards: parseMoney(answer.total.cartGiftCards),
    shipping: cartShipping === undefined ? undefined : parseMoney(cartShipping),
    wrapping: wrapping || undefined,
    freeShippingFrom: parseMoney(answer.total.freeShippingFrom),
  });
}

export function readCartChange(answer: Infer<typeof CartChangeAnswer>): CartChangeResult {
  return {
    orderId: answer.orderId,
    lineIds: answer.orderItem.map(({ orderItemId }) => orderItemId),
  };
}

export function readCartCalculated({
  orderId,
}: Infer<typeof CartCalculatedAnswer>): CartCalculated {
  return { orderId };
}

const Attributes = array(type({ name: string(), value: string() }));

/** CRT-11: unreadable text gives no attributes, so that one bad line does not hide the bag. */
export function readAttributes(json: string): Record<string, string | undefined> {
  try {
    return Object.fromEntries(create(parseForeign(json), Attributes).map((a) => [a.name, a.value]));
  } catch {
    return {};
  }
}

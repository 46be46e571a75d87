import { type Infer, boolean, integer, string, type } from 'superstruct';
import { AddressAnswer, readAddress } from '../kernel/address.ts';
import { Amount, CurrencyText, parseMoney } from '../commerce/money.ts';
import { sizeKindOf } from '../commerce/local-size.ts';
import { DeliveryDays } from '../delivery-days/delivery-days.ts';
import { siteLink } from '../kernel/site-link.ts';
import { validItems, optionalLenient, present, requiredItems } from '../kernel/tolerant.ts';
import type { Order, OrderEntry, OrderItem, OrderList } from './contract.ts';

const HEAD = {
  orderId: string(),
  status: string(),
  placedDate: string(),
  currency: CurrencyText,
};

const OrderEntryAnswer = type({
  ...HEAD,
  orderTotal: Amount,
  itemCount: integer(),
  products: validItems(type({ productId: string(), productName: string() })),
});

export const OrderListAnswer = type({
  orders: requiredItems(OrderEntryAnswer),
  total: integer(),
});

const OrderItemAnswer = type({
  orderItemId: string(),
  partNumber: string(),
  productId: optionalLenient(string()),
  productName: string(),
  productUrl: optionalLenient(siteLink()),
  colour: optionalLenient(string()),
  size: optionalLenient(string()),
  gender: optionalLenient(string()),
  productGroup: optionalLenient(string()),
  quantity: integer(),
  orderItemPrice: Amount,
  xitem_unitWasPrice: optionalLenient(Amount),
});

export const OrderAnswer = type({
  ...HEAD,
  items: requiredItems(OrderItemAnswer),
  cartValue: Amount,
  cartPrice: optionalLenient(Amount),
  adjustments: validItems(type({ amount: Amount, description: string() })),
  cartGiftCards: optionalLenient(Amount),
  cartShipping: Amount,
  paymentFee: optionalLenient(Amount),
  orderTotal: Amount,
  orderTax: optionalLenient(Amount),
  giftCardPayment: optionalLenient(Amount),
  email1: optionalLenient(string()),
  shippingAddress: optionalLenient(AddressAnswer),
  billingAddress: optionalLenient(AddressAnswer),
  shippingMethod: optionalLenient(string()),
  deliveryFrom: optionalLenient(string()),
  deliveryUntil: optionalLenient(string()),
  gift: optionalLenient(type({ giftMessage: optionalLenient(string()), giftWrap: boolean() })),
  giftWrapping: optionalLenient(Amount),
  pickupPointId: optionalLenient(string()),
  pickupPointName: optionalLenient(string()),
  paymentMethod: optionalLenient(string()),
  storeName: optionalLenient(string()),
  cancellable: optionalLenient(boolean()),
  returnable: optionalLenient(boolean()),
});

function readEntry(answer: Infer<typeof OrderEntryAnswer>): OrderEntry {
  const { orderId, status, placedDate, currency, orderTotal, itemCount } = answer;
  const total = parseMoney(orderTotal);
  const products = answer.products.map(({ productId, productName: name }) => ({ productId, name }));
  return { orderId, status, placed: placedDate, currency, total, itemCount, products };
}

/** Removes duplicate orders. */
export function readOrders({ orders, total }: Infer<typeof OrderListAnswer>): OrderList {
  const byId = new Map(orders.entries.map((answer) => [answer.orderId, readEntry(answer)]));
  return present({ orders: [...byId.values()], total, leftOut: orders.leftOut });
}

function readItem(answer: Infer<typeof OrderItemAnswer>): OrderItem {
  return present({
    id: answer.orderItemId,
    variantId: answer.partNumber,
    productId: answer.productId,
    url: answer.productUrl,
    name: answer.productName,
    colour: answer.colour ?? '',
    size: answer.size ?? '',
    sizeKind: sizeKindOf(answer.gender, answer.productGroup),
    productGroup: answer.productGroup,
    quantity: answer.quantity,
    price: parseMoney(answer.orderItemPrice),
    unitWas: answer.xitem_unitWasPrice ? parseMoney(answer.xitem_unitWasPrice) : undefined,
  });
}

const amountOf = (text: string | undefined) => (text === undefined ? 0 : parseMoney(text));

/** Returns both delivery days, or `undefined` if one is missing or they are out of order. */
function arrivesOf(answer: Infer<typeof OrderAnswer>): DeliveryDays | undefined {
  const arrives = { first: answer.deliveryFrom, last: answer.deliveryUntil };
  return DeliveryDays.is(arrives) && arrives.first <= arrives.last ? arrives : undefined;
}

export function readOrder(answer: Infer<typeof OrderAnswer>): Order {
  const { shippingAddress, billingAddress, orderTax, pickupPointId, pickupPointName } = answer;
  return present({
    orderId: answer.orderId,
    status: answer.status,
    placed: answer.placedDate,
    currency: answer.currency,
    items: answer.items.entries.map(readItem),
    leftOut: answer.items.leftOut,
    goods: parseMoney(answer.cartValue),
    gross: answer.cartPrice === undefined ? undefined : parseMoney(answer.cartPrice),
    reductions: answer.adjustments.map(({ amount, description }) => ({
      description,
      amount: parseMoney(amount),
    })),
    giftCards: amountOf(answer.cartGiftCards),
    shipping: parseMoney(answer.cartShipping),
    fee: amountOf(answer.paymentFee),
    total: parseMoney(answer.orderTotal),
    tax: orderTax === undefined ? undefined : parseMoney(orderTax),
    paidByGiftCards: amountOf(answer.giftCardPayment),
    email: answer.email1,
    shippingAddress: shippingAddress && readAddress(shippingAddress),
    billingAddress: billingAddress && readAddress(billingAddress),
    shippingMethod: answer.shippingMethod,
    arrives: arrivesOf(answer),
    gift: answer.gift && {
      note: answer.gift.giftMessage ?? '',
      isWrapped: answer.gift.giftWrap,
    },
    wrapping: answer.giftWrapping === undefined ? undefined : parseMoney(answer.giftWrapping),
    pickupPoint: pickupPointName ?? pickupPointId,
    paymentMethod: answer.paymentMethod,
    store: answer.storeName,
    canCancel: answer.cancellable ?? false,
    canReturn: answer.returnable ?? false,
  });
}

import { type Infer, boolean, integer, string, type } from 'superstruct';
import { AddressAnswer, readAddress } from '../kernel/address.ts';
import { Amount, CurrencyText, parseMoney } from '../commerce/money.ts';
import { sizeKindOf } from '../commerce/local-size.ts';
import { DeliveryDays } from '../delivery-days/delivery-days.ts';
import { siteLink } from '../kernel/site-link.ts';
import { goodEntries, orNothing, present, readable } from '../kernel/tolerant.ts';
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
  products: goodEntries(type({ productId: string(), productName: string() })),
});

export const OrderListAnswer = type({
  orders: readable(OrderEntryAnswer),
  total: integer(),
});

const OrderItemAnswer = type({
  orderItemId: string(),
  partNumber: string(),
  productId: orNothing(string()),
  productName: string(),
  productUrl: orNothing(siteLink()),
  colour: orNothing(string()),
  size: orNothing(string()),
  gender: orNothing(string()),
  productGroup: orNothing(string()),
  quantity: integer(),
  orderItemPrice: Amount,
  xitem_unitWasPrice: orNothing(Amount),
});

export const OrderAnswer = type({
  ...HEAD,
  items: readable(OrderItemAnswer),
  cartValue: Amount,
  cartPrice: orNothing(Amount),
  adjustments: goodEntries(type({ amount: Amount, description: string() })),
  cartGiftCards: orNothing(Amount),
  cartShipping: Amount,
  paymentFee: orNothing(Amount),
  orderTotal: Amount,
  orderTax: orNothing(Amount),
  giftCardPayment: orNothing(Amount),
  email1: orNothing(string()),
  shippingAddress: orNothing(AddressAnswer),
  billingAddress: orNothing(AddressAnswer),
  shippingMethod: orNothing(string()),
  deliveryFrom: orNothing(string()),
  deliveryUntil: orNothing(string()),
  gift: orNothing(type({ giftMessage: orNothing(string()), giftWrap: boolean() })),
  giftWrapping: orNothing(Amount),
  pickupPointId: orNothing(string()),
  pickupPointName: orNothing(string()),
  paymentMethod: orNothing(string()),
  storeName: orNothing(string()),
  cancellable: orNothing(boolean()),
  returnable: orNothing(boolean()),
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

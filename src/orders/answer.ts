import { type Infer, array, boolean, integer, string, type } from 'superstruct';
import { AddressAnswer, readAddress } from '../kernel/address.ts';
import { Amount } from '../kernel/amount.ts';
import { parseMoney } from '../kernel/money.ts';
import { orNothing, present } from '../kernel/tolerant.ts';
import type { Order, OrderEntry, OrderItem, OrderList } from './contract.ts';

const HEAD = { orderId: string(), status: string(), placedDate: string(), currency: string() };

const OrderEntryAnswer = type({ ...HEAD, orderTotal: Amount, itemCount: integer() });

export const OrderListAnswer = type({ orders: array(OrderEntryAnswer), total: integer() });

const OrderItemAnswer = type({
  orderItemId: string(),
  partNumber: string(),
  productId: orNothing(string()),
  productName: string(),
  colour: orNothing(string()),
  size: orNothing(string()),
  quantity: integer(),
  orderItemPrice: Amount,
});

export const OrderAnswer = type({
  ...HEAD,
  items: array(OrderItemAnswer),
  cartValue: Amount,
  cartShipping: Amount,
  orderTotal: Amount,
  email1: orNothing(string()),
  shippingAddress: orNothing(AddressAnswer),
  billingAddress: orNothing(AddressAnswer),
  shippingMethod: orNothing(string()),
  paymentMethod: orNothing(string()),
  storeName: orNothing(string()),
  cancellable: orNothing(boolean()),
});

function readEntry(answer: Infer<typeof OrderEntryAnswer>): OrderEntry {
  const { orderId, status, placedDate, currency, orderTotal, itemCount } = answer;
  const total = parseMoney(orderTotal);
  return { orderId, status, placed: placedDate, currency, total, itemCount };
}

export function readOrders({ orders, total }: Infer<typeof OrderListAnswer>): OrderList {
  return { orders: orders.map(readEntry), total };
}

function readItem(answer: Infer<typeof OrderItemAnswer>): OrderItem {
  return present({
    id: answer.orderItemId,
    variantId: answer.partNumber,
    productId: answer.productId,
    name: answer.productName,
    colour: answer.colour ?? '',
    size: answer.size ?? '',
    quantity: answer.quantity,
    price: parseMoney(answer.orderItemPrice),
  });
}

export function readOrder(answer: Infer<typeof OrderAnswer>): Order {
  const { shippingAddress, billingAddress } = answer;
  return present({
    orderId: answer.orderId,
    status: answer.status,
    placed: answer.placedDate,
    currency: answer.currency,
    items: answer.items.map(readItem),
    goods: parseMoney(answer.cartValue),
    shipping: parseMoney(answer.cartShipping),
    total: parseMoney(answer.orderTotal),
    email: answer.email1,
    shippingAddress: shippingAddress && readAddress(shippingAddress),
    billingAddress: billingAddress && readAddress(billingAddress),
    shippingMethod: answer.shippingMethod,
    paymentMethod: answer.paymentMethod,
    store: answer.storeName,
    canCancel: answer.cancellable ?? false,
  });
}

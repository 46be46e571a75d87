import type { CartDetails, CartLine, MiniBagContents } from '#src/cart/bag/contract.ts';

export function line(facts: Partial<CartLine> = {}): CartLine {
  const { quantity = 1, unitPrice = 8990 } = facts;
  return {
    id: 'L1',
    variantId: '8700000000017',
    productId: 'RL0001RAW',
    name: 'Slim jeans',
    colour: 'Raw indigo',
    size: '32 / 34',
    url: '/p/slim-jeans-rl0001raw',
    quantity,
    unitPrice,
    price: unitPrice * quantity,
    adjustments: [],
    ...facts,
  };
}

export function miniBag(lines: CartLine[] = [line()]): MiniBagContents {
  return {
    orderId: '55',
    lines,
    count: lines.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: lines.reduce((sum, { price }) => sum + price, 0),
    giftCards: 0,
    freeShippingFrom: 10000,
  };
}

export function details(lines: CartLine[] = [line()]): CartDetails {
  const goods = lines.reduce((sum, { price }) => sum + price, 0);
  return {
    orderId: '55',
    lines,
    adjustments: [],
    goods,
    discount: 0,
    giftCards: 0,
    shipping: 500,
    total: goods + 500,
    freeShippingFrom: 10000,
    paypalExpress: true,
  };
}

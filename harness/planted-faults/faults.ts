import type { Edit } from './tree-with-fault.ts';

export interface Fault extends Edit {
  what: string;
  also?: Edit;
  /** A file of `fixtures/traces`, or `shop`: a session of a seeded shopper with its raw answers. */
  trace: string;
  /** Stores, facts, calls or fields that the verdict must name. */
  names: readonly (string | RegExp)[];
  /** True if only rendered pages show it. */
  isSeen?: boolean;
  /** Maximum distance in lines: the verdict may name the connection of a changed reducer. */
  within?: number;
  /** True if the line may be in a `read` entry (a store set earlier) or a `runs` entry (an executed function). */
  isRead?: boolean;
}

export const FAULTS: readonly Fault[] = [
  {
    what: "a reducer's field",
    file: 'src/consent/notice-model.ts',
    find: '[purpose]: isOn }',
    replace: '[purpose]: !isOn }',
    trace: 'consent/by-purpose--confirmed.jsonl',
    names: ['consent/notice', 'consent/tickPurpose'],
    within: 4,
    isRead: true,
  },
  {
    what: 'an inverted filter',
    file: 'src/search/model.ts',
    find: 'filter: ({ text, isOpen }) => isOpen && canBeMeant(text)',
    replace: 'filter: ({ text, isOpen }) => isOpen && !canBeMeant(text)',
    trace: 'search/stale-suggestions--dropped.jsonl',
    names: ['http/search.suggestions'],
    within: 4,
  },
  {
    what: 'a price that a view shows doubled',
    file: 'src/cart/view/LinePrice.tsx',
    find: 'price={formatMoney(total, ',
    replace: 'price={formatMoney(total * 2, ',
    trace: 'cart/quantity--rolled-back.jsonl',
    names: [/- .*£30\.00/, /\+ .*£60\.00/],
    isSeen: true,
    within: 2,
  },
  {
    what: 'a wrong read() of a contract',
    file: 'src/product/response.ts',
    find: 'variants: item.variants.map(readVariant)',
    replace: 'variants: item.variants.map(readVariant).toReversed()',
    trace: 'shop',
    names: ['http/product.byId', 'answers'],
    isRead: true,
    within: 50,
  },
  {
    what: "a request's path",
    file: 'src/cart/changes/change-api.ts',
    find: "path: () => '/cart',",
    replace: "path: () => '/basket',",
    trace: 'shop',
    names: ['http/cart.add', 'requests'],
  },
  {
    what: 'an order read from the wrong field',
    file: 'src/orders/response.ts',
    find: 'shipping: parseMoney(answer.cartShipping),',
    replace: 'shipping: amountOf(answer.paymentFee),',
    trace: 'orders/lookup--found.jsonl',
    names: ['http/orders.byPostcode', 'answers'],
    isRead: true,
    within: 60,
  },
  {
    what: 'a payment whose id is read from another field',
    file: 'src/checkout/payment/response.ts',
    find: '    paymentId,\n    status,',
    replace: '    paymentId: orderId,\n    status,',
    trace: 'payment/challenge--passed.jsonl',
    names: ['http/payment.pay', 'answers'],
    isRead: true,
    within: 12,
  },
  {
    what: "a saved card's digits read from its expiry",
    file: 'src/checkout/payment/methods-response.ts',
    find: 'present({ id: cardId, brand, lastDigits, expiry, holderName })',
    replace: 'present({ id: cardId, brand, lastDigits: expiry, expiry, holderName })',
    trace: 'account/card--made-default.jsonl',
    names: ['http/card.list', 'answers'],
    isRead: true,
    within: 12,
  },
  {
    what: 'a field that an address is sent without',
    file: 'src/kernel/address.ts',
    find: '    city: address.city,',
    replace: '',
    trace: 'account/address--added.jsonl',
    names: ['http/address.addToBook', 'requests'],
    isRead: true,
    within: 20,
  },
  {
    what: 'one more required field in a value',
    file: 'src/product/contract.ts',
    find: '  colourCode: string(),',
    replace: '  colourCode: string(),\n  shade: string(),',
    trace: 'product/notify-me--promised.jsonl',
    names: ['http/product.byId', 'shade: expected a string, found nothing'],
    within: 1,
  },
  {
    what: 'a fact that nothing uses, beside a reducer that forgets',
    file: 'src/wishlist/pending-model.ts',
    find: '    without(pending, productId),\n  );',
    replace: '    without(pending, `${productId}-`),\n  );',
    also: {
      file: 'src/wishlist/model.ts',
      find: "export const itemRemoved = fact('wishlist/itemRemoved', OfProduct);",
      replace:
        "export const itemRemoved = fact('wishlist/itemRemoved', OfProduct);\nfact('wishlist/neverUsed', OfProduct);",
    },
    trace: 'wishlist/add-fails--taken-off-again.jsonl',
    names: ['wishlist/pending'],
    isRead: true,
    within: 4,
  },
  {
    what: "a call's wrong parameter",
    file: 'src/search/model.ts',
    find: 'fn: ({ text }) => ({ term: tidyTerm(text) })',
    replace: 'fn: ({ text }) => ({ term: tidyTerm(text).slice(1) })',
    trace: 'search/stale-suggestions--dropped.jsonl',
    names: ['http/search.suggestions', 'term'],
    within: 40,
  },
  {
    what: "a fact's wrong payload",
    file: 'src/cart/bag/details-model.ts',
    find: 'fn: ({ lines }) => ({ lineCount: lines.length }),',
    replace: 'fn: ({ lines }) => ({ lineCount: lines.length + 1 }),',
    trace: 'cart/quantity--rolled-back.jsonl',
    names: ['cart/detailsLoaded', 'lineCount'],
    within: 3,
  },
  {
    what: 'a pause of another length',
    file: 'src/search/model.ts',
    find: 'const PAUSE_MS = 180;',
    replace: 'const PAUSE_MS = 1800;',
    trace: 'search/stale-suggestions--dropped.jsonl',
    names: ['clock/wait', '1800'],
    within: 40,
  },
  {
    what: 'a connection that was taken out',
    file: 'src/search/model.ts',
    find: 'sample({ clock: searchBegun, target: searchOpened });',
    replace: '',
    trace: 'search/stale-suggestions--dropped.jsonl',
    names: ['search/searchOpened'],
    within: 70,
  },
  {
    what: 'a function that throws between two units',
    file: 'src/search/model.ts',
    find: 'filter: ({ text, isOpen }) => isOpen && canBeMeant(text)',
    replace:
      "filter: ({ text, isOpen }) => isOpen && canBeMeant((text as unknown as { words: string[] }).words.join(' '))",
    trace: 'search/stale-suggestions--dropped.jsonl',
    names: ['TypeError: Cannot read properties of undefined', 'thrown at src/search/model.ts:'],
  },
];

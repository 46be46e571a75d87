import {
  type Infer,
  array,
  boolean,
  integer,
  literal,
  object,
  optional,
  string,
} from 'superstruct';
import { Account } from '../../account/contract.ts';
import { BookOfAddresses } from '../../address/contract.ts';
import { SavedCard } from '../../checkout/payment/contract.ts';
import { taggedUnion } from '../../kernel/struct.ts';
import { Membership } from '../../membership/contract.ts';
import { Preferences } from '../../newsletter/contract.ts';
import { Order, type OrderList } from '../../orders/contract.ts';

/** What has come so far of a shopper's data. */
export const Collected = object({
  account: optional(Account),
  addresses: optional(BookOfAddresses),
  newsletter: optional(Preferences),
  membership: optional(Membership),
  cards: optional(array(SavedCard)),
  /** Of the orders: which there are, and how many pages of the list have said so. */
  orderIds: array(string()),
  pages: integer(),
  isWhole: boolean(),
  orders: array(Order),
});
export type Collected = Infer<typeof Collected>;

/** What becomes a file. `made` is a day, `wishlist` what is on it. */
export const Data = object({ made: string(), wishlist: array(string()), collected: Collected });
export type Data = Infer<typeof Data>;

/** Why there is no file, though all is there. */
export const SAVE_ERROR = { message: 'Error saving data' } as const;

export const NOTHING_COLLECTED: Collected = {
  orderIds: [],
  pages: 0,
  isWhole: false,
  orders: [],
};

export const DataState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  gathering: object({
    status: literal('gathering'),
    /** Whether the shop has a membership to ask about. */
    hasMembership: boolean(),
    collected: Collected,
  }),
  failed: object({ status: literal('failed') }),
  saved: object({ status: literal('saved') }),
});
export type DataState = Infer<typeof DataState>;

/** What is to be asked for next: one of them, with what its call takes. */
export type DataStep = Partial<
  Record<'account' | 'addresses' | 'newsletter' | 'membership' | 'cards', void> & {
    orders: { page: number };
    order: { orderId: string };
  }
>;

type Gathering = Pick<Extract<DataState, { status: 'gathering' }>, 'hasMembership' | 'collected'>;

/** One thing after the other, so that nobody asks the shop a hundred things at once; nothing when all is there. */
export function nextStep({ hasMembership, collected }: Gathering): DataStep | undefined {
  const { account, addresses, newsletter, membership, cards } = collected;
  if (!account) return { account: undefined };
  if (!addresses) return { addresses: undefined };
  if (!newsletter) return { newsletter: undefined };
  if (hasMembership && !membership) return { membership: undefined };
  if (!cards) return { cards: undefined };
  if (!collected.isWhole) return { orders: { page: collected.pages + 1 } };
  const orderId = collected.orderIds[collected.orders.length];
  return orderId === undefined ? undefined : { order: { orderId } };
}

/** A page of the list adds its orders; an empty one is the last, whatever the total says. */
export function withPage(collected: Collected, { orders, total }: OrderList): Collected {
  const fresh = orders
    .map(({ orderId }) => orderId)
    .filter((orderId) => !collected.orderIds.includes(orderId));
  const orderIds = [...collected.orderIds, ...fresh];
  return {
    ...collected,
    orderIds,
    pages: collected.pages + 1,
    isWhole: fresh.length === 0 || orderIds.length >= total,
  };
}

/**
 * The file: plain JSON, for people and programs alike. Amounts are in minor units of their order's currency.
 *
 * @example dataText({ collected, made: '2026-11-23', wishlist: ['RL1001NVY'] })
 */
export function dataText({ collected, made, wishlist }: Data): string {
  const { account, addresses, newsletter, membership, cards, orders } = collected;
  const data = { made, account, addresses, cards, newsletter, membership, wishlist, orders };
  return `${JSON.stringify(data, null, 2)}\n`;
}

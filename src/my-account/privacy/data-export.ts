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
import { Account } from '../../account/api.ts';
import { BookOfAddresses } from '../../address/contract.ts';
import { SavedCard } from '../../checkout/payment/contract.ts';
import { taggedUnion } from '../../kernel/struct.ts';
import { Membership } from '../../membership/contract.ts';
import { Preferences } from '../../newsletter/api.ts';
import { Order, type OrderList } from '../../orders/contract.ts';
import { importWithRetry } from '../../kernel/lazy-import.ts';

/** Data of the shopper collected so far. */
export const Collected = object({
  account: optional(Account),
  addresses: optional(BookOfAddresses),
  newsletter: optional(Preferences),
  membership: optional(Membership),
  cards: optional(array(SavedCard)),
  /** Order ids found so far, and the number of list pages read. */
  orderIds: array(string()),
  pages: integer(),
  isWhole: boolean(),
  orders: array(Order),
});
export type Collected = Infer<typeof Collected>;

/** Content of the file. `made` is a day; `wishlist` lists its items. */
export const DataExport = object({
  made: string(),
  wishlist: array(string()),
  collected: Collected,
});
export type DataExport = Infer<typeof DataExport>;

/** Error of a failed save after everything was collected. */
export const SAVE_ERROR = { message: 'Error saving data' } as const;

export const NOTHING_COLLECTED: Collected = {
  orderIds: [],
  pages: 0,
  isWhole: false,
  orders: [],
};

export const DataExportState = taggedUnion('status', {
  idle: object({ status: literal('idle') }),
  gathering: object({
    status: literal('gathering'),
    /** True if the store has a membership programme to read. */
    hasMembership: boolean(),
    collected: Collected,
  }),
  failed: object({ status: literal('failed') }),
  saved: object({ status: literal('saved') }),
});
export type DataExportState = Infer<typeof DataExportState>;

/** Next call, with its parameters: exactly one key. */
export type DataExportStep = Partial<
  Record<'account' | 'addresses' | 'newsletter' | 'membership' | 'cards', void> & {
    orders: { page: number };
    order: { orderId: string };
  }
>;

type Gathering = Pick<
  Extract<DataExportState, { status: 'gathering' }>,
  'hasMembership' | 'collected'
>;

/**
 * Returns the next call; `undefined` when complete. One at a time, because parallel calls could
 * overload the backend.
 */
export function nextStep({ hasMembership, collected }: Gathering): DataExportStep | undefined {
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

/** Adds a page of orders; an empty page is the last, whatever the total. */
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
 * Returns the file's content as readable JSON. Amounts are in minor units of their order's
 * currency.
 *
 * @example dataText({ collected, made: '2026-11-23', wishlist: ['RL1001NVY'] })
 */
export function dataText({ collected, made, wishlist }: DataExport): string {
  const { account, addresses, newsletter, membership, cards, orders } = collected;
  const data = { made, account, addresses, cards, newsletter, membership, wishlist, orders };
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** Browser handler of `saveDataFx`. */
export async function downloadFile(data: DataExport): Promise<void> {
  const { saveTextFile } = await importWithRetry(
    () => import('../../ports/browser/save-file.ts'),
  ).catch(() => Promise.reject(SAVE_ERROR));
  saveTextFile(`my-data-${data.made}.json`, dataText(data), 'application/json');
}

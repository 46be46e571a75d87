import { sample } from 'effector';
import { splitMap } from 'patronum';
import { type Infer, enums, literal, nullable, object, optional, string } from 'superstruct';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload, personalText, secret, taggedUnion } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { Throttle } from '../ports/http/errors.ts';
import { orderByPostcodeCall } from './api.ts';
import { Order } from './contract.ts';
import { MissReason, missOf, reasonOf } from './failure.ts';
import { forgetOrders } from './shopper-model.ts';
import { refOf } from './order.ts';
import { declareForm } from '../forms/form-model.ts';

feature('orders');

/**
 * ORD-03: state of the lookup by number and postcode. `unknown` does not reveal which of the two is
 * wrong.
 */
export const LookupState = taggedUnion('status', {
  asked: object({ status: literal('asked') }),
  looking: object({ status: literal('looking'), orderId: string(), postcode: personalText() }),
  found: object({ status: literal('found'), order: Order, postcode: personalText() }),
  throttled: object({ status: literal('throttled'), ...Throttle.schema }),
  failed: object({ status: literal('failed'), reason: enums(['unknown', 'unreachable']) }),
});
export type LookupState = Infer<typeof LookupState>;

const Proof = object({
  orderId: string(),
  postcode: personalText(),
  captcha: optional(secret()),
});

/** A lookup page was opened, perhaps for one order. */
export const openLookup = command('orders/openLookup', object({ orderId: nullable(string()) }));
export const lookUp = input('orders/lookUp', Proof);
/** Returns to the form to look up another order. */
export const leaveLookup = input('orders/leaveLookup', noPayload());
/** Reads the found order again. */
export const refreshLookup = command('orders/refreshLookup', noPayload());

export const orderFound = fact(
  'orders/orderFound',
  object({ orderId: string(), status: string() }),
);
export const lookupFailed = fact('orders/lookupFailed', object({ reason: MissReason }));

export const lookUpFx = callFx(orderByPostcodeCall);

export const $lookup = state<LookupState>('orders/lookup', { status: 'asked' }, LookupState);

/** Returns the order id being looked up or shown. */
function orderIdOf(lookup: LookupState): string | undefined {
  if (lookup.status === 'looking') return lookup.orderId;
  return lookup.status === 'found' ? lookup.order.orderId : undefined;
}

const wished = sample({
  clock: lookUp,
  source: $lookup,
  filter: ({ status }, { orderId }) => status !== 'looking' && refOf(orderId)?.place === 'online',
  fn: (_, proof) => proof,
});
const settled = sample({
  clock: lookUpFx.finally,
  source: $lookup,
  filter: (lookup, { params }) =>
    orderIdOf(lookup) === params.orderId &&
    'postcode' in lookup &&
    lookup.postcode === params.postcode,
  fn: (lookup, outcome) => ({ isNew: lookup.status === 'looking', outcome }),
});
const { found, missed } = splitMap({
  source: settled,
  cases: {
    found: ({ outcome }) =>
      outcome.status === 'done'
        ? { order: outcome.result, postcode: outcome.params.postcode }
        : undefined,
    // Keeps the shown order if a reload fails.
    missed: ({ isNew, outcome }) =>
      outcome.status === 'fail' && isNew ? missOf(outcome.error) : undefined,
  },
});

$lookup
  .on(openLookup, (lookup, { orderId }) => {
    const isOther = orderId !== null && orderIdOf(lookup) !== orderId;
    const isOver = lookup.status === 'failed' || lookup.status === 'throttled';
    return isOver || isOther ? { status: 'asked' } : lookup;
  })
  .on(wished, (_, { orderId, postcode }) => ({ status: 'looking', orderId, postcode }))
  .on(found, (_, { order, postcode }) => ({ status: 'found', order, postcode }))
  .on(missed, (_, miss) => miss)
  .on([leaveLookup, forgetOrders], () => ({ status: 'asked' }));

sample({ clock: wished, target: lookUpFx });
sample({
  clock: sample({ clock: refreshLookup, source: $lookup }).filterMap((lookup) =>
    lookup.status === 'found'
      ? { orderId: lookup.order.orderId, postcode: lookup.postcode }
      : undefined,
  ),
  target: lookUpFx,
});
sample({
  clock: found,
  fn: ({ order: { orderId, status } }) => ({ orderId, status }),
  target: orderFound,
});
sample({
  clock: missed,
  fn: reasonOf,
  target: lookupFailed,
});

/** ORD-03. Typed numbers are logged as personal: they may be any text. */
export const lookupForm = declareForm(
  'orders',
  'lookup',
  { number: personalText(), postcode: personalText() },
  { all: [orderFound, leaveLookup] },
);

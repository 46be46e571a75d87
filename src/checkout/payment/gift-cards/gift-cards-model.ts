import { sample, split } from 'effector';
import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  nullable,
  object,
  optional,
  string,
} from 'superstruct';
import { fact, feature, input, state } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { giftCardBalanceCall, type GiftCardBalance } from '../../../gift-card/api.ts';
import { balanceFailure, spendable } from '../../../gift-card/gift-card.ts';
import { noPayload, secret } from '../../../kernel/struct.ts';
import { callFx } from '../../../ports/http/call.ts';
import { countdown } from '../../../ports/http/countdown.ts';
import { MOST_GIFT_CARDS_PAYING } from '../../../commerce/limits.ts';
import { errorsIn, Throttle, throttleOf } from '../../../ports/http/errors.ts';
import { keepSecretFx } from '../../../ports/session/secrets.ts';
import { $today } from '../../../ports/read-clock.ts';
import { $store } from '../../../store-config/model.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { signedOutElsewhere } from '../../../session/model.ts';
import { resumed } from '../../../session/lifecycle-model.ts';

feature('checkout');

const Refusal = enums([
  'unknown',
  'over',
  'locked',
  'unreachable',
  'empty',
  'currency',
  'twice',
  'tooMany',
  'throttled',
]);
export type GiftCardRefusal = Infer<typeof Refusal>;

/**
 * Applied gift card. The page's secret store has number and PIN under `name` (`ports/secrets.ts`).
 */
const PayingCard = object({
  name: string(),
  lastDigits: secret(),
  balance: integer(),
  expires: optional(string()),
});
export type PayingCard = Infer<typeof PayingCard>;

const GiftCards = object({
  list: array(PayingCard),
  /** Number of cards requested since the page loaded; gives each a unique name. */
  count: integer(),
  isAdding: boolean(),
  refusal: nullable(Refusal),
  /** Set after too many attempts, or for a locked card. */
  throttle: optional(Throttle),
});
type GiftCards = Infer<typeof GiftCards>;

const NONE: GiftCards = { list: [], count: 0, isAdding: false, refusal: null };

/**
 * `lastDigits` are part of the input, because a replay cannot derive them from a redacted number.
 */
const TypedCard = object({
  number: secret(),
  pin: secret(),
  lastDigits: secret(),
  captcha: optional(secret()),
});

export const addGiftCard = input('checkout/addGiftCard', TypedCard);
export const removeGiftCard = input('checkout/removeGiftCard', object({ name: string() }));

export const giftCardAdded = fact('checkout/giftCardAdded', PayingCard);
export const giftCardRefused = fact('checkout/giftCardRefused', object({ reason: Refusal }));
/** The waiting time after too many attempts has ended. */
export const giftCardReleased = fact('checkout/giftCardReleased', noPayload());
export const giftCardRemoved = fact('checkout/giftCardRemoved', object({ name: string() }));

export const giftCardBalanceFx = callFx({ ...giftCardBalanceCall, name: 'payment.giftCard' });

export const $giftCards = state<GiftCards>('checkout/giftCards', NONE, GiftCards);

const wished = sample({
  clock: addGiftCard,
  source: $giftCards,
  filter: ({ isAdding }) => !isAdding,
  fn: ({ list }, typed) => ({ isFull: list.length >= MOST_GIFT_CARDS_PAYING, typed }),
});
const { tooMany, __: asked } = split(wished, { tooMany: ({ isFull }) => isFull });

sample({
  clock: asked,
  fn: ({ typed: { lastDigits: _, ...typed } }) => ({ ...typed, pageType: 'checkout' }),
  target: giftCardBalanceFx,
});
sample({
  clock: tooMany,
  fn: () => ({ reason: 'tooMany' as const }),
  target: giftCardRefused,
});

function refusalOf(
  balance: GiftCardBalance,
  { currencyCode }: { currencyCode: string },
  today: string,
): GiftCardRefusal | undefined {
  if (balance.currency !== currencyCode) return 'currency';
  if (balance.balance <= 0) return 'empty';
  return spendable(balance, today) === 0 ? 'over' : undefined;
}

const answered = sampleStores({
  clock: giftCardBalanceFx.done,
  source: { cards: $giftCards, store: $store, today: $today },
  fn: ({ cards, store, today }, { params, result }) => ({
    params,
    result,
    name: `gift-card-${cards.count}`,
    refusal: refusalOf(result, store, today),
  }),
});
sample({
  clock: answered.filterMap(({ params: { number, pin }, name, refusal }) =>
    refusal === undefined ? { name, values: { number, pin } } : undefined,
  ),
  target: keepSecretFx,
});
sample({
  clock: answered.filterMap(({ refusal }) => refusal && { reason: refusal }),
  target: giftCardRefused,
});
const throttled = giftCardBalanceFx.failData.filterMap(throttleOf);
sample({
  clock: giftCardBalanceFx.failData.map((error) => ({
    reason: throttleOf(error)
      ? ('throttled' as const)
      : balanceFailure(errorsIn(error).map(({ errorKey }) => errorKey)),
  })),
  target: giftCardRefused,
});

/** Card whose balance was read, until its secrets are stored. */
const Candidate = object({
  lastDigits: secret(),
  balance: integer(),
  expires: optional(string()),
});
const $giftCardCandidate = state<Infer<typeof Candidate> | null>(
  'checkout/giftCardCandidate',
  null,
  nullable(Candidate),
);
$giftCardCandidate
  .on(asked, (_, { typed: { lastDigits } }) => ({ lastDigits, balance: 0 }))
  .on(
    answered,
    (candidate, { result: { balance, expires } }) =>
      candidate && { ...candidate, balance, ...(expires !== undefined && { expires }) },
  )
  .on([giftCardAdded, giftCardRefused], () => null);

const kept = sampleStores({
  clock: keepSecretFx.done,
  source: { cards: $giftCards, candidate: $giftCardCandidate },
  fn: ({ cards: { count, isAdding }, candidate }, { params: { name }, result }) => ({
    isKept: result,
    name,
    candidate: isAdding && name === `gift-card-${count}` ? candidate : null,
  }),
}).filterMap(({ candidate, ...rest }) => (candidate ? { candidate, ...rest } : undefined));
const { added, __: twice } = split(kept, { added: ({ isKept }) => isKept });
sample({
  clock: added,
  fn: ({ name, candidate }) => ({ name, ...candidate }),
  target: giftCardAdded,
});
sample({ clock: twice, fn: () => ({ reason: 'twice' as const }), target: giftCardRefused });

const removed = sample({
  clock: removeGiftCard,
  source: $giftCards,
  filter: ({ list }, { name }) => list.some((card) => card.name === name),
  fn: (_, card) => card,
});
sample({ clock: removed, target: giftCardRemoved });

// Removes all cards when the shopper changes or the order is placed.
const forgotten = sample({
  clock: [
    orderPlaced,
    signedOutElsewhere,
    resumed.filter({ fn: ({ since }) => since === 'other-person' }),
  ],
  source: $giftCards,
  fn: ({ list }) => list,
});
sample({ clock: removed, fn: ({ name }) => ({ name, values: {} }), target: keepSecretFx });
// One sample per possible card.
for (let at = 0; at < MOST_GIFT_CARDS_PAYING; at += 1)
  sample({
    clock: forgotten.filterMap((list) => list[at]),
    fn: ({ name }) => ({ name, values: {} }),
    target: keepSecretFx,
  });

$giftCards
  .on(asked, (cards) => ({
    ...cards,
    count: cards.count + 1,
    isAdding: true,
    refusal: null,
    throttle: undefined,
  }))
  .on(giftCardAdded, (cards, card) => ({ ...cards, list: [...cards.list, card], isAdding: false }))
  .on(giftCardRefused, (cards, { reason }) => ({ ...cards, isAdding: false, refusal: reason }))
  .on(throttled, (cards, throttle) => ({ ...cards, throttle }))
  .on(giftCardRemoved, (cards, { name }) => ({
    ...cards,
    list: cards.list.filter((card) => card.name !== name),
    refusal: null,
  }))
  .on(forgotten, (cards) => ({ ...NONE, count: cards.count }));

const { $minutes, over } = countdown('checkout/giftCardWait', {
  began: throttled,
  stopped: [asked, forgotten],
});

/** Minutes until another gift card can be added. */
export const $giftCardMinutes = $minutes;

$giftCards.on(over, ({ throttle, ...cards }) => ({
  ...cards,
  ...(throttle && { throttle: { ...throttle, seconds: 0 } }),
}));
sample({ clock: over, target: giftCardReleased });

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
import { fact, input, state } from '../../../event-log/units.ts';
import { giftCardBalanceCall } from '../../../gift-card/api.ts';
import type { GiftCardBalance } from '../../../gift-card/contract.ts';
import { balanceFailure, spendable } from '../../../gift-card/gift-card.ts';
import { nothing, secret } from '../../../kernel/struct.ts';
import { callFx } from '../../../ports/http/call.ts';
import { countdown } from '../../../ports/http/countdown.ts';
import { MOST_GIFT_CARDS_PAYING } from '../../../commerce/limits.ts';
import { errorsIn } from '../../../ports/http/errors.ts';
import { Throttle, throttleOf } from '../../../ports/http/throttle.ts';
import { keepSecretFx } from '../../../ports/session/secrets.ts';
import { $today } from '../../../ports/today.ts';
import { $store } from '../../../store-config/model.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { buyerSignedOut, purchaseClockWaited, sessionResumed } from '../../incoming.ts';

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

/** A gift card that pays. Number and PIN are kept by the page under `name` (`ports/secrets.ts`). */
const PayingCard = object({
  name: string(),
  lastDigits: secret(),
  balance: integer(),
  expires: optional(string()),
});
export type PayingCard = Infer<typeof PayingCard>;

const GiftCards = object({
  list: array(PayingCard),
  /** How many have been asked for in this page's life: each has a name of its own. */
  count: integer(),
  isAdding: boolean(),
  refusal: nullable(Refusal),
  /** Too often from here, or of a card that is locked. */
  throttle: optional(Throttle),
});
type GiftCards = Infer<typeof GiftCards>;

const NONE: GiftCards = { list: [], count: 0, isAdding: false, refusal: null };

/** `lastDigits` are the number's: what is made of a secret cannot be replayed. */
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
/** Who asked too often may add a gift card again. */
export const giftCardReleased = fact('checkout/giftCardReleased', nothing());
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

const answered = sample({
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

/** The card that is asked about, and then kept. */
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

const kept = sample({
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

// Whose cards these were is gone, or what they paid for is bought.
const forgotten = sample({
  clock: [
    orderPlaced,
    buyerSignedOut,
    sessionResumed.filter({ fn: ({ since }) => since === 'other-person' }),
  ],
  source: $giftCards,
  fn: ({ list }) => list,
});
sample({ clock: removed, fn: ({ name }) => ({ name, values: {} }), target: keepSecretFx });
// At most as many as there can be.
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
  waited: purchaseClockWaited,
});

/** How many minutes the next gift card has to wait yet. */
export const $giftCardMinutes = $minutes;

$giftCards.on(over, ({ throttle, ...cards }) => ({
  ...cards,
  ...(throttle && { throttle: { ...throttle, seconds: 0 } }),
}));
sample({ clock: over, target: giftCardReleased });

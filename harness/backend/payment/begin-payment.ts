import { array, boolean, optional, string, type, type Infer } from 'superstruct';
import { lastValidDay, readExpiry } from '#src/checkout/payment/card.ts';
import { GIFT_CARD_METHOD, PAYMENT_CODES, kindOfPayment } from '#src/commerce/payment-methods.ts';
import { brandOf } from '#src/checkout/payment/card-brands.ts';
import { bagRefusal, detailsRefusal } from '../cart/bag-check.ts';
import type { Call } from '../call.ts';
import { presentGiftCard } from './gift-card-codes.ts';
import { failure, type BackendResponse } from '../message.ts';
import { feeOf, methodRefusal, NO_SUCH_METHOD } from './payment-methods.ts';
import { printOf } from './place-order.ts';
import { priceCart } from '../cart/priced-cart.ts';
import { amountText } from '../catalogue/prices.ts';
import { PROMISED_DAYS, promisedDays } from './promised-days.ts';
import type { GiftCardPart, KeptCard, PaymentRecord } from './purchase-state.ts';
import type { PaymentOrder } from '../faults/rules.ts';
import type { CurrentSession } from '../session/sessions.ts';
import { savedCardsOf } from './saved-cards.ts';
import { isCardNumber, TEST_CARDS } from './test-cards.ts';
import type { CartRecord, World } from '../world.ts';

const GiftCardGiven = type({ number: string(), pin: string() });
const CardGiven = type({ number: string(), expiry: string(), cvc: string() });

export const PayBody = type({
  orderId: string(),
  paymentMethod: string(),
  card: optional(CardGiven),
  cardId: optional(string()),
  saveCard: optional(boolean()),
  giftCards: optional(array(GiftCardGiven)),
  returnPath: string(),
  /** Total that the shop showed to the shopper. */
  orderTotal: optional(string()),
  ...PROMISED_DAYS,
});
type PayBody = Infer<typeof PayBody>;

/** A refusal; has a `world` if it changed something. */
type Refusal = { refusal: BackendResponse; world?: World };

function refuse(key: string, text: string, parameters: string[] = []): Refusal {
  return { refusal: failure(400, key, text, parameters) };
}

/** Amount that each gift card pays, in the given order. */
function giftCardParts(
  { world: before, store, now }: Call,
  given: readonly Infer<typeof GiftCardGiven>[],
  total: number,
): { parts: GiftCardPart[]; world: World } | Refusal {
  const parts: GiftCardPart[] = [];
  let world = before;
  let left = total;
  for (const each of given) {
    const presented = presentGiftCard(world, each, now);
    if ('refusal' in presented) return presented;
    ({ world } = presented);
    const { card } = presented;
    if (card.currency !== store.currencyCode)
      return refuse('_ERR_GIFT_CARD_CURRENCY', 'It is for another currency.', [card.currency]);
    if (parts.some(({ card: hash }) => hash === card.hash))
      return refuse('_ERR_GIFT_CARD_DUPLICATED', 'It is there already.');
    if (card.balance <= 0) return refuse('_ERR_GIFT_CARD_BALANCE', 'Nothing is left on it.');
    const amount = Math.min(card.balance, left);
    left -= amount;
    if (amount > 0) parts.push({ card: card.hash, amount, worth: card.worth });
  }
  return { parts, world };
}

/** Stored data of the paying card, and its bank's result. */
function readCard(
  { world, now }: Call,
  { card, cardId }: PayBody,
  { userId }: CurrentSession,
): { card: KeptCard; wanted: PaymentOrder } | Refusal {
  if (cardId !== undefined) {
    const kept = savedCardsOf(world, userId).find((each) => each.cardId === cardId);
    if (!kept) return refuse('_ERR_CARD_NOT_FOUND', 'There is no such card.');
    return { card: kept, wanted: kept.isChallenged ? 'challenge' : 'success' };
  }
  const number = card?.number.replace(/[\s-]/g, '') ?? '';
  if (!card || !isCardNumber(number)) return refuse('_ERR_CARD_NUMBER_INVALID', 'No card has it.');
  const today = new Date(now).toISOString().slice(0, 10);
  const expiry = readExpiry(card.expiry, today);
  if (!expiry || lastValidDay(expiry) < today)
    return refuse('_ERR_CARD_EXPIRED', 'Its time is over.');
  if (!/^\d{3,4}$/.test(card.cvc)) return refuse('_ERR_CARD_CODE_INVALID', 'Three or four digits.');
  const wanted = (Object.hasOwn(TEST_CARDS, number) && TEST_CARDS[number]) || 'success';
  const kept = {
    cardId: `K${world.state.purchase.nextId}`,
    brand: brandOf(number)?.code ?? 'card',
    lastDigits: number.slice(-4),
    expiry: card.expiry.replace('/', ''),
    isChallenged: wanted === 'challenge',
  };
  return { card: kept, wanted };
}

interface Begun {
  payment: PaymentRecord;
  wanted: PaymentOrder;
  world: World;
}

/** A payment that can begin with its automatic result, or the refusal. */
export function beginPayment(
  call: Call,
  cart: CartRecord,
  session: CurrentSession,
  body: PayBody,
): Begun | Refusal {
  const { world, store, language } = call;
  const bad = bagRefusal(world, cart) ?? detailsRefusal(world, cart, session, store);
  if (bad) return { refusal: bad };
  const priced = priceCart(world, cart, store, language);
  const method = PAYMENT_CODES.find((code) => code === body.paymentMethod);
  if (!method) return { refusal: NO_SUCH_METHOD };
  const fee = feeOf(method, store);
  const total = priced.total + fee;
  if (body.orderTotal !== undefined && body.orderTotal !== amountText(total))
    return refuse('_ERR_ORDER_CHANGED', 'It costs another sum than the shopper was told.', [
      amountText(total),
    ]);
  const split = giftCardParts(call, body.giftCards ?? [], total);
  if ('refusal' in split) return split;
  const due = total - split.parts.reduce((sum, { amount }) => sum + amount, 0);
  const isCovered = due === 0;
  if (method === GIFT_CARD_METHOD && !isCovered)
    return refuse('_ERR_GIFT_CARD_BALANCE', 'The gift cards do not pay for all.');
  const payment: PaymentRecord = {
    paymentId: `P${world.state.purchase.nextId}`,
    orderId: cart.orderId,
    userId: session.userId,
    method,
    status: 'redirect',
    total,
    fee,
    ...promisedDays(body),
    parts: split.parts,
    print: printOf(world, cart, call),
    isCardKept: body.saveCard === true && session.isRegistered,
  };
  const begun = (wanted: PaymentOrder, change: Partial<PaymentRecord> = {}): Begun => ({
    payment: { ...payment, ...change },
    wanted,
    world: split.world,
  });
  if (isCovered && fee === 0) return begun('success', { method: GIFT_CARD_METHOD });
  const refusal = methodRefusal(method, store, priced, due);
  if (refusal) return { refusal };
  const kind = kindOfPayment(method);
  if (kind === 'cash') return begun('success');
  if (kind === 'provider') return begun('challenge');
  const read = readCard(call, body, session);
  if ('refusal' in read) return read;
  return begun(read.wanted, { card: read.card });
}

import { CURRENCY_CODES, currencyFacts } from '#fixtures/catalogue/currencies.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { roundAmountIn } from '../catalogue/prices.ts';
import type { GiftCardPart } from './purchase-state.ts';
import { sha256 } from '../sha256.ts';
import { withPurchase, type World } from '../world.ts';

/** A gift card as it stands. `hash` is what the world knows it by. */
export interface GiftCard {
  hash: string;
  /** What it was worth when new, and what is left. */
  worth: number;
  balance: number;
  currency: string;
  /** Its last day. */
  expires: string;
}

/** The cards that every currency has, by the two digits of their kind: what they are worth in minor units of euro. */
const KINDS: Readonly<Record<string, number>> = { '01': 2500, '02': 5000, '03': 50000, '04': 0 };
const OVER_KIND = '05';
const CARD_PIN = '1873';

const GOOD_UNTIL = '2099-12-31';
const OVER_SINCE = '2020-12-31';

/**
 * The number of a card that is there from the start: 6003, the currency, the kind, eight zeros.
 *
 * @example giftCardNumber('GBP', '02') // '6003010200000000'
 */
export function giftCardNumber(currency: CurrencyCode, kind: string): string {
  return `6003${currencyFacts(currency).inCardNumbers}${kind}00000000`;
}

/** The currency of a card's number, by its two digits. */
function currencyIn(digits: string): CurrencyCode | undefined {
  return CURRENCY_CODES.find((code) => currencyFacts(code).inCardNumbers === digits);
}

/**
 * Number and code of the nth gift card that was bought with an order. They follow from the order's
 * number alone, so that the world has to keep neither.
 */
export function issuedCard(orderId: string, nth: number): { number: string; pin: string } {
  const number = `6099${orderId.padStart(10, '0')}${String(nth).padStart(2, '0')}`;
  const pin = String(Number.parseInt(sha256(`pin ${number}`).slice(0, 8), 16) % 10000);
  return { number, pin: pin.padStart(4, '0') };
}

export function giftCardHash(number: string): string {
  return sha256(`gift card ${number}`);
}

const YEARS_GOOD = 3;

/** A card that is bought can be spent for three years. */
function goodUntil(boughtAt: number): string {
  const day = new Date(boughtAt);
  day.setUTCFullYear(day.getUTCFullYear() + YEARS_GOOD);
  return day.toISOString().slice(0, 10);
}

/** The card of a number and code; `undefined` when they belong to none. */
export function findGiftCard(
  { state }: World,
  given: { number: string; pin: string },
): GiftCard | undefined {
  const number = given.number.replace(/[\s-]/g, '');
  const hash = giftCardHash(number);
  const record = state.purchase.giftCards[hash];
  if (record?.issued) {
    const [, orderId = '', nth = ''] = /^6099(\d{10})(\d{2})$/.exec(number) ?? [];
    const { pin } = issuedCard(String(Number(orderId)), Number(nth));
    const { worth, currency, isBlocked } = record.issued;
    if (pin !== given.pin || isBlocked) return undefined;
    const balance = worth - record.spent;
    const { placedAt = 0 } = state.purchase.orders[String(Number(orderId))] ?? {};
    return { hash, worth, balance, currency, expires: goodUntil(placedAt) };
  }
  const [, place = '', kind = ''] = /^6003(\d{2})(\d{2})0{8}$/.exec(number) ?? [];
  const currency = currencyIn(place);
  const isOver = kind === OVER_KIND;
  const euro = isOver ? KINDS['01'] : KINDS[kind];
  if (place === '' || currency === undefined || euro === undefined || given.pin !== CARD_PIN)
    return undefined;
  const worth = roundAmountIn(currency, euro);
  const balance = worth - (record?.spent ?? 0);
  return { hash, worth, balance, currency, expires: isOver ? OVER_SINCE : GOOD_UNTIL };
}

/** The world after amounts were taken from gift cards; negative ones go back to them. */
export function spendOnCards(
  world: World,
  parts: readonly { card: string; amount: number }[],
): World {
  const giftCards = { ...world.state.purchase.giftCards };
  for (const { card, amount } of parts) {
    const record = giftCards[card] ?? { spent: 0 };
    giftCards[card] = { ...record, spent: record.spent + amount };
  }
  return withPurchase(world, { giftCards });
}

/** Whether gift cards still hold what they are to pay. */
export function canStillPay({ state }: World, parts: readonly GiftCardPart[]): boolean {
  return parts.every(({ card, amount, worth }) => {
    const record = state.purchase.giftCards[card];
    return !record?.issued?.isBlocked && worth - (record?.spent ?? 0) >= amount;
  });
}

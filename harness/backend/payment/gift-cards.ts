import { CURRENCY_CODES, currencyFacts } from '#fixtures/catalogue/currencies.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { roundAmountIn } from '../catalogue/prices.ts';
import type { GiftCardPart } from './purchase-state.ts';
import { sha256 } from '../sha256.ts';
import { withPurchase, type World } from '../world.ts';

/** Current state of a gift card. `hash` identifies it in the world. */
export interface GiftCard {
  hash: string;
  /** Initial value and balance. */
  worth: number;
  balance: number;
  currency: string;
  /** Last valid day. */
  expires: string;
}

/** Predefined cards of every currency: value in minor units of euro, by the kind's two digits. */
const KINDS: Readonly<Record<string, number>> = { '01': 2500, '02': 5000, '03': 50000, '04': 0 };
const OVER_KIND = '05';
const CARD_PIN = '1873';

const GOOD_UNTIL = '2099-12-31';
const OVER_SINCE = '2020-12-31';

/**
 * Number of a predefined card: 6003, currency, kind, eight zeros.
 *
 * @example giftCardNumber('GBP', '02') // '6003010200000000'
 */
export function giftCardNumber(currency: CurrencyCode, kind: string): string {
  return `6003${currencyFacts(currency).inCardNumbers}${kind}00000000`;
}

/** Currency of a card number, by its two digits. */
function currencyIn(digits: string): CurrencyCode | undefined {
  return CURRENCY_CODES.find((code) => currencyFacts(code).inCardNumbers === digits);
}

/**
 * Number and code of the nth gift card of an order. They are derived from the order number, so the world
 * stores neither.
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

/** Bought cards are valid for three years. */
function goodUntil(boughtAt: number): string {
  const day = new Date(boughtAt);
  day.setUTCFullYear(day.getUTCFullYear() + YEARS_GOOD);
  return day.toISOString().slice(0, 10);
}

/** Card of a number and code; undefined if they match none. */
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

/** Returns the world with amounts taken from gift cards; negative amounts are refunds. */
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

/** True if the gift cards still cover their parts. */
export function canStillPay({ state }: World, parts: readonly GiftCardPart[]): boolean {
  return parts.every(({ card, amount, worth }) => {
    const record = state.purchase.giftCards[card];
    return !record?.issued?.isBlocked && worth - (record?.spent ?? 0) >= amount;
  });
}

import { marketOf } from '#fixtures/purchase/markets.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { TEST_CARDS } from '#harness/backend/payment/test-cards.ts';
import type { CountryCode, CurrencyCode } from '#src/commerce/countries.ts';
import type { Address } from '#src/kernel/address.ts';
import type { Random } from '#src/kernel/random.ts';
import type { NewCard } from '#src/checkout/payment/contract.ts';

const GOOD_CARD = '4111111111111111';
const OUTCOMES = Object.keys(TEST_CARDS);
const CVC = '917';
const GIFT_KINDS = ['01', '02', '02', '03', '03', '04', '05'];

/** Codes of gift cards: the right one, and a unique wrong one. */
export const PIN = '1873';
const WRONG_PIN = '90817263';

/**
 * Secrets typed in a purchase. Short ones count only as a field's value: a digest of three characters can
 * look like a CVC.
 */
export const PURCHASE_SECRETS: readonly string[] = [
  GOOD_CARD,
  ...OUTCOMES,
  WRONG_PIN,
  `:"${PIN}"`,
  `:"${CVC}"`,
];

export const GIFT_CARD_NUMBER = /60(?:03|99)\d{12}/;

/** An address in a store's country; sometimes its town does not match the postcode. */
export function addressIn(country: CountryCode, random: Random): Address {
  const { line1, postcode, city } = marketOf(country).home;
  return {
    firstName: random.pick(['Ada', 'Zoë', 'Søren']),
    lastName: 'Example',
    line1,
    postcode,
    city: random.below(6) === 0 ? 'Elsewhere' : city,
    country,
    email: `ada-${random.below(3)}@example.test`,
  };
}

export function townIn(country: CountryCode): string {
  return marketOf(country).home.city;
}

export function postcodeIn(country: CountryCode): string {
  return marketOf(country).home.postcode;
}

/** A card: every second one is valid, the others have other outcomes. */
export function cardOf(random: Random): NewCard {
  return {
    number: random.below(2) === 0 ? GOOD_CARD : random.pick(OUTCOMES),
    expiry: '1229',
    cvc: CVC,
    holderName: 'Ada Example',
  };
}

/** A gift card number with a wrong code. */
export function guessedGiftCard(currency: CurrencyCode) {
  return { number: giftCardNumber(currency, '02'), pin: WRONG_PIN };
}

/** A gift card for paying: with balance, empty, expired, or with a wrong code. */
export function giftCardOf(currency: CurrencyCode, random: Random) {
  const number = giftCardNumber(currency, random.pick(GIFT_KINDS));
  return { number, pin: random.below(5) === 0 ? WRONG_PIN : PIN, lastDigits: number.slice(-4) };
}

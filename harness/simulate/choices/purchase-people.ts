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

/** The codes of gift cards: the right one, and one that stands nowhere else. */
export const PIN = '1873';
const WRONG_PIN = '90817263';

/** Secrets that are typed in a purchase; short ones as the value of a field, since a digest of three signs can look like a CVC. */
export const PURCHASE_SECRETS: readonly string[] = [
  GOOD_CARD,
  ...OUTCOMES,
  WRONG_PIN,
  `:"${PIN}"`,
  `:"${CVC}"`,
];

/** A gift card's number, whoever's it is. */
export const GIFT_CARD_NUMBER = /60(?:03|99)\d{12}/;

/** An address in a store's country; now and then a town that its postcode does not have. */
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

/** A town of the country where pickup points are looked for. */
export function townIn(country: CountryCode): string {
  return marketOf(country).home.city;
}

/** The postcode that proves an order. */
export function postcodeIn(country: CountryCode): string {
  return marketOf(country).home.postcode;
}

/** A card: as often as not a good one, else one with another outcome. */
export function cardOf(random: Random): NewCard {
  return {
    number: random.below(2) === 0 ? GOOD_CARD : random.pick(OUTCOMES),
    expiry: '1229',
    cvc: CVC,
    holderName: 'Ada Example',
  };
}

/** A gift card's number with a code that is not its own. */
export function guessedGiftCard(currency: CurrencyCode) {
  return { number: giftCardNumber(currency, '02'), pin: WRONG_PIN };
}

/** A gift card that pays: with something on it, with nothing, too old, or with a wrong code. */
export function giftCardOf(currency: CurrencyCode, random: Random) {
  const number = giftCardNumber(currency, random.pick(GIFT_KINDS));
  return { number, pin: random.below(5) === 0 ? WRONG_PIN : PIN, lastDigits: number.slice(-4) };
}

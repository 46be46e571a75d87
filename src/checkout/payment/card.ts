import type { TextBelow } from '../../kernel/text-keys.ts';
import { digitsIn } from '../../kernel/characters.ts';
import type { NewCard } from './contract.ts';
import { type CardBrand, brandOf } from './card-brands.ts';

/** Numbers of digits that a card of an unknown brand may have, in ascending order. */
const ANY_LENGTH = [13, 14, 15, 16, 17, 18, 19];
/** Surplus digits stay visible up to this limit, because the error refers to them. */
const MOST_SHOWN = 30;
/** Longest validity of a card, in years. */
const MOST_YEARS_AHEAD = 20;
/** Two-digit years reach back this many years before today. */
const YEARS_BACK = 25;

export type CardField = 'number' | 'expiry' | 'cvc' | 'holderName';

/** Problem of a card field: last segment of its text key. */
export type CardProblem<K extends CardField> = TextBelow<'checkout', `card.error.${K}`>;

export type CardErrors = { readonly [K in CardField]?: CardProblem<K> };

/** True if the check digit (Luhn) is right; detects a wrong digit and most transpositions. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Groups a typed card number as printed on the card.
 *
 * @example formatCardNumber('378282246310005') // '3782 822463 10005'
 */
export function formatCardNumber(typed: string): string {
  const digits = digitsIn(typed).slice(0, MOST_SHOWN);
  const groups = brandOf(digits)?.groups ?? [4, 4, 4, 4, 3];
  const [shown] = groups.reduce<[string[], string]>(
    ([done, rest], size) => [[...done, rest.slice(0, size)], rest.slice(size)],
    [[], digits],
  );
  const rest = digits.slice(groups.reduce((sum, size) => sum + size, 0));
  return [...shown, rest].filter(Boolean).join(' ');
}

export type Expiry = { month: number; year: number };

/**
 * Expands a two-digit year to one from 25 years before today to 74 after. In 2098, 02 is 2102; in
 * 2026, 99 is 2099.
 */
function fullYear(short: number, today: string): number {
  const first = Number(today.slice(0, 4)) - YEARS_BACK;
  return first + ((((short - first) % 100) + 100) % 100);
}

/** Normalises digits to ASCII and every separator between month and year to a slash. */
function expiryText(typed: string): string {
  return [...typed.normalize('NFKC')]
    .map((sign) => digitsIn(sign) || sign)
    .join('')
    .replace(/\s*[./\\,|\p{Pd}][\s./\\,|\p{Pd}]*/gu, '/')
    .replace(/^[\s/]+|[\s/]+$/g, '');
}

/**
 * Parses `5/27`, `0527`, `05/2027`, `05-27`, `527`, `12027`, `2027-05`, `0 5 2 7` and similar
 * forms. Returns `undefined` if the text is no month.
 * @param today `YYYY-MM-DD`
 */
export function readExpiry(typed: string, today: string): Expiry | undefined {
  const typedText = expiryText(typed);
  const isApart = /\d +\d{2}/.test(typedText);
  const parts = typedText.split(isApart ? / +/ : '/').map(joined);
  const text = FORMS.reduce((form, [pattern, by]) => form.replace(pattern, by), parts.join('/'));
  if (!/^\d{1,2}\/(?:\d{4}|\d{2})$/.test(text)) return undefined;
  const [month = 0, year = 0] = text.split('/').map(Number);
  if (month < 1 || month > 12) return undefined;
  return { month, year: text.at(-3) === '/' ? fullYear(year, today) : year };
}

/** Joins digits typed one by one, such as `0 5`. */
function joined(text: string): string {
  return /\d\d/.test(text) ? text : text.replaceAll(' ', '');
}

const YEAR_FIRST = /^(20\d{2})(0[1-9]|1[0-2])$/;
/** `12027` is January 2027; December would be `122027`. */
const JANUARY = /^1(20\d{2})$/;

/** Other forms of an expiry, each with its replacement by month, slash and year. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [YEAR_FIRST, '$2/$1'],
  [/^(\d{4})\/(\d{1,2})/, '$2/$1'],
  [/^12\/(0\d{2})$/, '1/2$1'], // `12027` with the slash of `formatExpiry`
  [/^(\d{1,2})(\d{4}|\d{2})$/, '$1/$2'],
];

const twoDigits = (count: number) => String(count % 100).padStart(2, '0');

/** Formats an expiry as four digits, month and year, for API calls. */
export function shortExpiry({ month, year }: Expiry): string {
  return twoDigits(month) + twoDigits(year);
}

/** PAY-05: formats a saved card's four-digit expiry as `MM/YY`; returns other text unchanged. */
export function showExpiry(expiry: string): string {
  return /^\d{4}$/.test(expiry) ? `${expiry.slice(0, 2)}/${expiry.slice(2)}` : expiry;
}

/** Returns the last day, `YYYY-MM-DD`, on which a card is valid: the end of its month. */
export function lastValidDay({ month, year }: Expiry): string {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${year}-${twoDigits(month)}-${twoDigits(days)}`;
}

/**
 * Formats an expiry during typing. Adds the slash only once a year begins, because it could not be
 * deleted otherwise. A month with only one possible digit gets a leading zero.
 *
 * @example formatExpiry('5') // '05'
 * @example formatExpiry('0527') // '05/27'
 */
export function formatExpiry(typed: string): string {
  const text = typed.normalize('NFKC').trim();
  if (/^\d{4}\D+\d{0,2}$/.test(text)) return text; // year first, as some browsers fill it in
  const digits = digitsIn(text);
  if (YEAR_FIRST.test(digits)) return digits.replace(YEAR_FIRST, '$2/$1');
  if (JANUARY.test(digits)) return digits.replace(JANUARY, '01/$1');
  const padded = /^\d\D/.test(text) || /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  const year = padded.slice(2, 6);
  const hasSlash = year !== '' || /^\d{1,2}\s*[/.-]$/.test(text);
  return hasSlash ? `${month}/${year}` : month;
}

function numberProblem(
  digits: string,
  taken: readonly string[] | undefined,
): CardProblem<'number'> | undefined {
  if (digits === '') return 'missing';
  const brand = brandOf(digits);
  if (brand && taken && !taken.includes(brand.code)) return 'notTaken';
  const lengths = brand?.lengths ?? ANY_LENGTH;
  const length = lengths.find((each) => each >= digits.length);
  if (length === undefined) return 'long';
  if (length !== digits.length) return 'short';
  return passesLuhn(digits) ? undefined : 'luhn';
}

function expiryProblem(typed: string, today: string): CardProblem<'expiry'> | undefined {
  if (typed.trim() === '') return 'missing';
  const expiry = readExpiry(typed, today);
  if (!expiry) return 'invalid';
  if (lastValidDay(expiry) < today) return 'expired';
  return expiry.year > Number(today.slice(0, 4)) + MOST_YEARS_AHEAD ? 'invalid' : undefined;
}

function codeProblem(typed: string, brand: CardBrand | undefined): CardProblem<'cvc'> | undefined {
  const digits = digitsIn(typed);
  if (typed.trim() === '') return 'missing';
  const lengths = brand ? [brand.codeLength] : [3, 4];
  const isCode = digits.length === [...typed.trim()].length && lengths.includes(digits.length);
  if (isCode) return undefined;
  return brand?.codeLength === 4 ? 'four' : 'three';
}

function holderProblem(typed: string): CardProblem<'holderName'> | undefined {
  const text = typed.trim();
  if (text === '') return 'missing';
  // Rejects digits, because a card number typed here would be sent as a name.
  return /\d|[<>]/.test(text) || !/\p{L}/u.test(text) || text.length > 60 ? 'invalid' : undefined;
}

/**
 * Returns the problems of a typed card, by field; empty if it is valid.
 * @param today `YYYY-MM-DD`
 * @param taken accepted brand codes; all if omitted
 */
export function cardErrors(
  card: Readonly<Record<CardField, string>>,
  today: string,
  taken?: readonly string[],
): CardErrors {
  const problems = {
    number: numberProblem(digitsIn(card.number), taken),
    expiry: expiryProblem(card.expiry, today),
    cvc: codeProblem(card.cvc, brandOf(digitsIn(card.number))),
    holderName: holderProblem(card.holderName),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/**
 * Converts a valid typed card to the form of the API. Throws a `RangeError` if the expiry cannot be
 * parsed.
 */
export function toNewCard(card: Readonly<Record<CardField, string>>, today: string): NewCard {
  const expiry = readExpiry(card.expiry, today);
  if (!expiry) throw new RangeError('A card without an expiry');
  return {
    number: digitsIn(card.number),
    expiry: shortExpiry(expiry),
    cvc: digitsIn(card.cvc),
    holderName: card.holderName.trim(),
  };
}

import { type MoneyStyle, formatMoney, parseMoney } from '../../commerce/money.ts';
import type { ShopError } from './errors.ts';
import { SESSION_EXPIRY_KEYS } from '../session/session-keys.ts';

/** ERR-01: one backend error, as it is shown and reported. */
export interface ErrorEntry {
  /** `key.code` where the backend gave a code (ERR-02). */
  errorKey: string;
  errorParameters: string[];
  message?: string;
}

/**
 * The entries of a raw error list.
 *
 * @example errorEntries(error.errors)[0]?.errorKey // '_ERR_PROMO.2010'
 */
export function errorEntries(errors: readonly ShopError[]): ErrorEntry[] {
  return errors.map(({ errorKey, errorCode, errorMessage, errorParameters }) => ({
    errorKey: errorCode === undefined ? errorKey : `${errorKey}.${errorCode}`,
    errorParameters,
    ...(errorMessage !== undefined && { message: errorMessage }),
  }));
}

/**
 * The entries that a shopper is shown: without those that only say that the session is over
 * (ERR-04), numbers as amounts in the store's currency (ERR-03).
 *
 * @example shownErrors(state.errors, store)
 */
export function shownErrors(errors: readonly ShopError[], style: MoneyStyle): ErrorEntry[] {
  const shown = errors.filter(({ errorKey }) => !SESSION_EXPIRY_KEYS.includes(errorKey));
  return errorEntries(shown).map((entry) => ({
    ...entry,
    errorParameters: entry.errorParameters.map((parameter) => asAmount(parameter, style)),
  }));
}

/**
 * The translation keys of an entry, the best first: with its code, without, and in general.
 *
 * @example t(errorTextKeys(entry, 'account:error'), { ...entry.errorParameters })
 */
export function errorTextKeys({ errorKey }: ErrorEntry, group: string): string[] {
  const [key = errorKey] = errorKey.split('.');
  return [...new Set([`${group}.${errorKey}`, `${group}.${key}`, `${group}.unknown`])];
}

/** Whole, or with one or two decimals. A number that starts with a zero is a postcode or an id. */
const NUMBER = /^-?(?:0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/;

function asAmount(parameter: string, style: MoneyStyle): string {
  const match = NUMBER.exec(parameter);
  if (!match) return parameter;
  const missing = '.00'.slice(match[1] === undefined ? 0 : match[1].length + 1);
  return formatMoney(parseMoney(parameter + missing), style);
}

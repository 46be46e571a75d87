import type { TextKey, TextNamespace, Translate } from '../../kernel/text-keys.ts';
import { type MoneyStyle, formatMoney, parseMoney } from '../../commerce/money.ts';
import type { ShopError } from './errors.ts';
import { SESSION_EXPIRY_KEYS } from './refusal.ts';

/** ERR-01: one backend error for display and reports. */
export interface ErrorEntry {
  /** `key.code` if the backend sent a code (ERR-02). */
  errorKey: string;
  errorParameters: string[];
  message?: string;
}

/**
 * Entries of a raw error list.
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
 * Entries for the shopper: without session expiry (ERR-04), with numbers as amounts in the
 * store's currency (ERR-03).
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

/** Text keys of errors that have an `unknown` text below them. */
type ErrorGroup<N extends TextNamespace> =
  TextKey<N> extends infer Key ? (Key extends `${infer Group}.unknown` ? Group : never) : never;

/**
 * Text of an entry: by key with code, else by key alone. Without either, the general text of the
 * last group with the backend's message for support.
 *
 * @example errorText(t, entry, 'account:error')
 */
export function errorText<N extends TextNamespace>(
  t: Translate<N>,
  entry: ErrorEntry,
  ...groups: [...before: string[], last: ErrorGroup<N>]
): string {
  const { errorKey, errorParameters, message = '' } = entry;
  const [key = errorKey] = errorKey.split('.');
  const keys = groups.flatMap((group) => [`${group}.${errorKey}`, `${group}.${key}`]);
  const own = t([...new Set(keys)], {
    ...Object.fromEntries(errorParameters.entries()),
    defaultValue: '',
  });
  if (own !== '') return own;
  const general = t(`${groups.at(-1)}.unknown`, { defaultValue: '' });
  return `${general} ${message.trim().slice(0, LONGEST_MESSAGE)}`.trim();
}

const LONGEST_MESSAGE = 200;

/** A number with up to two decimals. A leading zero marks a postcode or an id. */
const NUMBER = /^-?(?:0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/;

function asAmount(parameter: string, style: MoneyStyle): string {
  const match = NUMBER.exec(parameter);
  if (!match) return parameter;
  const missing = '.00'.slice(match[1] === undefined ? 0 : match[1].length + 1);
  return formatMoney(parseMoney(parameter + missing), style);
}

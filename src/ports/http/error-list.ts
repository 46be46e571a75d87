import type { TextKey, TextNamespace, Translate } from '../../kernel/text-keys.ts';
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

/** Keys with texts of errors below them, of which `unknown` is the general one. */
type ErrorGroup<N extends TextNamespace> =
  TextKey<N> extends infer Key ? (Key extends `${infer Group}.unknown` ? Group : never) : never;

/**
 * Text of an entry for the shopper: by its key with its code, else by its key alone. Without either, the general text of
 * the last group and, for support, the backend's own message.
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

/** Whole, or with one or two decimals. A number that starts with a zero is a postcode or an id. */
const NUMBER = /^-?(?:0|[1-9]\d{0,9})(?:\.(\d{1,2}))?$/;

function asAmount(parameter: string, style: MoneyStyle): string {
  const match = NUMBER.exec(parameter);
  if (!match) return parameter;
  const missing = '.00'.slice(match[1] === undefined ? 0 : match[1].length + 1);
  return formatMoney(parseMoney(parameter + missing), style);
}

import { numberStyleOf } from '../../commerce/number-text.ts';
import type { PriceBounds } from '../price.ts';

/** Problem of a typed bound. */
export type PriceProblem = 'notANumber' | 'upsideDown';

/** Typed bounds of both fields and their problems. */
export interface TypedPrice extends PriceBounds {
  problems: Readonly<Partial<Record<keyof PriceBounds, PriceProblem>>>;
}

const AMOUNT = /^(\d{1,6}|\d{1,3}(?:[.,’'\s]\d{3})+)(?:[.,](\d{1,2}))?$/;
const CURRENCY = /^\p{Sc}|\p{Sc}$/gu;

/**
 * Parses a typed amount to an address value; `null` if empty, `undefined` if invalid.
 * @example typedAmount('1.250,5 €') // '1250.5'
 */
export function typedAmount(text: string): string | null | undefined {
  const bare = text.trim().replace(CURRENCY, '').trim();
  if (bare === '') return text.trim() === '' ? null : undefined;
  const [, whole = '', part] = AMOUNT.exec(bare) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' || digits.length > 6) return undefined;
  return part === undefined ? digits : `${digits}.${part}`;
}

/**
 * Formats an amount of an address in a locale's notation.
 * @example boundText('12.5', 'de-DE') // '12,5'
 */
export function boundText(amount: string, locale: string): string {
  return amount.replace('.', numberStyleOf(locale).moneySeparators.charAt(0));
}

/** Reads both fields. For reversed bounds the upper one has the problem. */
export function typedPrice(texts: { min: string; max: string }): TypedPrice {
  const min = typedAmount(texts.min);
  const max = typedAmount(texts.max);
  const isUpsideDown = min && max && Number(min) > Number(max);
  return {
    min: min ?? null,
    max: max ?? null,
    problems: {
      ...(min === undefined && { min: 'notANumber' as const }),
      ...(max === undefined && { max: 'notANumber' as const }),
      ...(isUpsideDown && { max: 'upsideDown' as const }),
    },
  };
}

import { numberStyleOf } from '../../commerce/number-styles.ts';
import type { PriceBounds } from '../price.ts';

/** What is wrong with a bound as it was typed. */
export type PriceProblem = 'notANumber' | 'upsideDown';

/** What was typed into both fields: the bounds, and of each what is wrong with it. */
export interface TypedPrice extends PriceBounds {
  problems: Readonly<Partial<Record<keyof PriceBounds, PriceProblem>>>;
}

const AMOUNT = /^(\d{1,6}|\d{1,3}(?:[.,’'\s]\d{3})+)(?:[.,](\d{1,2}))?$/;
const CURRENCY = /^\p{Sc}|\p{Sc}$/gu;

/**
 * An amount as people type it, as addresses have it; `null` for none, `undefined` for what is no amount.
 *
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

/** An amount of an address as people of a locale type it. @example boundText('12.5', 'de-DE') // '12,5' */
export function boundText(amount: string, locale: string): string {
  return amount.replace('.', numberStyleOf(locale).moneySeparators.charAt(0));
}

/** Reads both fields. Of bounds the wrong way round the upper one is asked about. */
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

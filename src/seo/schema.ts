import type { Money } from '../commerce/money.ts';

/** @example schema('InStock') // 'https://schema.org/InStock' */
export function schema(name: string): string {
  return `https://schema.org/${name}`;
}

/**
 * Formats an amount for schema.org. @example writtenAmount(3990) // '39.90'
 */
export function writtenAmount(amount: Money): string {
  return (amount / 100).toFixed(2);
}

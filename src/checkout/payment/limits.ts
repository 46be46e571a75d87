import type { Money } from '../../commerce/money.ts';
import type { StoreLimits } from '../../store-config/limits.ts';
import type { PaymentMethod } from './contract.ts';

function isLimited(
  code: string,
  limits: StoreLimits['paymentLimits'],
): code is keyof typeof limits {
  return Object.hasOwn(limits, code);
}

/** PAY-06: why an amount cannot be paid in a way, and what the limit is; nothing when it can. A way without limits takes any. */
export function overLimit(
  { code, limit }: PaymentMethod,
  due: Money,
  limits: StoreLimits['paymentLimits'],
): { reason: 'tooMuch' | 'tooLittle'; limit: Money } | undefined {
  const own = isLimited(code, limits) ? limits[code] : undefined;
  const max = Math.min(limit ?? Infinity, own?.max ?? Infinity);
  if (due > max) return { reason: 'tooMuch', limit: max };
  return own && due < own.min ? { reason: 'tooLittle', limit: own.min } : undefined;
}

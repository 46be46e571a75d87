import { type Infer, enums } from 'superstruct';
import { LONGEST_VOUCHER, SHORTEST_VOUCHER } from '../../commerce/limits.ts';
import { hasCardNumber } from '../../kernel/personal.ts';
import type { AssignedCode } from '../bag/promotion-api.ts';

const CODE = /^[A-Z\d_-]*$/;

/** Reason the backend refused a code. */
export const VoucherRefusal = enums(['unknown', 'notValid', 'tooMany', 'there', 'unreachable']);
export type VoucherRefusal = Infer<typeof VoucherRefusal>;

const REFUSALS: Readonly<Record<string, VoucherRefusal>> = {
  _ERR_PROMOTION_CODE_INVALID: 'unknown',
  _ERR_PROMOTION_CODE_EXPIRED: 'notValid',
  _ERR_PROMOTION_CODE_DUPLICATED: 'there',
  _ERR_PROMOTION_CODE_LIMIT: 'tooMany',
};

/** Maps an answer's error keys to a refusal. */
export function voucherRefusal(errorKeys: readonly string[]): VoucherRefusal {
  const known = errorKeys.find((key) => Object.hasOwn(REFUSALS, key));
  return REFUSALS[known ?? ''] ?? 'unreachable';
}

/** Problem of a typed code: the last part of its translation key, and the parameters. */
export type VoucherProblem = {
  key: 'missing' | 'card' | 'characters' | 'length' | 'twice';
  params: Readonly<Record<string, string>>;
};

/**
 * Normalises a typed code: upper case, no blanks.
 * @example normaliseVoucher(' spring 10 ') // 'SPRING10'
 */
export function normaliseVoucher(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase()
    .normalize('NFKC');
}

/** Problem of a typed code, given the bag's codes; undefined if it may be sent. */
export function voucherProblem(
  typed: string,
  applied: readonly AssignedCode[],
): VoucherProblem | undefined {
  const code = normaliseVoucher(typed);
  if (code === '') return { key: 'missing', params: {} };
  if (hasCardNumber(code)) return { key: 'card', params: {} };
  if (!CODE.test(code)) {
    const strange = [...new Set(code)].filter((sign) => !CODE.test(sign));
    const characters = strange.slice(0, 5).join(' ');
    return { key: 'characters', params: { characters } };
  }
  if (code.length < SHORTEST_VOUCHER || code.length > LONGEST_VOUCHER)
    return { key: 'length', params: {} };
  return applied.some((each) => normaliseVoucher(each.code) === code)
    ? { key: 'twice', params: { code } }
    : undefined;
}

import { type Infer, enums } from 'superstruct';
import { LONGEST_VOUCHER, SHORTEST_VOUCHER } from '../../commerce/limits.ts';
import { hasCardNumber } from '../../kernel/personal.ts';
import type { AssignedCode } from '../bag/promotion-contract.ts';

const CODE = /^[A-Z\d_-]*$/;

/** Why a code was not added, when the backend was asked. */
export const VoucherRefusal = enums(['unknown', 'notValid', 'tooMany', 'there', 'unreachable']);
export type VoucherRefusal = Infer<typeof VoucherRefusal>;

const REFUSALS: Readonly<Record<string, VoucherRefusal>> = {
  _ERR_PROMOTION_CODE_INVALID: 'unknown',
  _ERR_PROMOTION_CODE_EXPIRED: 'notValid',
  _ERR_PROMOTION_CODE_DUPLICATED: 'there',
  _ERR_PROMOTION_CODE_LIMIT: 'tooMany',
};

/** What an answer's error keys mean for a code. */
export function voucherRefusal(errorKeys: readonly string[]): VoucherRefusal {
  const known = errorKeys.find((key) => Object.hasOwn(REFUSALS, key));
  return REFUSALS[known ?? ''] ?? 'unreachable';
}

/** What is wrong with a code: the last part of the key of its text, and what stands in it. */
export type VoucherProblem = {
  key: 'missing' | 'card' | 'characters' | 'length' | 'twice';
  params: Readonly<Record<string, string>>;
};

/**
 * A code as it is printed: people type it in small letters, and copy blanks along.
 *
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

/** What is wrong with a code that was typed, given those that the bag has; nothing when it may be asked for. */
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

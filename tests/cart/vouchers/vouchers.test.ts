import { expect, it } from 'vitest';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import {
  $appliedCodes,
  $pendingCode,
  $voucherRefusal,
  assignVoucher,
  removeVoucher,
} from '#src/cart/vouchers/voucher-model.ts';
import { bagShop } from '../shop.ts';

const JEAN = 'RL0101RIN';

async function shop(rules: BackendRule[] = []) {
  const bag = await bagShop();
  await bag.adds(JEAN, 6);
  bag.rules(rules);
  const { scope } = bag;
  return {
    ...bag,
    assigns: (code: string) => bag.does(assignVoucher, { code }),
    codes: () => scope.getState($appliedCodes).map(({ code, isUsed }) => [code, isUsed]),
    refusal: () => scope.getState($voucherRefusal)?.refusal,
  };
}

it('API-15 detects after a lost answer that the code was applied', async () => {
  const { assigns, codes } = await shop([
    { on: 'POST /cart/@self/assigned_promotion_code', call: 1, then: 'lost' },
  ]);
  await assigns('INDIGO10');
  expect(codes()).toEqual([['INDIGO10', true]]);
});

it('API-15 restores a code that could not be removed, with a notice', async () => {
  const {
    assigns,
    sends,
    codes,
    scope,
    shop: live,
  } = await shop([
    {
      on: 'DELETE /cart/@self/assigned_promotion_code/*',
      then: { status: 503, errorKey: '_ERR_GENERIC' },
    },
  ]);
  await assigns('INDIGO10');
  sends(removeVoucher, { code: 'INDIGO10' });
  expect(codes()).toEqual([]);
  expect(scope.getState($pendingCode)).toBe('INDIGO10');
  await live.settle();
  expect(codes()).toEqual([['INDIGO10', true]]);
  expect(scope.getState($voucherRefusal)).toEqual({ kind: 'removeCode', refusal: 'unreachable' });
});

it('retains a guest’s vouchers on sign-in', async () => {
  const { assigns, codes, signIn } = await shop();
  await assigns('RIVET5');
  await signIn('jonas');
  expect(codes()).toEqual([['RIVET5', true]]);
});

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { deleteAccount } from '#src/my-account/privacy/account-deletion-model.ts';
import { httpError, networkError, settle } from '#tests/session/shop-scope.ts';
import { ACCOUNT, areaAt } from './area.ts';

it.each([networkError, httpError(503)])(
  'API-48 reads the deletion date again after a failed deletion: %o',
  async (error) => {
    const { answers, scope, sent } = await areaAt('/myaccount/privacy');
    await answers.answer(ACCOUNT);
    const before = sent();
    void allSettled(deleteAccount, { scope });
    await settle();
    await answers.fail(error);
    expect(sent().slice(before.length)).toEqual([['account.delete', undefined], before[0]]);
  },
);

import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { copyCode } from '#src/content/promo-model.ts';
import { $notices } from '#src/notices/model.ts';
import { COPY_ERROR, copyTextFx } from '#src/ports/clipboard.ts';
import { namesOf, shopScope } from '#tests/session/shop-scope.ts';

it('CNT-10 copies a pressed code, with a notice', async () => {
  const { scope, calls, facts } = shopScope();
  await allSettled(copyCode, { scope, params: { code: 'KNIT10' } });
  expect(calls[0]).toEqual({ name: 'clipboard/copyText', payload: { text: 'KNIT10' } });
  expect(namesOf(facts, 'content/')).toEqual(['content/codeCopied']);
});

it('CNT-10 where the clipboard refuses, the notice stays and names the code', async () => {
  const { scope, facts } = shopScope([copyTextFx, () => Promise.reject(COPY_ERROR)]);
  await allSettled(copyCode, { scope, params: { code: 'KNIT10' } });
  expect(namesOf(facts, 'content/')).toEqual([]);
  expect(scope.getState($notices)).toMatchObject([
    { severity: 'warning', params: { code: 'KNIT10' }, ms: 0 },
  ]);
});

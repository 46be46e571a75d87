// @partial
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { locationChanged } from '#src/ports/navigation.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { $productPanel, closeProductPanel, openProductPanel } from '#src/product/panel-model.ts';
import { shareProduct } from '#src/product/page/share-model.ts';
import { $sizeGuide, sizeGuideFx } from '#src/product/size-guide/size-guide-model.ts';
import { SHARE_ERROR, sharePageFx } from '#src/ports/share.ts';
import { shopScope } from '#tests/session/shop-scope.ts';
import { product } from './products.ts';

const guide = { title: 'Tops', tables: [{ title: 'Women', columns: ['Size'], rows: [['S']] }] };

async function shop(answers: (() => unknown)[] = [], sizeGuideId = 'women-tops') {
  const { scope, calls } = shopScope(
    [productFx, () => product({ sizeGuideId })],
    [sizeGuideFx, () => answers.shift()?.()],
  );
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  return {
    scope,
    asked: () => calls.filter(({ name }) => name === 'http/product.sizeGuide'),
    open: () => allSettled(openProductPanel, { scope, params: { panel: 'sizeGuide' } }),
    shown: () => scope.getState($sizeGuide),
  };
}

it('PRD-13 closes the dialog on navigation', async () => {
  const { scope, open } = await shop([() => guide]);
  await open();
  expect(scope.getState($productPanel)).toBe('sizeGuide');
  const location = { path: '/x', search: '', hash: '', key: '1' };
  await allSettled(locationChanged, { scope, params: { location, action: 'push' } });
  expect(scope.getState($productPanel)).toBeNull();
});

it('API-66 loads the size guide when it opens, once', async () => {
  const { scope, asked, open, shown } = await shop([() => guide]);
  expect(asked()).toEqual([]);
  await open();
  await allSettled(closeProductPanel, { scope });
  await open();
  expect(asked().map(({ payload }) => payload)).toEqual([{ sizeGuideId: 'women-tops' }]);
  expect(shown()).toEqual(guide);
});

it.each([
  ['shared', []],
  ['dismissed', []],
  ['copied', ['catalogue:product.share.done']],
  ['nothing', ['catalogue:product.share.fail']],
])('PRD-13 sharing with the result “%s” reports %j', async (how, told) => {
  const pages: unknown[] = [];
  const { scope, facts } = shopScope(
    [productFx, () => product()],
    [
      sharePageFx,
      (page) => {
        pages.push(page);
        return how === 'nothing' ? Promise.reject(SHARE_ERROR) : how;
      },
    ],
  );
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  await allSettled(shareProduct, { scope });
  expect(pages).toMatchObject([{ title: 'Mill Tee' }]);
  const notices = facts.filter(({ name }) => name === 'notices/noticeShown');
  expect(notices.map(({ payload }) => (payload as { key: string }).key)).toEqual(told);
});

import { sample } from 'effector';
import { object, string } from 'superstruct';
import { fact, input } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { showNotice } from '../notices/model.ts';
import { $location } from '../ports/navigation.ts';
import { Sharing, sharePageFx } from '../ports/share.ts';
import { $shown } from './model.ts';

export const shareProduct = input('product/share', nothing());
export const productShared = fact('product/shared', object({ path: string(), how: Sharing }));

sample({
  clock: shareProduct,
  source: { product: $shown, location: $location },
  fn: ({ product, location }) => ({ title: product?.name ?? '', path: location.path }),
  target: sharePageFx,
});
sample({
  clock: sharePageFx.done,
  fn: ({ params, result }) => ({ path: params.path, how: result }),
  target: productShared,
});
sample({
  clock: sharePageFx.finally,
  filter: (outcome) => outcome.status === 'fail' || outcome.result === 'copied',
  fn: ({ status }) => ({
    severity: status === 'fail' ? ('error' as const) : ('success' as const),
    key: `catalogue:product.share.${status}`,
    params: {},
    ms: 5000,
  }),
  target: showNotice,
});

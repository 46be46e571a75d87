import { sample } from 'effector';
import { feature, input } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { $location } from '../../ports/navigation.ts';
import { sharePageFx } from '../../ports/share.ts';
import { $shownProduct } from '../model.ts';

feature('product');

export const shareProduct = input('product/share', noPayload());

sample({
  clock: sample({ clock: shareProduct, source: $shownProduct }),
  source: $location,
  fn: (location, product) => ({ title: product?.name ?? '', path: location.path }),
  target: sharePageFx,
});
sample({
  clock: sharePageFx.finally,
  filter: (outcome) => outcome.status === 'fail' || outcome.result === 'copied',
  fn: ({ status }) =>
    notice(status === 'fail' ? 'error' : 'success', `catalogue:product.share.${status}`, 5000),
  target: showNotice,
});

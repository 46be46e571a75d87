import { combine } from 'effector';
import { nullable } from 'superstruct';
import { feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { sizeGuideCall } from '../extras-api.ts';
import { SizeGuide } from '../extras-contract.ts';
import { $shownProduct } from '../model.ts';
import { openProductPanel } from '../panel-model.ts';

feature('product');

export const sizeGuideFx = callFx(sizeGuideCall);

/** Requested guides by id; `null` after a failed call. */
const $sizeGuides = state<Record<string, SizeGuide | null>>(
  'product/sizeGuides',
  {},
  dictionary(nullable(SizeGuide)),
);

/** The guide of the product on the page; `undefined` while it loads, `null` after a failed call. */
export const $sizeGuide = combine(
  $shownProduct,
  $sizeGuides,
  (shown, guides) => guides[shown?.sizeGuideId ?? ''],
  { skipVoid: false },
);

$sizeGuides
  .on(sizeGuideFx, ({ ...guides }, { sizeGuideId }) => {
    delete guides[sizeGuideId];
    return guides;
  })
  .on(sizeGuideFx.done, (guides, { params, result }) => ({
    ...guides,
    [params.sizeGuideId]: result,
  }))
  .on(sizeGuideFx.fail, (guides, { params }) => ({ ...guides, [params.sizeGuideId]: null }));

// Reopening the dialog requests a failed guide again.
sampleStores({
  clock: openProductPanel,
  source: { shown: $shownProduct, guide: $sizeGuide },
  filter: ({ shown, guide }, { panel }) =>
    panel === 'sizeGuide' && shown?.sizeGuideId !== undefined && !guide,
  fn: ({ shown }) => ({ sizeGuideId: shown?.sizeGuideId ?? '' }),
  target: sizeGuideFx,
});

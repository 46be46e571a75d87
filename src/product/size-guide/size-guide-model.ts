import { combine, sample } from 'effector';
import { nullable } from 'superstruct';
import { state } from '../../event-log/units.ts';
import { dictionary } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { sizeGuideCall } from '../extras-api.ts';
import { SizeGuide } from '../extras-contract.ts';
import { $shownProduct } from '../model.ts';
import { openProductPanel } from '../panel-model.ts';

export const sizeGuideFx = callFx(sizeGuideCall);

/** The guides that were asked for, by id; `null` for one that could not be had. */
const $sizeGuides = state<Record<string, SizeGuide | null>>(
  'product/sizeGuides',
  {},
  dictionary(nullable(SizeGuide)),
);

/** The guide of the product on the page; `undefined` while it loads, `null` when it could not be had. */
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

// Opened once more, a guide that could not be had is asked for again.
sample({
  clock: openProductPanel,
  source: { shown: $shownProduct, guide: $sizeGuide },
  filter: ({ shown, guide }, { panel }) =>
    panel === 'sizeGuide' && shown?.sizeGuideId !== undefined && !guide,
  fn: ({ shown }) => ({ sizeGuideId: shown?.sizeGuideId ?? '' }),
  target: sizeGuideFx,
});

/** Connects experiments with the visitor and the page. */
import { sample } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { openMiniBag } from '../../../cart/bag/mini-bag-model.ts';
import { choiceFollowed, choiceMade } from '../../../consent/model.ts';
import { $visitor, makeVisitorFx } from '../../../consent/visitor-model.ts';
import type { ExperimentKey } from '../../../experiments/experiments.ts';
import { pageBegun, placeSeen, visitorLeft, visitorKnown } from '../../../experiments/model.ts';
import { pageEntered } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('measure');

sample({
  clock: sample({
    clock: [whenLoaded('measure'), makeVisitorFx.done],
    source: $visitor,
  }).filterMap((visitor) => (visitor === null ? undefined : { visitor })),
  target: visitorKnown,
});
sample({
  clock: [choiceMade, choiceFollowed],
  filter: ({ analytical }) => !analytical,
  target: visitorLeft,
});

/** Experiments by page. */
const ON_PAGES: { readonly [Kind in Page['kind']]?: ExperimentKey } = {
  product: 'product_points_test',
  bag: 'free_delivery_test',
};

sample({ clock: pageEntered, fn: ({ kind }) => ({ shows: ON_PAGES[kind] }), target: pageBegun });
sample({
  clock: openMiniBag,
  fn: () => ({ shows: 'free_delivery_test' as const }),
  target: placeSeen,
});

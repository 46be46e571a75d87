/** What experiments hear of: who the visitor is, and what of a page is tried out. */
import { sample } from 'effector';
import { $visitor } from '../../../consent/visitor-model.ts';
import type { ExperimentKey } from '../../../experiments/experiments.ts';
import { pageBegun, placeSeen, visitorLeft, visitorKnown } from '../../../experiments/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { chosen, miniBagOpened, pageBegan, visitorLookedAt } from './inbox.ts';

sample({
  clock: sample({ clock: visitorLookedAt, source: $visitor }).filterMap((visitor) =>
    visitor === null ? undefined : { visitor },
  ),
  target: visitorKnown,
});
sample({
  clock: chosen,
  filter: ({ analytical }) => !analytical,
  target: visitorLeft,
});

/** What a page has of what is tried out. */
const ON_PAGES: { readonly [Kind in Page['kind']]?: ExperimentKey } = {
  product: 'product_points_test',
  bag: 'free_delivery_test',
};

sample({ clock: pageBegan, fn: ({ kind }) => ({ shows: ON_PAGES[kind] }), target: pageBegun });
sample({
  clock: miniBagOpened,
  fn: () => ({ shows: 'free_delivery_test' as const }),
  target: placeSeen,
});

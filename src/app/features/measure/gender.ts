/** API-19: stores the gender of the pages that were viewed last, with analytical consent alone. */
import { sample } from 'effector';
import { enums } from 'superstruct';
import { feature } from '../../../event-log/units.ts';
import { sampleStores } from '../../../event-log/sample-stores.ts';
import { $mayMeasure } from '../../../analytics/allowed-model.ts';
import { choiceFollowed, choiceMade } from '../../../consent/model.ts';
import { ANALYTICS_DAYS, GENDER_COOKIE } from '../../../consent/stored-items.ts';
import { topCategoryIdOf } from '../../../listing/address.ts';
import { $gender } from '../../../listing/model.ts';
import { $page, pageEntered } from '../../../pages/model.ts';
import type { Page } from '../../../pages/pages.ts';
import { $start } from '../../../ports/start.ts';
import { persistedCookie } from '../../../ports/storage/persisted.ts';
import { whenLoaded } from '../../../ports/features.ts';

feature('measure');

const Gender = enums(['women', 'men', 'kids']);
const genderCookie = persistedCookie(GENDER_COOKIE, Gender, { days: ANALYTICS_DAYS });

function genderOf(page: Page) {
  const top = page.kind === 'listing' ? topCategoryIdOf(page.query.categoryId) : '';
  return Gender.is(top) ? top : undefined;
}

sample({
  clock: sampleStores({
    clock: whenLoaded('measure'),
    source: { start: $start, mayMeasure: $mayMeasure },
  }).filterMap(({ start, mayMeasure }) =>
    mayMeasure ? (genderCookie.read(start.cookies) ?? undefined) : undefined,
  ),
  target: $gender,
});
const seen = sampleStores({
  clock: [whenLoaded('measure'), pageEntered],
  source: { page: $page, before: $gender, mayMeasure: $mayMeasure },
}).filterMap(({ page, before, mayMeasure }) => {
  const gender = genderOf(page);
  return mayMeasure && gender !== before ? gender : undefined;
});
sample({ clock: seen, target: [$gender, genderCookie.keep] });
sample({
  clock: [choiceMade, choiceFollowed],
  filter: ({ analytical }) => !analytical,
  fn: () => null,
  target: $gender,
});

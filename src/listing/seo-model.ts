import { sample } from 'effector';
import { type Infer, nullable, object, string } from 'superstruct';
import { command, feature, state } from '../event-log/units.ts';
import { callFx } from '../ports/http/call.ts';
import { categorySeoCall, categoryUrlsCall } from './seo-api.ts';
import { CategorySeo, Hreflangs } from './seo-contract.ts';
import { queryOf, shownListing } from './listing.ts';
import { $listing } from './model.ts';
import { type IndexedFilter, indexedFilter } from './seo-filter.ts';

feature('core');

const OfCategory = object({ categoryId: string() });

/** SEO data of a category, as far as loaded. */
const CategoryHead = object({
  categoryId: string(),
  seo: nullable(CategorySeo),
  urls: Hreflangs,
});
type CategoryHead = Infer<typeof CategoryHead>;

/** LST-15, API-21: loads the SEO data of a category. */
export const wantCategoryHead = command('listing/wantCategoryHead', OfCategory);

export const categorySeoFx = callFx(categorySeoCall);
export const categoryUrlsFx = callFx(categoryUrlsCall);

export const $categoryHead = state<CategoryHead>(
  'listing/categoryHead',
  { categoryId: '', seo: null, urls: [] },
  CategoryHead,
);

/** Description of the category; empty while unknown. */
export const $intro = $categoryHead.map(({ seo }) => seo?.description ?? '');

const wanted = sample({
  clock: wantCategoryHead,
  source: $categoryHead,
  filter: (head, { categoryId }) => head.categoryId !== categoryId,
  fn: (_, category) => category,
});

$categoryHead
  .on(wanted, (_, { categoryId }) => ({ categoryId, seo: null, urls: [] }))
  .on(categorySeoFx.done, (head, { params, result }) =>
    params.categoryId === head.categoryId ? { ...head, seo: result } : head,
  )
  .on(categoryUrlsFx.done, (head, { params, result }) =>
    params.categoryId === head.categoryId ? { ...head, urls: result } : head,
  );

sample({ clock: wanted, target: [categorySeoFx, categoryUrlsFx] });

/** LST-14: the filter of an indexable listing, with its label; null for none. */
export const $indexed = $listing.map((state): (IndexedFilter & { label: string }) | null => {
  const query = queryOf(state);
  const shown = shownListing(state);
  const filter = query && shown && indexedFilter(query, shown.seoFilters);
  if (!filter) return null;
  const { values = [] } = shown.facets.find(({ id }) => id === filter.id) ?? {};
  const label = values.find(({ name }) => name === filter.value)?.label;
  return { ...filter, label: label ?? filter.value };
});

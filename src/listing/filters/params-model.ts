/** Separate from the model, because the first page view does not need it. */
import { combine } from 'effector';
import { feature } from '../../event-log/units.ts';
import { $location } from '../../ports/navigation.ts';
import { $initialPrice, $listing } from '../model.ts';
import { listingParams } from '../params.ts';
import { $collapsedFiltersIds, $filters } from './filters-model.ts';

feature('core');

/** LST-16, ENT-22: params of the listing page, under the specification's names. */
export const $listingParams = combine(
  {
    state: $listing,
    location: $location,
    filters: $filters,
    initial: $initialPrice,
    collapsedFiltersIds: $collapsedFiltersIds,
  },
  listingParams,
);

/** Apart from the model: the first page can do without it. */
import { combine } from 'effector';
import { $location } from '../../ports/navigation.ts';
import { $initialPrice, $listing } from '../model.ts';
import { listingParams } from '../params.ts';
import { $collapsedFiltersIds, $filters } from './filters-model.ts';

/** LST-16, ENT-22: the params of the listing's page, by the names that the specification has for them. */
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

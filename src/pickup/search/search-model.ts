import { combine, sample, split } from 'effector';
import { splitMap } from 'patronum';
import { integer, nullable, object, string } from 'superstruct';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { dictionary, noPayload, personalText } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { LocateReason, Position, locateFx } from '../../ports/geolocation.ts';
import { Search, pickupPointsCall } from '../api.ts';
import { PickupType } from '../contract.ts';
import {
  $isPickupOpen,
  $pickupType,
  closePickup,
  forgetPickup,
  openPickup,
  switchType,
} from './dialog-model.ts';
import {
  Locating,
  PointSearches,
  PickupErrorKey,
  TOO_SHORT,
  isMissed,
  isWanted,
  searchByPosition,
  searchErrorKey,
} from '../pickup.ts';
import { cameOnline } from '../../ports/connection.ts';

feature('checkout');

const OfType = object({ pickupType: PickupType });

export const typeTerm = input(
  'pickup/typeTerm',
  object({ pickupType: PickupType, term: personalText() }),
);
/** Searches for a place; the view has normalised the term. */
export const searchPoints = input(
  'pickup/searchPoints',
  object({ pickupType: PickupType, term: personalText() }),
);
/**
 * Refuses a term that is too short. The view decides, because a logged pseudonym may have another
 * length.
 */
export const refuseTerm = input('pickup/refuseTerm', OfType);
export const searchNearMe = input('pickup/searchNearMe', OfType);
/** Repeats a failed search. */
export const retrySearch = input('pickup/retrySearch', OfType);

const look = command('pickup/look', object({ pickupType: PickupType, search: Search }));

export const pointsFound = fact(
  'pickup/pointsFound',
  object({ pickupType: PickupType, count: integer() }),
);
export const searchFailed = fact(
  'pickup/searchFailed',
  object({ pickupType: PickupType, key: PickupErrorKey }),
);
export const shopperLocated = fact('pickup/shopperLocated', noPayload());
export const locatingFailed = fact('pickup/locatingFailed', object({ reason: LocateReason }));

export const pickupPointsFx = callFx(pickupPointsCall);

/** PUP-03 */
export const $terms = state('pickup/terms', {}, dictionary(personalText()));
/** PUP-04 */
export const $position = state<Position | null>('pickup/position', null, nullable(Position));
export const $searches = state<PointSearches>('pickup/searches', {}, PointSearches);
export const $locating = state<Locating>('pickup/locating', { status: 'idle' }, Locating);
/** Pickup types whose term was refused, with the error key. */
const $refusals = state('pickup/refusals', {}, dictionary(string()));
/** Last search, of any type. */
const $lastSearch = state<Search | null>('pickup/lastSearch', null, nullable(Search));

/** Search of the dialog's current type. */
export const $search = combine(
  $searches,
  $pickupType,
  (searches, pickupType) => searches[pickupType] ?? null,
);
/** PUP-07, ENT-25: error flag and text key. */
export const $searchError = combine(
  { search: $search, refusals: $refusals, pickupType: $pickupType, locating: $locating },
  ({ search, refusals, pickupType, locating }) => {
    const message =
      refusals[pickupType] ??
      (locating.status === 'failed' ? locating.reason : undefined) ??
      (search?.status === 'failed' ? search.key : undefined);
    return { isError: message !== undefined, message: message ?? '' };
  },
);

const { termMissing, __: termGiven } = split(searchPoints, {
  termMissing: ({ term }) => term.trim() === '',
});
// Accepts a geolocation answer only while one is pending.
const located = sample({
  clock: locateFx.finally,
  source: $locating,
  fn: (locating, outcome) => ({ locating, outcome }),
});
const whereabouts = splitMap({
  source: located,
  cases: {
    known: ({ locating, outcome }) =>
      locating.status === 'asking' && outcome.status === 'done'
        ? { pickupType: locating.pickupType, position: outcome.result }
        : undefined,
    failed: ({ locating, outcome }) =>
      locating.status === 'asking' && outcome.status === 'fail' ? outcome.error : undefined,
  },
});

$terms
  .on(typeTerm, (terms, { pickupType, term }) => ({ ...terms, [pickupType]: term }))
  .on(look, (terms, { pickupType, search }) =>
    search.by === 'term' ? { ...terms, [pickupType]: search.term } : terms,
  )
  .reset(forgetPickup);
$lastSearch.on(look, (_, { search }) => search).reset(forgetPickup);
$refusals
  .on([refuseTerm, termMissing], (refusals, { pickupType }) => ({
    ...refusals,
    [pickupType]: TOO_SHORT,
  }))
  .on([typeTerm, look, searchNearMe], (refusals, { pickupType }) =>
    Object.fromEntries(Object.entries(refusals).filter(([type]) => type !== pickupType)),
  )
  .reset([forgetPickup, closePickup]);
$locating
  .on(searchNearMe, (_, { pickupType }) => ({ status: 'asking', pickupType }))
  // Typing or a new search cancels the wait for the device.
  .on([typeTerm, look, refuseTerm, closePickup, forgetPickup], () => ({ status: 'idle' }))
  .on(locatingFailed, (_, { reason }) => ({ status: 'failed', reason }));
$position.reset(forgetPickup);
$searches
  .on(look, (searches, { pickupType, search }) => ({
    ...searches,
    [pickupType]: { status: 'loading', search },
  }))
  // Ignores stale answers.
  .on(pickupPointsFx.done, (searches, { params, result }) => {
    if (!isWanted(searches, params)) return searches;
    const { pickupType, search } = params;
    return { ...searches, [pickupType]: { status: 'ready', search, ...result } };
  })
  .on(searchFailed, (searches, { pickupType, key }) => {
    const before = searches[pickupType];
    if (!before) return searches;
    return { ...searches, [pickupType]: { status: 'failed', search: before.search, key } };
  })
  .reset(forgetPickup);

sample({
  clock: [
    termGiven.map(({ pickupType, term }) => ({
      pickupType,
      search: { by: 'term' as const, term },
    })),
    sample({
      clock: retrySearch,
      source: $searches,
      fn: (searches, { pickupType }) => ({ pickupType, search: searches[pickupType]?.search }),
    }).filterMap(known),
    // Repeats the search only if the term is unchanged.
    sampleStores({
      clock: cameOnline,
      source: {
        isOpen: $isPickupOpen,
        pickupType: $pickupType,
        searches: $searches,
        terms: $terms,
      },
      fn: ({ isOpen, pickupType, searches, terms }) => {
        const found = searches[pickupType];
        const search = isOpen && isMissed(found) ? found?.search : undefined;
        const isAsTyped = search?.by !== 'term' || search.term === terms[pickupType];
        return { pickupType, search: isAsTyped ? search : undefined };
      },
    }).filterMap(known),
    // A newly opened type repeats the last search, of whichever type.
    sampleStores({
      clock: [
        openPickup.map(({ pickupType, near }) => ({ pickupType, near })),
        switchType.map(({ pickupType }) => ({ pickupType, near: '' })),
      ],
      source: { searches: $searches, last: $lastSearch },
      filter: ({ searches }, { pickupType }) =>
        searches[pickupType] === undefined || isMissed(searches[pickupType]),
      fn: ({ last }, { pickupType, near }) => ({
        pickupType,
        search: last ?? (near === '' ? undefined : { by: 'term' as const, term: near }),
      }),
    }).filterMap(known),
    whereabouts.known.map(({ pickupType, position }) => ({
      pickupType,
      search: searchByPosition(position),
    })),
  ],
  target: look,
});
sample({ clock: look, target: pickupPointsFx });

sample({ clock: searchNearMe, target: locateFx });
$position.on(whereabouts.known, (_, { position }) => position);
sample({ clock: whereabouts.known, target: shopperLocated });
sample({ clock: whereabouts.failed, target: locatingFailed });

sample({
  clock: pickupPointsFx.done,
  source: $searches,
  filter: (searches, { params }) => isWanted(searches, params),
  fn: (_, { params, result }) => ({ pickupType: params.pickupType, count: result.points.length }),
  target: pointsFound,
});
sample({
  clock: pickupPointsFx.fail,
  source: $searches,
  filter: (searches, { params }) =>
    isWanted(searches, params) && searches[params.pickupType]?.status === 'loading',
  fn: (_, { params, error }) => ({
    pickupType: params.pickupType,
    key: searchErrorKey(error),
  }),
  target: searchFailed,
});

function known({ pickupType, search }: { pickupType: PickupType; search: Search | undefined }) {
  return search && { pickupType, search };
}

import { combine, sample } from 'effector';
import { nullable, object, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { $start } from '../ports/start.ts';
import { writeStorageFx } from '../ports/storage.ts';
import { $store } from '../store-config/model.ts';
import { PickupType } from './contract.ts';
import { $isPickupOpen, forgetPickup, openPickup, switchType } from './dialog-model.ts';
import { ChosenPoints, POINTS_KEY, keptText, pointsOf, readKept } from './pickup.ts';
import { $searches, searchPoints } from './search-model.ts';

const OfPoint = object({ pickupType: PickupType, pointId: string() });

/** Points at one, in the list or on the map. */
export const lookAtPoint = input('pickup/lookAtPoint', object({ pointId: string() }));
export const choosePoint = input('pickup/choosePoint', OfPoint);

/** A point that was chosen is not there any more. */
export const forgetPoint = command('pickup/forgetPoint', object({ pickupType: PickupType }));

export const pointChosen = fact('pickup/pointChosen', OfPoint);

export const $lookedAtId = state<string | null>('pickup/lookedAtId', null, nullable(string()));
/** What was chosen on this page, with what the tab had kept; `null` before. */
const $chosenHere = state<ChosenPoints | null>('pickup/chosenHere', null, nullable(ChosenPoints));

/** The point that is chosen of each type, by type: one of another type is never delivered to. */
export const $chosenPoints = combine(
  $chosenHere,
  $start,
  $store,
  (here, { storage }, { storeId }) => here ?? readKept(storage[POINTS_KEY], storeId),
);
/** PUP-06, ENT-25 */
export const $selectedStoreIds = $chosenPoints.map((points) =>
  Object.fromEntries(Object.entries(points).map(([type, { id }]) => [type, id])),
);

// Only a point that was found of this type can be chosen.
const chosen = sample({
  clock: choosePoint,
  source: { searches: $searches, points: $chosenPoints },
  fn: ({ searches, points }, { pickupType, pointId }) => {
    const point = pointsOf(searches[pickupType]).find(({ id }) => id === pointId);
    return point && { pickupType, pointId, points: { ...points, [pickupType]: point } };
  },
}).filterMap((choice) => choice);
const forgotten = sample({
  clock: forgetPoint,
  source: $chosenPoints,
  fn: (points, { pickupType }) =>
    Object.fromEntries(Object.entries(points).filter(([type]) => type !== pickupType)),
});

$chosenHere
  .on(chosen, (_, { points }) => points)
  .on(forgotten, (_, points) => points)
  .on(forgetPickup, () => ({}));
$isPickupOpen.on(chosen, () => false);
$lookedAtId
  .on(lookAtPoint, (_, { pointId }) => pointId)
  .on([openPickup, switchType, searchPoints, forgetPickup], () => null);

sample({
  clock: chosen,
  fn: ({ pickupType, pointId }) => ({ pickupType, pointId }),
  target: pointChosen,
});
sample({
  clock: [chosen.map(({ points }) => points), forgotten, forgetPickup.map(() => ({}))],
  source: $store,
  fn: ({ storeId }, points) => ({
    area: 'session' as const,
    key: POINTS_KEY,
    value: keptText(storeId, points),
  }),
  target: writeStorageFx,
});

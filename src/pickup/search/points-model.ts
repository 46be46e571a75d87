import { sample } from 'effector';
import { boolean, nullable, object, string } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { persisted } from '../../ports/storage/persisted.ts';
import { $start } from '../../ports/start.ts';
import { $userInfo, userInfoLoaded } from '../../session/model.ts';
import { type UserInfoState, isKnown } from '../../session/session.ts';
import { $store } from '../../store-config/model.ts';
import { PickupType } from '../contract.ts';
import { $isPickupOpen, forgetPickup, openPickup, switchType } from './dialog-model.ts';
import { type Chooser, ChosenPoints, StoredPoints, pointsFor, pointsOf } from '../pickup.ts';
import { $searches, searchPoints } from './search-model.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('checkout');

const OfPoint = object({ pickupType: PickupType, pointId: string() });

/** Highlights a point in the list and on the map. */
export const lookAtPoint = input('pickup/lookAtPoint', object({ pointId: string() }));
export const choosePoint = input('pickup/choosePoint', OfPoint);

export const pointChosen = fact('pickup/pointChosen', OfPoint);

/** Chosen point by pickup type; a point of another type is never used for delivery. */
export const $chosenPoints = state<ChosenPoints>('pickup/chosenPoints', {}, ChosenPoints);
export const storedPoints = persisted('selvedge.pickupPoints', StoredPoints, { area: 'session' });
export const $lookedAtId = state<string | null>('pickup/lookedAtId', null, nullable(string()));
/** True once the stored choices have been read: once, when the shopper is known. */
const $isRecalled = state('pickup/isRecalled', false, boolean());

/** PUP-06, ENT-25 */
export const $selectedStoreIds = $chosenPoints.map((points) =>
  Object.fromEntries(Object.entries(points).map(([type, { id }]) => [type, id])),
);

// Only a found point of this type can be chosen.
const chosen = sampleStores({
  clock: choosePoint,
  source: { searches: $searches, points: $chosenPoints },
  fn: ({ searches, points }, { pickupType, pointId }) => {
    const point = pointsOf(searches[pickupType]).find(({ id }) => id === pointId);
    return point && { pickupType, pointId, points: { ...points, [pickupType]: point } };
  },
}).filterMap((choice) => choice);
const recalled = sampleStores({
  clock: [whenLoaded('checkout'), userInfoLoaded],
  source: { info: $userInfo, store: $store, start: $start, isRecalled: $isRecalled },
  fn: ({ info, store, start, isRecalled }) =>
    isKnown(info) && !isRecalled
      ? pointsFor(chooserOf(store, info), storedPoints.read(start.storage))
      : undefined,
}).filterMap((points) => points);

$chosenPoints
  .on(recalled, (_, points) => points)
  .on(chosen, (_, { points }) => points)
  .reset(forgetPickup);
$isRecalled.on([recalled, chosen, forgetPickup], () => true);
$isPickupOpen.on(chosen, () => false);
$lookedAtId
  .on(lookAtPoint, (_, { pointId }) => pointId)
  .on([openPickup, switchType, searchPoints, forgetPickup], () => null);

sample({
  clock: chosen,
  fn: ({ pickupType, pointId }) => ({ pickupType, pointId }),
  target: pointChosen,
});
sampleStores({
  clock: [chosen.map(({ points }) => points), forgetPickup.map(() => ({}))],
  source: { store: $store, info: $userInfo },
  fn: ({ store, info }, points) =>
    Object.keys(points).length === 0 ? null : { ...chooserOf(store, info), points },
  target: storedPoints.keep,
});

function chooserOf({ storeId }: { storeId: string }, info: UserInfoState): Chooser {
  return { storeId, owner: info.status === 'registered' ? info.userId : null };
}

import { CITIES } from '#fixtures/purchase/cities.ts';
import { LONGEST_PLACE, SHORTEST_PLACE } from '#src/commerce/limits.ts';
import { present } from '#src/kernel/tolerant.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { bareText } from '../checkout/bare-text.ts';
import { badRequest, failure, ok } from '../message.ts';
import { openingTimes } from './opening-times.ts';
import {
  CARRIERS,
  hoursText,
  pickupPoints,
  type PickupPoint,
  type PickupType,
} from './pickup-points.ts';
import { withSession } from '../session/with-session.ts';
import { knownKeys, placeKeys } from './place-key.ts';
import { DEGREES, MOST_NEARBY, placeView, remoteness } from './places.ts';

function pointView(call: Call, point: PickupPoint): unknown {
  if (point.shop) return placeView(call, point.shop);
  const { id, name, address1, zipCode, city, country, lat, lon, hours } = point;
  return {
    id,
    name,
    address1,
    zipCode,
    city,
    country,
    latitude: lat,
    longitude: lon,
    openingHours: hoursText(point, call.language),
    openingTimes: openingTimes(hours),
  };
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Score of a point for one word; 0 for no match. */
function fitOfWord({ names, zipCode, address1, name }: PickupPoint, word: string): number {
  if (names.flatMap(knownKeys).some((key) => key.startsWith(word))) return 20;
  const inCode = commonStart(word, bareText(zipCode));
  if (/\d/.test(word) && inCode >= SHORTEST_PLACE) return inCode;
  const parts = `${address1} ${name}`.split(/[^\p{L}\p{N}]+/u);
  return parts.flatMap(placeKeys).some((key) => key.startsWith(word)) ? 1 : 0;
}

interface FittingPoint {
  point: PickupPoint;
  fits: number;
}

function byTerm(points: readonly PickupPoint[], term: string): FittingPoint[] {
  const whole = placeKeys(term).filter(Boolean);
  const words = term
    .split(/[\s,]+/)
    .flatMap(placeKeys)
    .filter(Boolean);
  // A full name of several words outranks another name with the same first word.
  const fit = (point: PickupPoint) => {
    const ofWords = words.map((word) => fitOfWord(point, word));
    const best = Math.max(...ofWords, ...whole.map((key) => 2 * fitOfWord(point, key)));
    return best + ofWords.filter((each) => each > 0).length / 100;
  };
  return points
    .map((point) => ({ point, fits: fit(point) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits);
}

interface Middle {
  name: string;
  latitude: number;
  longitude: number;
}

/** Centre of the best point's town. */
function middleOf([best]: readonly PickupPoint[]): Middle | undefined {
  if (!best) return undefined;
  const town = CITIES.find(
    ({ country, names }) =>
      country === best.country && names.some((name) => best.names.includes(name)),
  );
  const { latitude, longitude } = town ?? { latitude: best.lat, longitude: best.lon };
  return { name: best.city, latitude, longitude };
}

/** Sorts by score, then by distance to the centre. */
function fromMiddle(found: readonly FittingPoint[], middle: Middle | undefined): PickupPoint[] {
  const far = ({ point }: FittingPoint) =>
    middle ? remoteness(point, middle.latitude, middle.longitude) : 0;
  return [...found]
    .sort((one, other) => other.fits - one.fits || far(one) - far(other))
    .map(({ point }) => point);
}

function search(call: Call, type: PickupType): Outcome {
  const { query } = call;
  const points = pickupPoints(call, type);
  const found = (nearest: readonly PickupPoint[], searchedPlace?: unknown) => {
    const physicalStore = nearest.slice(0, MOST_NEARBY).map((point) => pointView(call, point));
    return answer(call, ok(present({ physicalStore, searchedPlace })));
  };
  const term = query.get('searchTerm');
  if (term !== null) {
    const isLong = bareText(term).length >= SHORTEST_PLACE;
    const fitting = byTerm(points, term.slice(0, LONGEST_PLACE));
    const middle = middleOf(fitting.map(({ point }) => point));
    if (isLong) return found(fromMiddle(fitting, middle), middle);
    return answer(call, failure(400, '_ERR_PICKUP_SEARCH_TOO_SHORT', 'Two letters at least.'));
  }
  const degrees = ['latitude', 'longitude'].map((name) => query.get(name) ?? '');
  const [latitude = 0, longitude = 0] = degrees.map(Number);
  if (
    !degrees.every((text) => DEGREES.test(text)) ||
    Math.abs(latitude) > 90 ||
    Math.abs(longitude) > 180
  )
    return answer(call, failure(400, '_ERR_PICKUP_POSITION', 'The place cannot be read.'));
  return found(
    points.sort(
      (one, other) => remoteness(one, latitude, longitude) - remoteness(other, latitude, longitude),
    ),
  );
}

/** API-62, PUP-02: `GET /pickuppoint/locator`. Empty list without a match. */
const findPickupPoints = withSession((call) => {
  const type = call.query.get('pickupType');
  const known = (['CNC', ...CARRIERS] as const).find((each) => each === type);
  return known ? search(call, known) : answer(call, badRequest('There is no such pickup type.'));
});

export const pickupLocatorRoutes: Handlers = {
  'GET commerce /pickuppoint/locator': findPickupPoints,
};

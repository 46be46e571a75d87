import { answer, type Call, type Outcome } from '../call.ts';
import { bareText } from '../bare-text.ts';
import { badRequest, failure, ok } from '../message.ts';
import { CARRIERS, pickupPoints, type PickupPoint, type PickupType } from '../pickup-points.ts';
import { withSession } from '../with-session.ts';
import { DEGREES, MOST_NEARBY, placeView, remoteness } from './places.ts';

const LEAST_LETTERS = 2;
const MOST_LETTERS = 80;

function pointView(call: Call, point: PickupPoint): unknown {
  if (point.shop) return placeView(call, point.shop);
  const { id, name, address1, zipCode, city, country, lat, lon, hours } = point;
  const openingHours = hours.map((text) => text[call.language]);
  return {
    id,
    name,
    address1,
    zipCode,
    city,
    country,
    latitude: lat,
    longitude: lon,
    openingHours,
  };
}

function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** How well a point fits one word; 0 not at all. */
function fitOfWord({ names, zipCode, address1, name }: PickupPoint, word: string): number {
  if (names.some((each) => bareText(each).startsWith(word))) return 20;
  const inCode = commonStart(word, bareText(zipCode));
  if (/\d/.test(word) && inCode >= LEAST_LETTERS) return inCode;
  return [address1, name].some((text) => bareText(text).includes(word)) ? 1 : 0;
}

function byTerm(points: readonly PickupPoint[], term: string): PickupPoint[] {
  const words = term.split(/[\s,]+/).map(bareText);
  const whole = bareText(term);
  const fit = (point: PickupPoint) =>
    Math.max(...[whole, ...words].filter(Boolean).map((word) => fitOfWord(point, word)));
  return points
    .map((point) => ({ point, fits: fit(point) }))
    .filter(({ fits }) => fits > 0)
    .sort((one, other) => other.fits - one.fits)
    .map(({ point }) => point);
}

function search(call: Call, type: PickupType): Outcome {
  const { query } = call;
  const points = pickupPoints(call, type);
  const found = (nearest: readonly PickupPoint[]) => {
    const physicalStore = nearest.slice(0, MOST_NEARBY).map((point) => pointView(call, point));
    return answer(call, ok({ physicalStore }));
  };
  const term = query.get('searchTerm');
  if (term !== null) {
    const isLong = bareText(term).length >= LEAST_LETTERS;
    if (isLong) return found(byTerm(points, term.slice(0, MOST_LETTERS)));
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

/** API-62, PUP-02: `GET /pickuppoint/locator`. What is not found is an empty list. */
export const findPickupPoints = withSession((call) => {
  const type = call.query.get('pickupType');
  const known = (['CNC', ...CARRIERS] as const).find((each) => each === type);
  return known ? search(call, known) : answer(call, badRequest('There is no such pickup type.'));
});

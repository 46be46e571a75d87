import { CITIES, townName, type City } from '#fixtures/purchase/cities.ts';
import type { Bilingual } from '#fixtures/catalogue/words.ts';
import { addressRulesOf } from '#src/commerce/address-rules.ts';
import { createRandom } from '#src/kernel/random.ts';
import type { Call } from '../call.ts';
import { readFor } from '../content/content-text.ts';
import { namesOf, shopsOf, type Shop } from './places.ts';
import type { Hours } from './opening-times.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

export const CARRIERS = ['UPSAP', 'BPUDO', 'POSTNLPUP'] as const;
export type PickupType = 'CNC' | (typeof CARRIERS)[number];

export interface PickupPoint {
  id: string;
  name: string;
  address1: string;
  zipCode: string;
  city: string;
  names: readonly string[];
  country: string;
  lat: number;
  lon: number;
  /** The brand's shop at this point; it has its own hours. */
  shop?: Shop;
  hours: Hours;
}

const POINTS_PER_CITY = 4;
/** Distance from a city's centre in degrees: about a kilometre. */
const SPREAD = 0.012;

const HOSTS: readonly Bilingual[] = [
  ['Corner shop', 'Eckladen'],
  ['Newsagent', 'Zeitungsladen'],
  ['Parcel locker', 'Paketschrank'],
  ['Petrol station', 'Tankstelle'],
  ['Supermarket', 'Supermarkt'],
  ['Bookshop', 'Buchhandlung'],
];

/** Opening hours of each kind of host, as texts. */
const HOURS = {
  office: [
    ['Monday to Friday 9 am to 6 pm', 'Montag bis Freitag 9–18 Uhr'],
    ['Saturday 9 am to 1 pm', 'Samstag 9–13 Uhr'],
    ['Sunday closed', 'Sonntag geschlossen'],
  ],
  long: [
    ['Monday to Saturday 7 am to 10 pm', 'Montag bis Samstag 7–22 Uhr'],
    ['Sunday 8 am to 8 pm', 'Sonntag 8–20 Uhr'],
  ],
  always: [['Open day and night', 'Rund um die Uhr geöffnet']],
} satisfies Partial<Record<Hours, readonly Bilingual[]>>;
const HOURS_OF_HOSTS: readonly (keyof typeof HOURS)[] = [
  'long',
  'office',
  'always',
  'always',
  'long',
  'office',
];

function pointIn(
  city: City,
  type: PickupType,
  place: number,
  language: TranslatedLanguage,
): PickupPoint {
  const random = createRandom(Math.round(city.latitude * 7919 + city.longitude * 104729) + place);
  const host = random.below(HOSTS.length);
  const street = random.pick(city.streets);
  const number = 1 + random.below(90);
  const aside = () => Math.round((random.next() - 0.5) * 2 * SPREAD * 1e5) / 1e5;
  const { country, names, zip, latitude, longitude } = city;
  const { isNumberFirst } = addressRulesOf(country);
  return {
    id: `${type}-${country}-${place}`,
    name: textIn(HOSTS[host], language) ?? '',
    address1: isNumberFirst ? `${number} ${street}` : `${street} ${number}`,
    zipCode: zip,
    city: townName(city, language),
    names,
    country,
    lat: latitude + aside(),
    lon: longitude + aside(),
    hours: HOURS_OF_HOSTS[host] ?? 'always',
  };
}

function shopPoint(call: Call, shop: Shop): PickupPoint {
  const { id, name, line1, zip, city, country, lat, lon } = shop;
  const reader = { site: call.store, language: call.language };
  return {
    id,
    name: `${call.store.storeBrandName} ${name}`,
    address1: line1,
    zipCode: zip,
    city: String(readFor(city, reader)),
    names: namesOf(city, country, call),
    country,
    lat,
    lon,
    shop,
    hours: 'town',
  };
}

/** All points of a kind in the store's country. They are derived from fixtures, so no world stores them. */
export function pickupPoints(call: Call, type: PickupType): PickupPoint[] {
  const { store, language } = call;
  const isHere = ({ country }: { country: string }) => country === store.countryCode;
  if (type === 'CNC')
    return shopsOf(call)
      .filter(isHere)
      .map((shop) => shopPoint(call, shop));
  const carrier = CARRIERS.indexOf(type);
  return CITIES.filter(isHere).flatMap((city, at) =>
    Array.from({ length: POINTS_PER_CITY }, (_, nth) =>
      pointIn(city, type, 100 * (carrier + 1) + at * POINTS_PER_CITY + nth, language),
    ),
  );
}

export function pickupPoint(call: Call, type: PickupType, id: string): PickupPoint | undefined {
  return pickupPoints(call, type).find((point) => point.id === id);
}

/** Opening hours of a carrier's point, line by line. */
export function hoursText(point: PickupPoint, language: TranslatedLanguage): string[] {
  const lines: readonly Bilingual[] = Object.hasOwn(HOURS, point.hours)
    ? HOURS[point.hours as keyof typeof HOURS]
    : [];
  return lines.map((line) => textIn(line, language));
}

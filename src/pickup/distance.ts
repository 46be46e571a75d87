import { type Units, unitText, numberText } from '../commerce/number-text.ts';
import { type CountryCode, countryOf } from '../commerce/countries.ts';

/** Coordinates in degrees. */
export interface Degrees {
  latitude: number;
  longitude: number;
}

const EARTH_M = 6_371_008;
const MILE_M = 1609.344;

/** Parses coordinates; `undefined` if invalid, as logged pseudonyms may be. */
export function degreesOf(place: { latitude: string; longitude: string }): Degrees | undefined {
  const [latitude, longitude] = [Number(place.latitude), Number(place.longitude)];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? { latitude, longitude } : undefined;
}

/** Returns the great-circle distance in metres. */
export function metresBetween(one: Degrees, other: Degrees): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const north = rad(other.latitude - one.latitude) / 2;
  const east = rad(other.longitude - one.longitude) / 2;
  const half =
    Math.sin(north) ** 2 +
    Math.cos(rad(one.latitude)) * Math.cos(rad(other.latitude)) * Math.sin(east) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns the distance unit of a country's road signs, and its length in metres. */
export function unitOf(country: CountryCode): { unit: 'kilometer' | 'mile'; metres: number } {
  const unit = countryOf(country).signposts ?? 'kilometer';
  return { unit, metres: unit === 'mile' ? MILE_M : 1000 };
}

/**
 * Formats a distance in a language, rounded to its precision.
 *
 * @example distanceText(1234, { language: 'en', country: 'DE', units }) // '1.2 km'
 */
export function distanceText(
  metres: number,
  { language, country, units }: { language: string; country: CountryCode; units: Units },
): string {
  const { unit, metres: size } = unitOf(country);
  const isShort = unit === 'kilometer' && metres < 950;
  const value = isShort ? Math.max(50, Math.round(metres / 50) * 50) : Math.max(0.1, metres / size);
  const number = numberText(value, language, { most: value < 10 ? 1 : 0 });
  return unitText(number, isShort ? 'meter' : unit, units);
}

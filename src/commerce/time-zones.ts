import type { CountryCode } from './countries.ts';

/** Where the clocks of a country's shops are; of the largest countries the capital's. */
const TIME_ZONES: Readonly<Record<CountryCode, string>> = {
  BE: 'Europe/Brussels',
  GB: 'Europe/London',
  BG: 'Europe/Sofia',
  HR: 'Europe/Zagreb',
  CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  DE: 'Europe/Berlin',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LV: 'Europe/Riga',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  RU: 'Europe/Moscow',
  SK: 'Europe/Bratislava',
  SI: 'Europe/Ljubljana',
  ES: 'Europe/Madrid',
  SE: 'Europe/Stockholm',
  LT: 'Europe/Vilnius',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
};

/** The zone of a country that has a store; undefined for any other code. */
export function timeZoneOf(country: CountryCode): string;
export function timeZoneOf(country: string): string | undefined;
export function timeZoneOf(country: string): string | undefined {
  return Object.hasOwn(TIME_ZONES, country) ? TIME_ZONES[country as CountryCode] : undefined;
}

import type { CountryCode } from './countries.ts';

/** Time zone of a country's shops; the capital's in countries with several. */
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

/** Time zone of a country with a store; undefined for any other. */
export function timeZoneOf(country: CountryCode): string;
export function timeZoneOf(country: string): string | undefined;
export function timeZoneOf(country: string): string | undefined {
  return Object.hasOwn(TIME_ZONES, country) ? TIME_ZONES[country as CountryCode] : undefined;
}

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

const HOUR = 60 * 60 * 1000;

/** Hours that each time zone is ahead of UTC in winter. */
const WINTER_HOURS: Readonly<Record<string, number>> = {
  'Europe/Dublin': 0,
  'Europe/Lisbon': 0,
  'Europe/London': 0,
  'Europe/Bucharest': 2,
  'Europe/Helsinki': 2,
  'Europe/Riga': 2,
  'Europe/Sofia': 2,
  'Europe/Tallinn': 2,
  'Europe/Vilnius': 2,
  'Europe/Moscow': 3,
};
const CENTRAL_EUROPE = 1;

/**
 * Offset (ms) of a store's time zone from UTC at an instant (ms since 1970), since 2015. Computed,
 * because the first use of the engine's `Intl` for a time zone takes 50 ms of a press on a tile;
 * tests compare both.
 */
export function zoneOffset(instant: number, timeZone: string): number {
  const winter = WINTER_HOURS[timeZone] ?? CENTRAL_EUROPE;
  const hasSummerTime = timeZone !== 'Europe/Moscow' && isSummer(instant);
  return (winter + (hasSummerTime ? 1 : 0)) * HOUR;
}

/** Summer time of the European Union and Britain: last Sundays of March and October, 01:00 UTC. */
function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 2) + HOUR && instant < lastSunday(year, 9) + HOUR;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay());
}

import type { Country, Currency } from './country.ts';
import { AT } from './countries/at.ts';
import { BE } from './countries/be.ts';
import { BG } from './countries/bg.ts';
import { CH } from './countries/ch.ts';
import { CZ } from './countries/cz.ts';
import { DE } from './countries/de.ts';
import { DK } from './countries/dk.ts';
import { EE } from './countries/ee.ts';
import { ES } from './countries/es.ts';
import { FI } from './countries/fi.ts';
import { FR } from './countries/fr.ts';
import { GB } from './countries/gb.ts';
import { HR } from './countries/hr.ts';
import { HU } from './countries/hu.ts';
import { IE } from './countries/ie.ts';
import { IT } from './countries/it.ts';
import { LT } from './countries/lt.ts';
import { LU } from './countries/lu.ts';
import { LV } from './countries/lv.ts';
import { NL } from './countries/nl.ts';
import { PL } from './countries/pl.ts';
import { PT } from './countries/pt.ts';
import { RO } from './countries/ro.ts';
import { RU } from './countries/ru.ts';
import { SE } from './countries/se.ts';
import { SI } from './countries/si.ts';
import { SK } from './countries/sk.ts';

/** Countries with a store of either brand, in the order of their sites (ADR-01). */
export const COUNTRIES = [
  BE,
  GB,
  BG,
  HR,
  CZ,
  DK,
  EE,
  FI,
  FR,
  DE,
  HU,
  IE,
  IT,
  LV,
  LU,
  NL,
  PL,
  PT,
  RO,
  RU,
  SK,
  SI,
  ES,
  SE,
  LT,
  CH,
  AT,
] as const;

/** CFG-06, CFG-11: country for addresses without one. */
export const DEFAULT_COUNTRY = GB;

type Known = (typeof COUNTRIES)[number];

export type CountryCode = Known['code'];
export type LanguageCode = Known['languages'][number]['code'];
export type CurrencyCode = Known['currency']['code'];

/** Languages of the denim brand's stores. */
export type DenimLanguage = Extract<Known, { stores: { rl: string } }>['languages'][number]['code'];

const BY_CODE = new Map<string, Country>(COUNTRIES.map((country) => [country.code, country]));

/** Country by its code. Throws for unchecked data with an unknown code (CFG-11). */
export function countryOf(code: CountryCode): Country {
  const country = BY_CODE.get(code);
  if (!country) throw new Error(`Country not found: ${code}`);
  return country;
}

/** Currency of a foreign code; undefined if no store uses it. */
export function findCurrency(code: string): Currency | undefined {
  return COUNTRIES.find(({ currency }) => currency.code === code)?.currency;
}

import type { AddressRules } from './address-rule.ts';
import { COUNTRIES, type CountryCode } from './countries.ts';
import { AT } from './address-rules/at.ts';
import { BE } from './address-rules/be.ts';
import { BG } from './address-rules/bg.ts';
import { CH } from './address-rules/ch.ts';
import { CZ } from './address-rules/cz.ts';
import { DE } from './address-rules/de.ts';
import { DK } from './address-rules/dk.ts';
import { EE } from './address-rules/ee.ts';
import { ES } from './address-rules/es.ts';
import { FI } from './address-rules/fi.ts';
import { FR } from './address-rules/fr.ts';
import { GB } from './address-rules/gb.ts';
import { HR } from './address-rules/hr.ts';
import { HU } from './address-rules/hu.ts';
import { IE } from './address-rules/ie.ts';
import { IT } from './address-rules/it.ts';
import { LT } from './address-rules/lt.ts';
import { LU } from './address-rules/lu.ts';
import { LV } from './address-rules/lv.ts';
import { NL } from './address-rules/nl.ts';
import { PL } from './address-rules/pl.ts';
import { PT } from './address-rules/pt.ts';
import { RO } from './address-rules/ro.ts';
import { RU } from './address-rules/ru.ts';
import { SE } from './address-rules/se.ts';
import { SI } from './address-rules/si.ts';
import { SK } from './address-rules/sk.ts';

const RULES = {
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
} as const satisfies Readonly<Record<CountryCode, AddressRules>>;

type Rules = typeof RULES;

/** Countries whose addresses name one of a list of states, provinces or counties. */
export type CountryWithStates = {
  [Code in CountryCode]: Rules[Code] extends { state: { isChosen: true } } ? Code : never;
}[CountryCode];

/** How addresses of a country are written; undefined for a code that may be anybody's and has no store. */
export function addressRulesOf(country: CountryCode): AddressRules;
export function addressRulesOf(country: string): AddressRules | undefined;
export function addressRulesOf(country: string): AddressRules | undefined {
  return Object.hasOwn(RULES, country) ? RULES[country as CountryCode] : undefined;
}

/** The rules of every country, in the order of {@link COUNTRIES}. */
export const ADDRESS_RULES: readonly (readonly [code: CountryCode, rules: AddressRules])[] =
  COUNTRIES.map(({ code }) => [code, RULES[code]]);

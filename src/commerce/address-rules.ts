import type { AddressRules } from './address-rule.ts';
import { COUNTRIES, type CountryCode } from './countries.ts';
import { AT_ADDRESSES } from './address-rules/at.ts';
import { BE_ADDRESSES } from './address-rules/be.ts';
import { BG_ADDRESSES } from './address-rules/bg.ts';
import { CH_ADDRESSES } from './address-rules/ch.ts';
import { CZ_ADDRESSES } from './address-rules/cz.ts';
import { DE_ADDRESSES } from './address-rules/de.ts';
import { DK_ADDRESSES } from './address-rules/dk.ts';
import { EE_ADDRESSES } from './address-rules/ee.ts';
import { ES_ADDRESSES } from './address-rules/es.ts';
import { FI_ADDRESSES } from './address-rules/fi.ts';
import { FR_ADDRESSES } from './address-rules/fr.ts';
import { GB_ADDRESSES } from './address-rules/gb.ts';
import { HR_ADDRESSES } from './address-rules/hr.ts';
import { HU_ADDRESSES } from './address-rules/hu.ts';
import { IE_ADDRESSES } from './address-rules/ie.ts';
import { IT_ADDRESSES } from './address-rules/it.ts';
import { LT_ADDRESSES } from './address-rules/lt.ts';
import { LU_ADDRESSES } from './address-rules/lu.ts';
import { LV_ADDRESSES } from './address-rules/lv.ts';
import { NL_ADDRESSES } from './address-rules/nl.ts';
import { PL_ADDRESSES } from './address-rules/pl.ts';
import { PT_ADDRESSES } from './address-rules/pt.ts';
import { RO_ADDRESSES } from './address-rules/ro.ts';
import { RU_ADDRESSES } from './address-rules/ru.ts';
import { SE_ADDRESSES } from './address-rules/se.ts';
import { SI_ADDRESSES } from './address-rules/si.ts';
import { SK_ADDRESSES } from './address-rules/sk.ts';

const RULES = {
  BE: BE_ADDRESSES,
  GB: GB_ADDRESSES,
  BG: BG_ADDRESSES,
  HR: HR_ADDRESSES,
  CZ: CZ_ADDRESSES,
  DK: DK_ADDRESSES,
  EE: EE_ADDRESSES,
  FI: FI_ADDRESSES,
  FR: FR_ADDRESSES,
  DE: DE_ADDRESSES,
  HU: HU_ADDRESSES,
  IE: IE_ADDRESSES,
  IT: IT_ADDRESSES,
  LV: LV_ADDRESSES,
  LU: LU_ADDRESSES,
  NL: NL_ADDRESSES,
  PL: PL_ADDRESSES,
  PT: PT_ADDRESSES,
  RO: RO_ADDRESSES,
  RU: RU_ADDRESSES,
  SK: SK_ADDRESSES,
  SI: SI_ADDRESSES,
  ES: ES_ADDRESSES,
  SE: SE_ADDRESSES,
  LT: LT_ADDRESSES,
  CH: CH_ADDRESSES,
  AT: AT_ADDRESSES,
} as const satisfies Readonly<Record<CountryCode, AddressRules>>;

type Rules = typeof RULES;

/** Countries whose addresses contain a state, province or county from a list. */
export type CountryWithStates = {
  [Code in CountryCode]: Rules[Code] extends { state: { isChosen: true } } ? Code : never;
}[CountryCode];

/** Address format of a country; undefined for a country without a store. */
export function addressRulesOf(country: CountryCode): AddressRules;
export function addressRulesOf(country: string): AddressRules | undefined;
export function addressRulesOf(country: string): AddressRules | undefined {
  return Object.hasOwn(RULES, country) ? RULES[country as CountryCode] : undefined;
}

/** Address formats of all countries, in the order of {@link COUNTRIES}. */
export const ADDRESS_RULES: readonly (readonly [code: CountryCode, rules: AddressRules])[] =
  COUNTRIES.map(({ code }) => [code, RULES[code]]);

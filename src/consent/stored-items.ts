import type { TextBelow } from '../kernel/text-keys.ts';
import type { ConsentPurpose, OptionalPurpose } from './consent.ts';

/** Kinds of storage: cookie, local storage, session storage, or IndexedDB. */
export type Area = 'cookie' | 'browser' | 'tab' | 'database';

/** Lifetime: days or minutes, until the browser or tab closes, or until cleared. */
export type Lifetime = { days: number } | { minutes: number } | 'session' | 'until-cleared';

/** An item stored on a device. A trailing `*` in its name is a wildcard. */
export interface StoredItem {
  name: string;
  area: Area;
  purpose: ConsentPurpose;
  lifetime: Lifetime;
  /** Owner: the shop, or the captcha provider. */
  owner: 'shop' | 'captcha';
  /** Translation key of its use. */
  use: TextBelow<'consent', 'list.for'>;
}

/** CKN-10, in days. */
export const ANALYTICS_DAYS = 30;
/** API-06: visitor ids of analytics and of advertising networks. */
export const VISITOR_COOKIE = 'selvedge_sfid';
export const NETWORK_COOKIE = 'selvedge_cin';
/** API-19: gender of the last viewed pages. */
export const GENDER_COOKIE = 'selvedge_gender';

/** Items stored only with consent and deleted on withdrawal: cookies and local storage keys. */
export const STORED_BY_CONSENT: readonly (readonly [
  name: string,
  area: 'cookie' | 'browser',
  purpose: OptionalPurpose,
])[] = [
  [VISITOR_COOKIE, 'cookie', 'analytical'],
  [NETWORK_COOKIE, 'cookie', 'social'],
  [GENDER_COOKIE, 'cookie', 'analytical'],
  ['selvedge-claimed', 'browser', 'analytical'],
  ['selvedge-measured', 'browser', 'analytical'],
  ['selvedge_visit', 'cookie', 'analytical'],
  ['selvedge-experiments', 'browser', 'analytical'],
];

/**
 * Items on a device without consent, by its cookies. Storage that only scripts can read exists no
 * longer than the visitor's cookie.
 */
export function leftoversIn(
  cookies: Readonly<Record<string, string>>,
  allowed: Readonly<Record<ConsentPurpose, boolean>>,
) {
  return STORED_BY_CONSENT.filter(
    ([name, area, purpose]) =>
      !allowed[purpose] && (area === 'cookie' ? name : VISITOR_COOKIE) in cookies,
  );
}

import type { TextBelow } from '../kernel/text-keys.ts';
import type { ConsentPurpose, OptionalPurpose } from './consent.ts';

/** Where a device keeps something: a cookie, the browser for all tabs, one tab alone, or a database. */
export type Area = 'cookie' | 'browser' | 'tab' | 'database';

/** How long: so many days or minutes, until the browser or the tab is closed, or until it is cleared. */
export type Lifetime = { days: number } | { minutes: number } | 'session' | 'until-cleared';

/** Something that the shop keeps on a device. A `*` at the end of its name stands for what differs. */
export interface KeptThing {
  name: string;
  area: Area;
  purpose: ConsentPurpose;
  lifetime: Lifetime;
  /** Whose it is: the shop's own, or that of who tests whether somebody is a person. */
  owner: 'shop' | 'captcha';
  /** The key of the sentence that says what it is for. */
  use: TextBelow<'consent', 'list.for'>;
}

/** CKN-10, in days. */
export const ANALYTICS_DAYS = 30;
/** API-06: the visitor whom analytics know, and how networks know the visitor. */
export const VISITOR_COOKIE = 'selvedge_sfid';
export const NETWORK_COOKIE = 'selvedge_cin';
/** API-19: the gender of the pages that were viewed last. */
export const GENDER_COOKIE = 'selvedge_gender';

/** What is kept by consent alone, and deleted when that is withdrawn: cookies, and keys of the browser's storage. */
export const KEPT_BY_CONSENT: readonly (readonly [
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

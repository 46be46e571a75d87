import { idsIn, type Ledger } from '#harness/ledger/ids.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import { placesOf } from './entry.ts';
import type { Place } from './place.ts';

/** Requirements visible on any view of a page, in the ledger's notation. */
const ON_PAGE: Readonly<Partial<Record<Place, string>>> = {
  home: 'CNT-01, CNT-03, CNT-04, CNT-08, CNT-10, CNT-11, CFG-01, CFG-02, UIX-01…03',
  gender: 'CNT-12, LST-01',
  listing: 'LST-01, LST-02, LST-05…07, LST-09, LST-10',
  search: 'SRC-01',
  product: 'PRD-01, PRD-05, PRD-08, PRD-09, PRD-12, PRD-13, SIZ-01, CUR-01, CUR-04',
  wishlist: 'RTE-14, WSH-01, WSH-02',
  bag: 'RTE-08, CRT-01, CRT-08, CRT-09, CRT-13, CUR-01, CUR-03',
  'gift-cards': 'RTE-17, GFT-01',
  login: 'CHK-01…03, CHK-06, CHK-07, RTE-09, AUT-18, FRM-10',
  details: 'CHK-02, CHK-04, CHK-06, CHK-07, RTE-10',
  payment: 'CHK-02, CHK-05…07, PAY-08',
  paypal: 'RTE-13, PAY-07',
  confirmation: 'RTE-12',
  lookup: 'RTE-05, ORD-03',
  orders: 'RTE-04, ORD-01, AUT-26',
  order: 'ORD-01',
  account: 'RTE-01, AUT-26',
  personal: 'RTE-01, AUT-26',
  addresses: 'RTE-01, AUT-26',
  cards: 'RTE-01, AUT-26',
  letters: 'RTE-01, AUT-26',
  privacy: 'RTE-01, AUT-26',
  membership: 'MEM-01, ROL-08',
  gate: 'RTE-03, MEM-08',
  contact: 'RTE-15',
};

/** Requirements visible in a scenario that does not prove them. */
const AT_SCENARIO: Readonly<Record<string, string>> = {
  'consent-by-purpose': 'CKN-04',
  'campaign-by-invitation': 'ROL-01, ROL-06, XAC-12',
  'campaign-open': 'CNT-07, ROL-07',
  'guest-at-the-account': 'ROL-01, ROL-03',
  'registered-expires-on-bag': 'AUT-03, AUT-04, AUT-13',
  'account-link-used': 'AUT-13',
  'registered-goes-on-as-guest': 'SES-01',
  'password-chosen': 'RTE-29, FRM-08',
  'fatal-listing': 'UIX-06',
  'payment-card-unauthorised': 'PAY-03',
  'search-no-results': 'SRC-04',
  'contact-left-empty': 'SLC-07',
  'order-cancelled': 'UIX-05',
  'details-changed': 'UIX-07, UIX-08',
  'wishlist-add-fails': 'UIX-07',
  'bag-merged-on-sign-in': 'UIX-07',
};

/** Requirements that a scenario shows: its own, and those of its pages. */
export function shownBy(scenario: Scenario, ledger: Ledger): readonly string[] {
  const here = placesOf(scenario.in.rl).flatMap((place) => idsIn(ON_PAGE[place] ?? '', ledger));
  const beside = idsIn(AT_SCENARIO[scenario.id] ?? '', ledger);
  return [...new Set([...scenario.ledger, ...here, ...beside])];
}

/** Invisible requirements, with the reason; all others are visible. */
const UNSEEN: readonly (readonly [reason: string, ids: string])[] = [
  ['How a store is found and configured', 'CFG-03…15'],
  ['How texts are loaded', 'I18N-01…05'],
  ['How addresses are read', 'RTE-02, RTE-06, RTE-07, RTE-18…26, RTE-28, RTE-30, RTE-31'],
  ['A figure of a moment', 'UIX-04, UIX-09, SLC-05, SLC-06, CAP-05'],
  ['Names of what the content service has', 'CNT-02, CNT-09'],
  ['How long a cookie lives, and what it holds', 'CKN-09…11, XAC-09, XAC-11, NWS-01…04'],
  ['How a campaign is configured', 'XAC-01, XAC-04, XAC-08, XAC-13'],
  ['How experiments are counted', 'EXP-01…06'],
  ['What a listing asks for and keeps in mind', 'LST-04, LST-11, LST-12, LST-13…16'],
  ['What search engines are told', 'STK-07'],
  ['What a page keeps in mind', 'PRD-04, PRD-06, PRD-07, CHK-12, NWS-05, PUP-03, PUP-04, GFT-02'],
  ['What is asked for anew behind the scenes', 'CRT-03…05, CRT-07, CRT-11, CRT-15, PAY-01, PAY-04'],
  [
    'What configures a form',
    'ADR-01…03, ADR-16, FRM-04, FRM-06, FRM-11, FRM-14…17, VAL-18, VAL-26',
  ],
  ['What no form of the shop needs', 'VAL-17, VAL-27'],
  ['Patterns that no field of a store’s country needs', 'ADR-13, ADR-20'],
  ['How pictures are cut', 'IMG-01…03'],
  ['What the session does behind the scenes', 'SES-02…05, SES-09, SES-14, SES-16, SES-20, SES-21'],
  ['What calls carry', 'AUT-12, AUT-16, MEM-02…04, GST-03, GST-04, ROL-02, ROL-04, ROL-09, GFT-04'],
  ['Which calls there are', 'API-01…68'],
  ['How an answer is read', 'ERR-01…03, ERR-05, FTL-07, FTL-08'],
  ['What a screen reader says', 'SLC-03, SLC-04'],
  ['What is measured', 'ANA-01…11, WVT-01…06'],
  ['What a record consists of', 'ENT-01…34'],
  ['What a provider’s script does', 'CAP-01…04, CAP-06, CAP-07'],
];

/** Invisible requirements with their reasons. */
export function unseenRules(ledger: Ledger): ReadonlyMap<string, string> {
  return new Map(
    UNSEEN.flatMap(([reason, ids]) =>
      idsIn(ids, ledger).map((id): [string, string] => [id, reason]),
    ),
  );
}

export interface Sight {
  /** Ids of scenarios by requirement, in the ledger's order. */
  shown: ReadonlyMap<string, readonly string[]>;
  /** Visible requirements without a scenario. */
  missing: readonly string[];
  unseen: ReadonlyMap<string, string>;
}

/** Coverage of requirements by scenarios. A shown requirement counts as visible, even if listed as invisible. */
export function sightOf(scenarios: readonly Scenario[], ledger: Ledger): Sight {
  const shown = new Map<string, string[]>(ledger.ids.map((id) => [id, []]));
  for (const scenario of scenarios)
    for (const id of shownBy(scenario, ledger)) shown.get(id)?.push(scenario.id);
  const none = ledger.ids.filter((id) => shown.get(id)?.length === 0);
  const unseen = unseenRules(ledger);
  return {
    shown: new Map([...shown].filter(([, by]) => by.length > 0)),
    missing: none.filter((id) => !unseen.has(id)),
    unseen: new Map([...unseen].filter(([id]) => none.includes(id))),
  };
}

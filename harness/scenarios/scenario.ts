import type { PaymentCode } from '#src/commerce/payment-methods.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type { LinkRecord } from '#harness/backend/session/mailed-records.ts';
import type { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { Place } from '#harness/showroom/place.ts';
import type { PostalAddress } from '#harness/backend/payment/purchase-state.ts';
import type { PageIssue } from '#src/analytics/long-tasks-model.ts';
import type { Vital } from '#src/analytics/vitals.ts';
import type { Decision } from '#src/experiments/decide.ts';
import type { LocateReason, Position } from '#src/ports/geolocation.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** Start of a scenario: address, shopper and earlier data. */
export interface ScenarioStart {
  /** Value of the address parameter `store`: `rl-gb`, `hm-de`. */
  store: string;
  path: string;
  /** With its question mark. */
  search?: string;
  /** Owner of the browser's session: a person or an earlier guest. A new visitor has none. */
  person?: keyof typeof DEMO_ACCOUNTS | 'guest';
  /** Wishlist of that person, instead of the seeded one. */
  wishlist?: readonly string[];
  bag?: readonly BagContent[];
  /** Saved addresses of that person, the default first; the ids are `A1`, `A2`… */
  addresses?: readonly PostalAddress[];
  /** Earlier orders of that person, or of a past guest if there is none; the oldest first. */
  orders?: readonly PlacedOrder[];
  /** Delivery details are complete: home delivery to an address in the store's country. */
  isDetailed?: true;
  /** The address was saved, and later removed in another tab. */
  isAddressGone?: true;
  /** PayPal express was started earlier: `P1` is the payment, `EC-P1` PayPal's token. */
  isAtPaypal?: true;
  /** Saved cards of that person; the ids are `K1`, `K2`… */
  savedCards?: readonly { brand: string; lastDigits: string; expiry: string }[];
  /** Bag of a demo account from another device. */
  left?: { person: keyof typeof DEMO_ACCOUNTS; bag: readonly BagContent[] };
  sold?: readonly BagContent[];
  /** The person joined the membership programme long ago. */
  isMember?: true;
  /** A link mailed to a demo account or to a new person. */
  link?: MailedTo;
  storage?: Readonly<Record<string, string>>;
  cookies?: Readonly<Record<string, string>>;
  vitals?: readonly Vital[];
  hitches?: readonly PageIssue[];
  decisions?: readonly Decision[];
  /** The browser sends Global Privacy Control. */
  isOptedOut?: true;
  /** Device position, or the reason why there is none; denied by default. */
  position?: Position | { reason: LocateReason };
  seed: number;
  viewport: { width: number; height: number };
}

/** A mailed link; its secret is `linkSecret`. */
export interface MailedTo {
  /** With `newsletter`, the unsubscribe link of a mail, which neither expires nor is used up. */
  purpose: LinkRecord['purpose'] | 'newsletter';
  name: LinkRecord['name'];
  person: keyof typeof DEMO_ACCOUNTS | { email: string; password: string };
  minutesAgo: number;
  isUsed?: true;
  /** New mail address of the account, with the purpose `email`. */
  newEmail?: string;
}

export interface BagContent {
  productId: string;
  /** Index of the product's size, from 0. */
  size: number;
  quantity: number;
}

/** An order placed before the scenario. Its postcode is SW1A 1AA in GB, 10115 in DE. */
export interface PlacedOrder {
  lines: readonly BagContent[];
  /** Age of the order: shipped after one day, delivered after three. */
  hoursAgo: number;
  isPending?: boolean;
  isCollected?: boolean;
  /** Payment method as in the limits; a credit card by default. */
  method?: PaymentCode;
  /** In minor units. */
  paidByGiftCard?: number;
  isOfSomebodyElse?: boolean;
  /** Mail address of a guest's order. */
  email?: string;
}

/** An expected fact, with the relevant parts of its payload. */
export interface ExpectedFact {
  name: string;
  payload?: Readonly<Record<string, unknown>>;
}

/** Visible element: by role and accessible name, or by text (in English). */
export type OnScreen =
  | { role: 'button' | 'heading' | 'link' | 'dialog' | 'alertdialog'; name: string }
  | { text: string };

/** Action of a person in a browser, on the page or within the named dialog. */
export type Press =
  | {
      role: 'button' | 'link';
      name: string;
      within?: string;
      fill?: Readonly<Record<string, string>>;
    }
  | { role: 'combobox'; name: string; choose: string }
  | { role: 'combobox' | 'textbox'; name: string; type: string }
  /** `group`: name of the radio group, if another radio on the page has the same name. */
  | { role: 'radio'; name: string; within?: string; group?: string }
  | { role: 'checkbox'; name: string };

interface Outcome {
  title: string;
  /** All resulting facts of the scenario's domains, in order. */
  facts: readonly ExpectedFact[];
  /** Parts of the named stores' values after the step. */
  state?: Readonly<Record<string, unknown>>;
  /** All calls to the backend except reads: `POST /guestidentity`. */
  asked?: readonly string[];
  /** Page at the end of the step, if neither a visit nor `navigation/location` in `state` determines it. */
  place?: Place;
}

/** The shopper triggers an input. The backend's answers are held until a settle step. */
export interface ShopperStep extends Outcome {
  kind: 'shopper';
  /** Input of the model and its payload; `{ inState: 'cart/…' }` is resolved when the step runs (`in-state.ts`). */
  input: string;
  payload?: Readonly<Record<string, unknown>>;
  /** Action of a person in a browser, or `no-control` if no control allows it. */
  press: Press | 'no-control';
  /** Shown at once, before answers arrive. */
  screen?: readonly OnScreen[];
}

/** The shopper opens another address of the shop. Answers are held. */
export interface VisitStep extends Outcome {
  kind: 'visit';
  to: string;
  /** Opened or typed addresses have no control. */
  press: Press | 'no-control';
}

/** All pending calls return. As the first step it shows how the page loads. */
export interface SettleStep extends Outcome {
  kind: 'settle';
  /** Shown afterwards. */
  screen?: readonly OnScreen[];
}

/** Time passes, and timers fire. Answers are held. */
export interface PauseStep extends Outcome {
  kind: 'pause';
  ms: number;
}

export type ScenarioStep = ShopperStep | VisitStep | SettleStep | PauseStep;

export interface Situation {
  start: ScenarioStart;
  /** Valid until a reload. */
  rules: readonly BackendRule[];
  /** Shown before the first step. */
  screen: readonly OnScreen[];
  steps: readonly ScenarioStep[];
}

/**
 * A named situation, defined once. Used as a test, a walk in Ladle, a browser journey, and a start state of
 * shop and studio.
 */
export interface Scenario {
  /** Value of the address parameter `scenario`. */
  id: string;
  title: string;
  /** One sentence for product owners. */
  summary: string;
  ledger: readonly string[];
  /** Compared facts: domains or single facts; others may occur in between. */
  domains: readonly string[];
  in: Readonly<Record<Brand, Situation>>;
  /** Brand of the browser journey; for scenarios about dialogs, forms, page loads or messages. */
  inBrowser?: Brand;
  /** Its golden traces: `domain/situation--outcome`. */
  golden?: readonly { name: string; brand: Brand }[];
}

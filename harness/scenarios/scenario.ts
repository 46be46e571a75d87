import type { PaymentCode } from '#src/commerce/payment-methods.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type { LinkRecord } from '#harness/backend/session/mailed-records.ts';
import type { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { Place } from '#harness/showroom/place.ts';
import type { PostalAddress } from '#harness/backend/payment/purchase-state.ts';
import type { Hitch } from '#src/analytics/hitches.ts';
import type { Vital } from '#src/analytics/vitals.ts';
import type { Decision } from '#src/experiments/decide.ts';
import type { LocateReason, Position } from '#src/ports/geolocation.ts';
import type { Brand } from '#src/commerce/brands.ts';

/** Where and as whom the shopper is when the scenario begins. */
export interface ScenarioStart {
  /** As the address parameter `store` has it: `rl-gb`, `hm-de`. */
  store: string;
  path: string;
  /** With its question mark. */
  search?: string;
  /** Whose session the browser holds: a person's or an earlier guest's. A stranger's has none. */
  person?: keyof typeof DEMO_ACCOUNTS | 'guest';
  /** What is on that person's wishlist, instead of what the seeded world has there. */
  wishlist?: readonly string[];
  /** What is in that person's bag. */
  bag?: readonly BagContent[];
  /** What that person has saved in the address book, the default first; the ids are `A1`, `A2`… */
  addresses?: readonly PostalAddress[];
  /** What that person has ordered before, or a guest of long ago where there is none; the oldest first. */
  orders?: readonly PlacedOrder[];
  /** Where and how the bag is to be delivered has been said: home, to an address of the store's country. */
  isDetailed?: true;
  /** That address was saved, and was removed since in another tab. */
  isAddressGone?: true;
  /** The bag was taken to PayPal by express before: `P1` is its payment, `EC-P1` PayPal's token. */
  isAtPaypal?: true;
  /** The cards that person has saved; the ids are `K1`, `K2`… */
  savedCards?: readonly { brand: string; lastDigits: string; expiry: string }[];
  /** What one of the demo accounts has left in its own bag, on another device. */
  left?: { person: keyof typeof DEMO_ACCOUNTS; bag: readonly BagContent[] };
  /** What others have bought. */
  sold?: readonly BagContent[];
  /** That person has been in the membership programme for long. */
  isMember?: true;
  /** A link that was mailed to one of the demo accounts, or to somebody who wants one. */
  link?: MailedTo;
  /** What the tab's session storage holds of an earlier visit. */
  storage?: Readonly<Record<string, string>>;
  /** The shop's own cookies of an earlier visit. */
  cookies?: Readonly<Record<string, string>>;
  /** What the browser measures of the page. */
  vitals?: readonly Vital[];
  /** What held its pages up. */
  hitches?: readonly Hitch[];
  /** What is decided of the visitor in the shop's experiments. */
  decisions?: readonly Decision[];
  /** The browser says that its user does not want to be followed (Global Privacy Control). */
  isOptedOut?: true;
  /** Where the device is, or why it does not say; by default the shopper does not want it to. */
  position?: Position | { reason: LocateReason };
  seed: number;
  viewport: { width: number; height: number };
}

/** A mailed link: `linkSecret` says what its address has. */
export interface MailedTo {
  /** With `newsletter`, the link of a letter, which neither ages nor is used up. */
  purpose: LinkRecord['purpose'] | 'newsletter';
  name: LinkRecord['name'];
  person: keyof typeof DEMO_ACCOUNTS | { email: string; password: string };
  minutesAgo: number;
  isUsed?: true;
  /** The address that an account is to have, with the purpose `email`. */
  newEmail?: string;
}

export interface BagContent {
  productId: string;
  /** Which of the product's sizes, from 0. */
  size: number;
  quantity: number;
}

/** An order that was placed before the scenario begins. Its postcode is SW1A 1AA in GB, 10115 in DE. */
export interface PlacedOrder {
  lines: readonly BagContent[];
  /** After a day it is sent, after three it is there. */
  hoursAgo: number;
  isPending?: boolean;
  /** It waits at a pickup point. */
  isCollected?: boolean;
  /** As the limits name it; a credit card unless told. */
  method?: PaymentCode;
  /** In minor units. */
  paidByGiftCard?: number;
  isOfSomebodyElse?: boolean;
  /** Where its mails go, where a guest has placed it. */
  email?: string;
}

/** One fact that has to follow, with the parts of its payload that matter. */
export interface ExpectedFact {
  name: string;
  payload?: Readonly<Record<string, unknown>>;
}

/** What a person finds on the page: by role and accessible name, or by what it says (in English). */
export type OnScreen =
  | { role: 'button' | 'heading' | 'link' | 'dialog' | 'alertdialog'; name: string }
  | { text: string };

/** How a person does something in a browser: on the page, or within the dialog of that name. */
export type Press =
  | {
      role: 'button' | 'link';
      name: string;
      within?: string;
      fill?: Readonly<Record<string, string>>;
    }
  | { role: 'combobox'; name: string; choose: string }
  | { role: 'combobox' | 'textbox'; name: string; type: string }
  /** `group`: the name of the choice that it is one of, where another one on the page has a radio of that name. */
  | { role: 'radio'; name: string; within?: string; group?: string }
  | { role: 'checkbox'; name: string };

interface Outcome {
  title: string;
  /** All facts of the scenario's domains that follow, in their order. */
  facts: readonly ExpectedFact[];
  /** Parts of the named stores' values after the step. */
  state?: Readonly<Record<string, unknown>>;
  /** All calls to the backend except reads: `POST /guestidentity`. */
  asked?: readonly string[];
  /** The page on which the step ends, where neither a visit nor `navigation/location` in `state` says so. */
  place?: Place;
}

/** The shopper does something. The backend's answers are held back until they are waited for. */
export interface ShopperStep extends Outcome {
  kind: 'shopper';
  /** The model's input and its payload; `{ inState: 'cart/…' }` in it is what stands there then (`in-state.ts`). */
  input: string;
  payload?: Readonly<Record<string, unknown>>;
  /** How a person does it in a browser; a step that no control allows has none. */
  press: Press | 'no-control';
  /** On the page at once, before answers arrive. */
  screen?: readonly OnScreen[];
}

/** The shopper goes to another address of the shop. Answers are held back as after any wish. */
export interface VisitStep extends Outcome {
  kind: 'visit';
  to: string;
  /** An address that somebody was sent, or types, has no control. */
  press: Press | 'no-control';
}

/** Everything in flight comes back. As the first step it shows how the page loads. */
export interface SettleStep extends Outcome {
  kind: 'settle';
  /** What a person sees then. */
  screen?: readonly OnScreen[];
}

/** Time passes, and with it what waits for the clock. Answers are held back as before. */
export interface PauseStep extends Outcome {
  kind: 'pause';
  ms: number;
}

export type ScenarioStep = ShopperStep | VisitStep | SettleStep | PauseStep;

/** A scenario in one brand: plain data. */
export interface Situation {
  start: ScenarioStart;
  /** They hold until the page is loaded anew. */
  rules: readonly BackendRule[];
  /** What is on the page before the first step. */
  screen: readonly OnScreen[];
  steps: readonly ScenarioStep[];
}

/**
 * A named situation, written once: a test, a walk in Ladle, a journey in a browser, and a start
 * state of the shop and the studio.
 */
export interface Scenario {
  /** The file's name, and the address parameter's value. */
  id: string;
  title: string;
  /** What it is about, in a sentence for who answers for the shop. */
  summary: string;
  /** Ledger ids that it shows. */
  ledger: readonly string[];
  /** Whose facts are compared: domains, or single facts; others may come in between. */
  domains: readonly string[];
  in: Readonly<Record<Brand, Situation>>;
  /** Walked in a browser too, in one brand: where a dialog, a form, a page load or a message matters. */
  inBrowser?: Brand;
  /** The golden traces that are kept of it: `domain/situation--outcome`. */
  golden?: readonly { name: string; brand: Brand }[];
}

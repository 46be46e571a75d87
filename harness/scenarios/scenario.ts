import type { BackendRule } from '#harness/backend/rules.ts';
import type { DEMO_ACCOUNTS } from '#harness/backend/demo-accounts.ts';
import type { Brand } from '#src/store-config/brands.ts';

/** Where and as whom the shopper is when the scenario begins. */
export interface ScenarioStart {
  /** As the address parameter `store` has it: `rl-gb`, `hm-de`. */
  store: string;
  path: string;
  /** Signed in from the start; a shopper whom the shop does not know without. */
  person?: keyof typeof DEMO_ACCOUNTS;
  /** What is on that person's wishlist, instead of what the seeded world has there. */
  wishlist?: readonly string[];
  /** What is in that person's bag. */
  bag?: readonly BagContent[];
  seed: number;
  viewport: { width: number; height: number };
}

export interface BagContent {
  productId: string;
  /** Which of the product's sizes, from 0. */
  size: number;
  quantity: number;
}

/** One fact that has to follow, with the parts of its payload that matter. */
export interface ExpectedFact {
  name: string;
  payload?: Readonly<Record<string, unknown>>;
}

/** What a person finds on the page: by role and accessible name, or by what it says (in English). */
export type OnScreen = { role: 'button' | 'heading' | 'link'; name: string } | { text: string };

interface Outcome {
  title: string;
  /** All facts of the scenario's domains that follow, in their order. */
  facts: readonly ExpectedFact[];
  /** Parts of the named stores' values after the step. */
  state?: Readonly<Record<string, unknown>>;
}

/** The shopper does something. The backend's answers are held back until they are waited for. */
export interface ShopperStep extends Outcome {
  kind: 'shopper';
  /** The model's input and its payload. */
  input: string;
  payload?: Readonly<Record<string, unknown>>;
  /** How a person does it in a browser; a step that no control allows has none. */
  press: { role: 'button' | 'link'; name: string } | 'no-control';
}

/** Everything in flight comes back. */
export interface SettleStep extends Outcome {
  kind: 'settle';
  /** What a person sees then. */
  screen?: readonly OnScreen[];
}

export type ScenarioStep = ShopperStep | SettleStep;

/** A scenario in one brand: plain data. */
export interface Situation {
  start: ScenarioStart;
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
  /** Ledger ids that it shows. */
  ledger: readonly string[];
  /** The domains whose facts are compared; facts of others may come in between. */
  domains: readonly string[];
  in: Readonly<Record<Brand, Situation>>;
}

import type {
  BagContent,
  Scenario,
  ScenarioStart,
  ShopperStep,
} from '#harness/scenarios/scenario.ts';
import type { BackendRule } from '#harness/backend/rules.ts';
import type { Brand } from '#src/store-config/brands.ts';

type Start = Partial<Omit<ScenarioStart, 'store' | 'path' | 'bag'>>;

interface Options extends Start {
  bag?: Record<Brand, readonly BagContent[]>;
  rules?: readonly BackendRule[];
  /** What the shopper does before the page is looked at: names of inputs, with payloads. */
  wishes?: readonly Pick<ShopperStep, 'input' | 'payload'>[];
}

/**
 * A page in one state, as a scenario whose outcome nobody checks.
 *
 * @example pageScenario({ rl: '/foundry-tee-rl1001nvy', hm: '/dunmore-poplin-shirt-hm0902sky' })
 */
export function pageScenario(
  paths: Record<Brand, string>,
  { rules = [], wishes = [], bag, ...start }: Options = {},
): Scenario {
  const situation = (brand: Brand) => ({
    start: {
      store: `${brand}-gb`,
      path: paths[brand],
      seed: 1,
      viewport: { width: 1440, height: 900 },
      ...(bag && { bag: bag[brand] }),
      ...start,
    },
    rules,
    screen: [],
    steps: [
      ...wishes.map((wish): ShopperStep => ({
        kind: 'shopper',
        title: wish.input,
        press: 'no-control',
        facts: [],
        ...wish,
      })),
      { kind: 'settle' as const, title: 'settled', facts: [] },
    ],
  });
  const both = { rl: situation('rl'), hm: situation('hm') };
  return { id: 'page', title: 'Page', ledger: [], domains: [], in: both };
}

/** The same address in both brands. */
export function bothAt(path: string): Record<Brand, string> {
  return { rl: path, hm: path };
}

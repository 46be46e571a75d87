import type {
  BagContent,
  PlacedOrder,
  Scenario,
  ScenarioStart,
  ScenarioStep,
  ShopperStep,
} from '#harness/scenarios/scenario.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import type { Brand } from '#src/commerce/brands.ts';

type Start = Partial<Omit<ScenarioStart, 'store' | 'path' | 'search' | 'bag' | 'orders'>>;

type Wish = Pick<ShopperStep, 'input' | 'payload'> | { pause: number };

interface Options extends Start {
  bag?: Record<Brand, readonly BagContent[]>;
  orders?: Record<Brand, readonly PlacedOrder[]>;
  rules?: readonly BackendRule[];
  /** Country of the store; the United Kingdom by default. */
  country?: string;
  /** Inputs of the shopper before the page is shown: names with payloads. */
  wishes?: readonly Wish[] | Record<Brand, readonly Wish[]>;
}

/**
 * Creates a scenario of a page in one state, without expectations. A path may have a query.
 *
 * @example pageScenario({ rl: '/foundry-tee-rl1001nvy', hm: '/dunmore-poplin-shirt-hm0902sky' })
 */
export function pageScenario(
  paths: Record<Brand, string>,
  { rules = [], wishes = [], bag, orders, country = 'gb', ...start }: Options = {},
): Scenario {
  const situation = (brand: Brand) => ({
    start: {
      store: `${brand}-${country}`,
      ...addressOf(paths[brand]),
      seed: 1,
      viewport: { width: 1440, height: 900 },
      ...(bag && { bag: bag[brand] }),
      ...(orders && { orders: orders[brand] }),
      ...start,
    },
    rules,
    screen: [],
    steps: [
      ...wishesOf(wishes, brand).map((wish): ScenarioStep =>
        'pause' in wish
          ? { kind: 'pause', title: 'pause', ms: wish.pause, facts: [] }
          : { kind: 'shopper', title: wish.input, press: 'no-control', facts: [], ...wish },
      ),
      { kind: 'settle' as const, title: 'settled', facts: [] },
    ],
  });
  const both = { rl: situation('rl'), hm: situation('hm') };
  return { id: 'page', title: 'Page', summary: '', ledger: [], domains: [], in: both };
}

function wishesOf(wishes: NonNullable<Options['wishes']>, brand: Brand): readonly Wish[] {
  return 'rl' in wishes ? wishes[brand] : wishes;
}

function addressOf(path: string): Pick<ScenarioStart, 'path' | 'search'> {
  const { pathname, search } = new URL(path, 'http://shop.example');
  return { path: pathname, search };
}

/** The same path for both brands. */
export function bothAt(path: string): Record<Brand, string> {
  return { rl: path, hm: path };
}

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
  /** Whose store it is; the United Kingdom's unless told. */
  country?: string;
  /** What the shopper does, one after the other, before the page is looked at: names of inputs, with payloads. */
  wishes?: readonly Wish[] | Record<Brand, readonly Wish[]>;
}

/**
 * A page in one state, as a scenario whose outcome nobody checks. A path may carry a search.
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

/** The same address in both brands. */
export function bothAt(path: string): Record<Brand, string> {
  return { rl: path, hm: path };
}

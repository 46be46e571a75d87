import { createWatch } from 'effector';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import type { Scenario, ScenarioStep, Situation } from '#harness/scenarios/scenario.ts';
import type { MeasuredEvent } from '#src/analytics/event.ts';
import { tellPageFx } from '#src/analytics/data-layer/page-data-model.ts';
import { trackEventFx } from '#src/analytics/track-model.ts';
import { productPath } from '#src/commerce/product-path.ts';
import { CONSENT_COOKIE } from '#src/consent/consent.ts';
import { GA4_EVENTS, problemsOf } from './ga4.ts';

const START = { store: 'rl-gb', seed: 1, viewport: { width: 1440, height: 900 } } as const;

/** Visits two pages; each is complete before the next step. */
function fromTo(address: string, to: string): Situation {
  const [path = '', query] = address.split('?');
  return {
    start: { ...START, path, ...(query !== undefined && { search: `?${query}` }) },
    rules: [],
    screen: [],
    steps: [
      { kind: 'settle', title: 'The first page is there.', facts: [] },
      { kind: 'visit', title: 'Goes to the next.', to, press: 'no-control', facts: [] },
      { kind: 'settle', title: 'That is there.', facts: [] },
    ],
  };
}

/** Measurement starts when the first page is idle. */
const AT_REST: ScenarioStep = {
  kind: 'shopper',
  title: 'The page is at rest.',
  input: 'consent/ask',
  press: 'no-control',
  facts: [],
};

function measured(situation: Situation): Situation {
  const { start, steps } = situation;
  const at = steps[0]?.kind === 'settle' ? 1 : 0;
  return {
    ...situation,
    start: {
      ...start,
      vitals: [{ name: 'LCP', value: 1200 }],
      hitches: [
        { kind: 'long task', ms: 70 },
        { kind: 'file', type: 'script', path: '/assets/gone.js' },
      ],
      decisions: [{ key: 'product_points_test', variant: 'control', reason: 'SPLIT' }],
      cookies: { [CONSENT_COOKIE]: '1.analytical', ...start.cookies },
    },
    steps: [...steps.slice(0, at), AT_REST, ...steps.slice(at)],
  };
}

interface Told {
  scenario: string;
  event: MeasuredEvent;
}

const SEEN = SCENARIOS.filter(
  ({ id }) => !/^(?:consent|measured|vitals|hitches|experiments|troubles)-/.test(id),
);

describe('every scenario with consent to measurement', () => {
  const told: Told[] = [];
  const pages: { scenario: string; pageType: string }[] = [];
  const problems: string[] = [];

  beforeAll(async () => {
    let scenario = '';
    const stops = [
      createWatch({
        unit: trackEventFx.done,
        fn({ params: { event }, result }) {
          if (result) told.push({ scenario, event });
        },
      }),
      createWatch({ unit: tellPageFx, fn: ({ pageType }) => pages.push({ scenario, pageType }) }),
    ];
    for (const one of SEEN) {
      scenario = one.id;
      const result = await runScenario(asMeasured(one), 'rl');
      problems.push(...result.problems.map((problem) => `${scenario}: ${problem}`));
    }
    for (const stop of stops) stop();
  }, 300_000);

  function asMeasured(scenario: Scenario): Scenario {
    return { ...scenario, in: { ...scenario.in, rl: measured(scenario.in.rl) } };
  }

  it('has the same result as without', () => {
    expect(problems).toEqual([]);
  });

  it('reports events in GA4’s format only', () => {
    const wrong = told.flatMap(({ scenario, event }) =>
      problemsOf(event).map((problem) => `${scenario}: ${problem}`),
    );
    expect(wrong).toEqual([]);
    const names = new Set(told.map(({ event }) => event.name as string));
    // No scenario begins with a campaign.
    expect(GA4_EVENTS.filter((name) => !names.has(name))).toEqual(['campaign_details']);
  });

  it('ANA-02 a piece is the same item at each step, from the list to the purchase', () => {
    const known = new Map<string, string>();
    // The backend of this scenario returns a listing without names.
    const named = told.filter(({ scenario }) => scenario !== 'listing-untransformed');
    const different = named.flatMap(({ scenario, event: { name, params } }) =>
      (params.items ?? []).flatMap((item) => {
        const { item_id, item_name, item_brand, item_category, item_variant } = item;
        if (item_brand === undefined) return `${scenario} ${name}: ${item_id} without a brand`;
        if (item_name === undefined) return [];
        const now = [item_name, item_brand, item_category, item_variant].join(' | ');
        const before = known.get(`${scenario} ${item_id}`) ?? now;
        known.set(`${scenario} ${item_id}`, before);
        return before === now ? [] : `${scenario} ${name}: ${before} became ${now}`;
      }),
    );
    expect(different).toEqual([]);
    expect(known.size).toBeGreaterThan(20);
  });

  it('ANA-02 reports an order with the prices and discounts of its payment', () => {
    const paid = new Map<string, unknown>();
    const pricesOf = ({ params: { items = [] } }: MeasuredEvent) =>
      items.map(({ item_id, price, discount }) => ({ item_id, price, discount }));
    const bought = told.flatMap(({ scenario, event }) => {
      if (event.name === 'add_payment_info') paid.set(scenario, pricesOf(event));
      const before = event.name === 'purchase' ? paid.get(scenario) : undefined;
      return before === undefined ? [] : [{ scenario, before, after: pricesOf(event) }];
    });
    expect(bought.map(({ scenario, after }) => ({ scenario, prices: after }))).toEqual(
      bought.map(({ scenario, before }) => ({ scenario, prices: before })),
    );
    expect(JSON.stringify(bought)).toContain('discount');
  });

  it('ANA-02 reports a selected item with its list, a listing or a row of products', () => {
    const lists = told.flatMap(({ event: { name, params } }) =>
      name === 'select_item' ? [params.item_list_id] : [],
    );
    expect(lists).toEqual(expect.arrayContaining(['men', 'pdp']));
  });

  it('ANA-02 reports delivery by the code of its option', () => {
    const tiers = told.flatMap(({ event: { params } }) => params.shipping_tier ?? []);
    expect(tiers).toContain('standard');
    expect(tiers.filter((tier) => /^\d/.test(tier))).toEqual([]);
  });

  it('reports each order once', () => {
    const orders = told.flatMap(({ scenario, event: { name, params } }) =>
      name === 'purchase' ? [`${scenario} ${params.transaction_id}`] : [],
    );
    expect(orders.length).toBeGreaterThan(3);
    expect(new Set(orders).size).toBe(orders.length);
  });

  it('RTE-07 reports the types of pages', () => {
    expect(new Set(pages.map(({ pageType }) => pageType)).size).toBeGreaterThan(10);
  });
});

/** Events of one name during a visit of two pages, with consent. */
async function toldBetween(name: MeasuredEvent['name'], path: string, to: string) {
  const events: MeasuredEvent[] = [];
  const stop = createWatch({
    unit: trackEventFx.done,
    fn({ params: { event }, result }) {
      if (result && event.name === name) events.push(event);
    },
  });
  const situation = fromTo(path, to);
  const scenario = { id: 'from-to', title: '', summary: '', ledger: [], domains: [] };
  const { problems } = await runScenario(
    { ...scenario, in: { rl: measured(situation), hm: situation } },
    'rl',
  );
  stop();
  expect(problems).toEqual([]);
  return events;
}

it('ANA-02 reports the campaign’s products once loaded, and never those of the previous page', async () => {
  const lists = await toldBetween('view_item_list', '/women', '/campaign');
  expect(lists.map(({ params }) => params.item_list_id)).toEqual(['women', 'all-exclusive']);
});

it('ANA-02 reports a product of the home page with that page as its list', async () => {
  const [newest] = await toldBetween('view_item_list', '/', '/new');
  const first = newest?.params.items?.[0];
  const [chosen] = await toldBetween('select_item', '/', productPath(first?.item_id ?? ''));
  const expected = { ...first, item_list_id: 'homepage' };
  expect(chosen?.params).toMatchObject({ item_list_id: 'homepage', items: [expected] });
});

it('RTE-26 reports a campaign once a visit, in GA4’s format', async () => {
  const told = await toldBetween('campaign_details', '/women?utm_source=mail&cmpid=s24', '/men');
  expect(told.map(({ params }) => params)).toEqual([{ source: 'mail', campaign_id: 's24' }]);
  expect(told.flatMap((event) => problemsOf(event))).toEqual([]);
});

// @alone
import fc from 'fast-check';
import { is } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { LATE_ROUTES } from '#harness/backend/purchase-routes.ts';
import { readPath } from '#harness/backend/router.ts';
import { matching } from '#harness/backend/routes.ts';
import { ROUTES } from '#harness/backend/start-routes.ts';
import { performCall } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { everyRow as rows } from './call-rows/every-row.ts';
import { CONTENT_HEADERS, type Row, type Rules } from './call-rows/row.ts';
import { everyCall } from './every-call.ts';
import { SITE } from './http/test-call.ts';

/** Sends a call to a backend with this answer; returns the request and the outcome. */
async function exchange({ call, params }: Row, answer: unknown) {
  const sent: { line: string; body: unknown; headers: Headers }[] = [];
  const outcome = await performCall(
    call,
    params,
    {
      fetch: async (url, init) => {
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
        const line = `${init?.method} ${requiredItems(url as string)}`;
        sent.push({ line, body, headers: new Headers(init?.headers) });
        return new Response(JSON.stringify(answer));
      },
      ...SITE,
      keys: { content: CONTENT_HEADERS, sap: 'sap-key' },
    },
    createSessionGate(),
  ).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  return { sent, outcome };
}

/** Answer with a part replaced or removed. */
function damaged(answer: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(answer);
  const places = text.match(/:/g)?.length ?? 0;
  return fc
    .tuple(fc.nat(places), fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([at, part]) => {
      let place = 0;
      return JSON.parse(text, (_key, value: unknown) => (place++ === at ? part : value)) as unknown;
    });
}

const LINK = /"(?:url|\w+Url)":/;
const HOSTILE = [
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'data:text/html,evil',
  'http://evil.example/',
];

/** Answer with every link replaced. */
function withLinks(answer: unknown, link: string): unknown {
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) =>
      /^(?:url|\w+Url)$/.test(key) && typeof value === 'string' ? link : value,
    ),
  );
}

/** Message for a call with a rule that only listed calls may have. */
const OWN_LIST = 'a call that is to have this as well is named in this list, with the reason';

const AMOUNT = /^-?\d+\.\d{2}$/;
const MOST = 999_999_999_999;

/** Answer with every amount or currency replaced. */
function withMoney(answer: unknown, { amount, currency }: { amount?: unknown; currency?: string }) {
  const text = JSON.stringify(answer, (key, value: unknown) => {
    if (currency !== undefined && /^currency(?:Code)?$/.test(key)) return currency;
    return amount !== undefined && typeof value === 'string' && AMOUNT.test(value) ? amount : value;
  });
  return JSON.parse(text) as unknown;
}

/** All numbers in a value. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersOf);
}

/** All texts in a value. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsOf);
}

/** Address with a decoded query; its path is unchanged. */
function requiredItems(url: string): string {
  const [path = '', query] = url.split('?');
  return query === undefined ? path : `${path}?${decodeURIComponent(query)}`;
}

function rulesOf(rules: Rules): Rules {
  const { session, repeat, fatalExempt, isUnseen, guestCheck, apiType, apiKey } = rules;
  return JSON.parse(
    JSON.stringify({ session, repeat, fatalExempt, isUnseen, guestCheck, apiType, apiKey }),
  );
}

it('caches listings, products and content for offline use, and nothing personal', () => {
  const remembered = rows.filter(({ call }) => call.isRemembered).map(({ name }) => name);
  expect([...new Set(remembered)].toSorted()).toEqual([
    'content.callUs',
    'content.faq',
    'content.globalPlacements',
    'content.layout',
    'content.page',
    'listing.products',
    'product.byId',
  ]);
});

describe('every call', () => {
  it.each(rows)('API-01 API-03 $ids $name is sent as in the catalogue', async (row) => {
    expect(is(row.params, row.call.params)).toBe(true);
    const { sent } = await exchange(row, {});
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ line: row.sends });
    expect(sent[0]?.body).toEqual(row.body);
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject(row.headers ?? {});
  });

  it.each(rows)("CFG-02 $name has the site's language", async (row) => {
    const { sent } = await exchange(row, {});
    expect(sent[0]?.headers.get('accept-language')).toBe('en');
  });

  it.each(rows)('$name has a route in the simulated backend', ({ name, sends }) => {
    const [method = '', url = ''] = sends.split(' ');
    const target = readPath(url);
    const found = target && matching([...ROUTES, ...LATE_ROUTES], target);
    expect(
      found?.some((route) => route.method === method),
      `${name}: answer ${sends} in harness/backend/<domain>/<noun>.ts, with a line in the routes at the end of that file; ` +
        `a new file's routes are named in start-routes.ts or purchase-routes.ts`,
    ).toBe(true);
  });

  it.each(rows)('$ids $name has its repetition rule and exempt failures', (row) => {
    expect(rulesOf(row.call)).toEqual(row.rules ?? {});
  });

  it.each(rows)('$ids $name reads its answer', async (row) => {
    const { answer = {}, value } = row.reads ?? {};
    const { outcome } = await exchange(row, answer);
    expect(outcome).toStrictEqual({ value });
    expect(is(value, row.call.value)).toBe(true);
  });

  it.each(rows.flatMap((row) => (row.refuses ?? []).map((broken) => ({ ...row, broken }))))(
    '$ids $name refuses $broken',
    async ({ broken, ...row }) => {
      const { outcome } = await exchange(row, broken);
      expect(outcome).toMatchObject({ error: { kind: 'malformed', status: 200 } });
    },
  );

  it.each(rows.filter(({ reads }) => reads))(
    '$ids $name reads or refuses any data',
    async (row) => {
      const answers = fc.oneof(fc.jsonValue(), damaged(row.reads?.answer));
      await fc.assert(
        fc.asyncProperty(answers, async (answer) => {
          const { outcome } = await exchange(row, answer);
          if ('error' in outcome) expect(outcome.error).toMatchObject({ kind: 'malformed' });
          else expect(is(outcome.value, row.call.value)).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
  );

  // Departure addresses of payments are checked by `leave-site.ts`.
  const linked = rows.filter(
    ({ name, reads }) => LINK.test(JSON.stringify(reads?.answer)) && !name.startsWith('payment.'),
  );

  it.each(linked)(
    'RTE-28 no link in an answer of $name leads to an unwanted address',
    async (row) => {
      for (const link of HOSTILE) {
        const { outcome } = await exchange(row, withLinks(row.reads?.answer, link));
        const found = stringsOf('value' in outcome ? outcome.value : undefined);
        expect(found.filter((text) => text.includes(link))).toEqual([]);
      }
    },
  );

  it.each([
    ['FTL-02', [404, 410, 500], ['product.byId']], // 410: discontinued
    [
      'FTL-02',
      [404, 500],
      [
        'membership.forgotPassword',
        'membership.validateKrypto',
        'membership.validateMagicLink',
        'product.priorPrice',
        'product.recommendations',
        'search.suggestions',
        'session.signIn',
        'stock.inventory',
        'wishlist.variants', // those of several products at once
      ],
    ],
    [
      'FTL-03',
      [404],
      [
        'account.read',
        'card.remove',
        'data.account',
        'listing.named',
        'listing.products',
        'orders.byPostcode',
        'payment.deleteSavedCard',
      ],
    ],
    ['FTL-04', [500], ['gift-card.balance']],
  ])('%s %j is exempt for these calls only', (_id, statuses, names) => {
    const exempt = everyCall.filter((call) => call.fatalExempt?.join() === statuses.join());
    expect(exempt.map(({ name }) => name).toSorted(), OWN_LIST).toEqual(names);
  });

  it('FTL-01 hides the failures of these calls only', () => {
    const unseen = everyCall.filter(({ isUnseen }) => isUnseen);
    expect(unseen.map(({ name }) => name).toSorted(), OWN_LIST).toEqual([
      'analytics.frontendLog',
      'analytics.memberRole',
      'auth.debug',
      'cart.digitalData',
      'checkout.deliveryForm',
      'checkout.orderInquiry', // the payment shows the outcome
      'listing.categorySeo',
      'listing.categoryUrls',
      'listing.pageAtUrl',
      'payment.cancel', // the order is read afterwards
      'payment.deviceToken',
      'reports.send',
    ]);
  });

  const priced = rows.filter(({ reads }) => JSON.stringify(reads?.answer)?.match(/"-?\d+\.\d{2}"/));

  it('lists the calls with displayed amounts', () => {
    expect(priced.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'cart.customDetails',
        'cart.details',
        'cart.miniBag',
        'gift-card.balance',
        'orders.byId',
        'orders.list',
        'payment.methods',
        'payment.paypalReview',
      ]),
    );
  });

  it.each(priced)('LST-08 $name: refuses invalid amounts and currencies', async (row) => {
    const amounts = ['1e17', '99999999999.00', 1e17, {}].map((amount) => ({ amount }));
    for (const money of [...amounts, { currency: 'EURO' }]) {
      const { outcome } = await exchange(row, withMoney(row.reads?.answer, money));
      if ('error' in outcome) expect(outcome.error).toMatchObject({ kind: 'malformed' });
      else {
        expect(numbersOf(outcome.value).filter((number) => Math.abs(number) > MOST)).toEqual([]);
        expect(stringsOf(outcome.value)).not.toContain('EURO');
      }
    }
  });

  it('SES-12 checks the guest in the three listed cases', () => {
    const checked =
      /\/account\/@self\/v2\/validate_address|\/cart\/@self\/shipping_info|\/account\/@self\/address/;
    for (const { name, sends, call } of rows)
      expect([name, call.guestCheck ?? false]).toEqual([name, checked.test(sends)]);
  });

  it('is in the table', () => {
    const names = everyCall.map(({ name }) => name);
    const missing = names
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) => `${name}: say in a row of tests/ports/call-rows what it sends and reads`);
    expect(missing).toEqual([]);
    expect(rows).toHaveLength(names.length);
  });

  it('has a unique name', () => {
    const names = everyCall.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

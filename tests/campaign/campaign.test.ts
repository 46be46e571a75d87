// @partial
import { allSettled, scopeBind } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import '#src/app/whole-model.ts';
import { CampaignStatus, campaignStatus, isUnlocked, mockedNow } from '#src/campaign/campaign.ts';
import { $campaign, $isExclusiveUnlocked } from '#src/campaign/model.ts';
import { writeCookieFx, writeCookieHandler } from '#src/ports/storage/cookies.ts';
import { writeStorageFx } from '#src/ports/storage/storage.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { appStarted } from '#src/ports/start.ts';
import { campaignOf } from '#src/store-config/campaign.ts';
import { environment, settle, shopScope } from '#tests/session/shop-scope.ts';

const SETTINGS = campaignOf({ brand: 'rl', storeId: '30002' });
const LEAD_GEN = Date.parse(SETTINGS.leadGenDateStart);
const PROMOTION = Date.parse(SETTINGS.campaignDateStart);
const OVER = Date.parse(SETTINGS.campaignDateEnd);
const nobody = { parameter: null, cookie: undefined };

describe('the campaign’s status', () => {
  it('XAC-02 XAC-03 is lead-gen-active or active between the respective start and end', () => {
    const phases = [LEAD_GEN - 1, LEAD_GEN, PROMOTION - 1, PROMOTION, OVER - 1, OVER].map((now) => {
      const status = campaignStatus(SETTINGS, { now, ...nobody });
      return [status.isPromotionLeadGenActive, status.isPromotionActive];
    });
    expect(phases).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it.each([
    ['the parameter', { parameter: 'rivetROW', cookie: undefined }],
    ['the cookie', { parameter: null, cookie: 'RivetRow' }],
  ])('XAC-05 XAC-06 XAC-09 ROL-06 %s makes an exclusive-access user, in any case', (_, visit) => {
    for (const now of [LEAD_GEN, PROMOTION])
      expect(campaignStatus(SETTINGS, { now, ...visit })).toMatchObject({
        isExclusiveAccessUser: true,
        cookieValue: 'RIVETROW',
      });
  });

  it('XAC-07 has no other exclusive-access users, and none without an active campaign', () => {
    const others = [nobody, { parameter: 'MARLOWEHOUSE', cookie: '' }];
    for (const visit of others)
      expect(campaignStatus(SETTINGS, { now: PROMOTION, ...visit }).isExclusiveAccessUser).toBe(
        false,
      );
    const late = campaignStatus(SETTINGS, { now: OVER, parameter: 'RIVETROW', cookie: 'RIVETROW' });
    expect(late).toMatchObject({ isExclusiveAccessUser: false, cookieValue: '' });
  });

  it('XAC-08 ENT-03 has the active phases, the visitor’s access and the cookie’s value, also in the log', () => {
    const visit = { now: PROMOTION, parameter: null, cookie: 'RIVETROW' };
    const status = campaignStatus(SETTINGS, visit);
    expect(status).toEqual({
      isPromotionLeadGenActive: false,
      isPromotionActive: true,
      isExclusiveAccessUser: true,
      cookieValue: 'RIVETROW',
    });
    expect(CampaignStatus.is(status)).toBe(true);
    for (const name of Object.keys(status))
      expect(CampaignStatus.is({ ...status, [name]: undefined }), name).toBe(false);
    expect(CampaignStatus.is({ ...status, isMore: true })).toBe(false);
  });

  it('XAC-12 unlocks products during the promotion only, with the `ml` item of this campaign', () => {
    const status = (now: number, cookie = 'RIVETROW') =>
      campaignStatus(SETTINGS, { now, parameter: null, cookie });
    expect(isUnlocked(status(PROMOTION), { list: 'RIVETROW' })).toBe(true);
    expect(isUnlocked(status(LEAD_GEN), { list: 'RIVETROW' })).toBe(false);
    expect(isUnlocked(status(PROMOTION), { list: '' })).toBe(false);
    expect(isUnlocked(status(PROMOTION), { list: 'LASTYEARSROW' })).toBe(false);
    expect(isUnlocked(status(PROMOTION, ''), { list: 'RIVETROW' })).toBe(false);
    expect(isUnlocked(status(PROMOTION, ''), { list: '' })).toBe(false);
  });
});

it('XAC-04 RTE-30 a mocked date counts on test hosts, and only if it is one', () => {
  const search = '?mockXcomregDate=2026-11-20T10:00:00Z';
  expect(mockedNow(search, true)).toBe(Date.UTC(2026, 10, 20, 10));
  expect(mockedNow(search, false)).toBeUndefined();
  expect(mockedNow('?mockXcomregDate=soon', true)).toBeUndefined();
  expect(mockedNow('', true)).toBeUndefined();
});

async function visit(options: {
  host?: string;
  now: number;
  servedAt?: number;
  search?: string;
  cookie?: string;
  list?: string;
}) {
  const { host = 'localhost', now, servedAt, search = '', cookie, list } = options;
  const written: unknown[] = [];
  const stored: unknown[] = [];
  const { scope, facts } = shopScope(
    [writeCookieFx, (params) => void written.push(params)],
    [writeStorageFx, (params) => void (params.key === 'ml' && stored.push(params))],
  );
  const location = { ...environment.location, search };
  const cookies: Record<string, string> = cookie === undefined ? {} : { xcomreg: cookie };
  void allSettled(appStarted, {
    scope,
    params: {
      environment: {
        ...environment,
        host,
        now,
        location,
        cookies,
        storage: list === undefined ? {} : { ml: list },
        ...(servedAt !== undefined && { servedAt }),
      },
    },
  });
  await settle();
  return { scope, written, stored, facts };
}

it.each([
  ['any other shopper', {}, 'false'],
  ['a shopper of the campaign', { xcomreg: 'RIVETROW' }, 'true'],
])(
  'XAC-13 requests the content with its keys and the exclusive-access flag at page start: for %s',
  async (_, cookies, exclusiveAccess) => {
    const asked: URLSearchParams[] = [];
    const shop = inProcessShop({
      brand: 'rl',
      country: 'gb',
      onRequest: (line) => {
        if (line.includes('/content/layout')) asked.push(new URL(line, 'http://x').searchParams);
      },
    });
    const { scope } = recordSession(shop.handlers, () => 0);
    await shop.start(scope, { now: PROMOTION, cookies });
    const last = asked.at(-1);
    expect(last?.get('filters')?.split(',')).toEqual(
      expect.arrayContaining(['MEGA_MENU', 'FOOTER_CONTENT', 'USP_BANNER_TOP']),
    );
    expect(last?.get('exclusiveAccess')).toBe(exclusiveAccess);
  },
);

it.each([PROMOTION - 1, OVER])(
  'XAC-03 a served page has the phase of its document, even with the device’s clock at %d',
  async (now) => {
    const { scope } = await visit({ now, servedAt: PROMOTION });
    expect(scope.getState($campaign).isPromotionActive).toBe(true);
  },
);

it('XAC-12 the campaign’s link stores the `ml` item, which unlocks its products on the next page', async () => {
  const { stored } = await visit({ now: LEAD_GEN, search: '?xcomreg=rivetrow' });
  expect(stored).toEqual([{ area: 'local', key: 'ml', value: 'RIVETROW' }]);
  const next = await visit({ now: PROMOTION, cookie: 'RIVETROW', list: 'RIVETROW' });
  expect(next.scope.getState($isExclusiveUnlocked)).toBe(true);
  expect(next.stored).toEqual([]);
});

it('XAC-12 without the `ml` item an exclusive-access user sees the campaign’s content and cannot buy', async () => {
  const { scope } = await visit({ now: PROMOTION, cookie: 'RIVETROW' });
  expect(scope.getState($campaign).isExclusiveAccessUser).toBe(true);
  expect(scope.getState($isExclusiveUnlocked)).toBe(false);
});

it('XAC-10 XAC-12 the `ml` item is removed when neither promotion is active', async () => {
  const { stored } = await visit({ now: OVER, cookie: 'RIVETROW', list: 'RIVETROW' });
  expect(stored).toEqual([{ area: 'local', key: 'ml', value: null }]);
});

it.each([
  ['de.localhost', 'rivetrow', false],
  ['de.localhost', 'nietenreihe', true],
  ['localhost', 'nietenreihe', false],
])('XAC-01 ENT-02 at %s the invitation %s counts: %s', async (host, id, isMember) => {
  const { scope } = await visit({ host, now: LEAD_GEN, search: `?xcomreg=${id}` });
  expect(scope.getState($campaign).isExclusiveAccessUser).toBe(isMember);
});

it('XAC-01 ENT-02 CFG-14 two stores of a brand have the phases of their own dates', async () => {
  const phases = async (now: number) =>
    Promise.all(
      ['localhost', 'de.localhost'].map(async (host) => {
        const { scope } = await visit({ host, now });
        const { isPromotionLeadGenActive, isPromotionActive } = scope.getState($campaign);
        return isPromotionActive ? 'active' : isPromotionLeadGenActive ? 'lead-gen' : 'none';
      }),
    );
  expect(await phases(PROMOTION)).toEqual(['active', 'lead-gen']);
  expect(await phases(OVER)).toEqual(['none', 'active']);
});

it('XAC-10 the cookie is removed when neither promotion is active', async () => {
  const { scope, written } = await visit({ now: OVER, cookie: 'RIVETROW' });
  expect(scope.getState($campaign).isExclusiveAccessUser).toBe(false);
  expect(written).toEqual([{ name: 'xcomreg', value: null, days: 30 }]);
});

it('XAC-04 the mocked date applies for the rest of the visit', async () => {
  const search = `?mockXcomregDate=${SETTINGS.campaignDateStart}&xcomreg=RIVETROW`;
  const { scope } = await visit({ now: OVER, search });
  expect(scope.getState($isExclusiveUnlocked)).toBe(true);
  const go = scopeBind(locationChanged, { scope });
  go({ location: { ...environment.location, path: '/women', search: '' }, action: 'push' });
  expect(scope.getState($isExclusiveUnlocked)).toBe(true);
});

it('XAC-04 ignores the mocked date except on test hosts', async () => {
  const search = `?mockXcomregDate=${SETTINGS.campaignDateStart}&xcomreg=RIVETROW`;
  const { scope, facts } = await visit({ host: 'uk.rivetandloom.example', now: OVER, search });
  expect(scope.getState($campaign).isPromotionActive).toBe(false);
  expect(facts.map(({ name }) => name)).not.toContain('campaign/statusDetermined');
});

it('leaves a foreign cookie unchanged, even one with script', async () => {
  const { scope, written } = await visit({ now: PROMOTION, cookie: '<script>' });
  expect(scope.getState($campaign)).toMatchObject({
    isExclusiveAccessUser: false,
    cookieValue: '<script>',
  });
  expect(written).toEqual([]);
});

it('XAC-11 the cookie is for the whole site, same-site lax', async () => {
  const cookies: string[] = [];
  const page = { set cookie(text: string) { cookies.push(text); } }; // prettier-ignore
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
  await writeCookieHandler({ name: 'xcomreg', value: 'RIVETROW', days: 30 });
  await writeCookieHandler({ name: 'xcomreg', value: null, days: 30 });
  vi.unstubAllGlobals();
  expect(cookies).toEqual([
    'xcomreg=RIVETROW; path=/; max-age=2592000; samesite=lax',
    'xcomreg=; path=/; max-age=0; samesite=lax',
  ]);
});

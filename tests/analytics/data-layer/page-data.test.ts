import { createWatch, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { declaredUnit } from '#harness/scenarios/declared-unit.ts';
import { handle } from '#harness/device/handle.ts';
import { measuringPorts } from '#harness/device/measuring-ports.ts';
import { inProcessShop } from '#harness/replay/in-process-shop.ts';
import { recordSession } from '#harness/replay/record-session.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import type { BackendRule } from '#harness/backend/faults/rules.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { Campaign } from '#src/analytics/campaign.ts';
import { campaignKnown, readCampaignFx } from '#src/analytics/campaign-model.ts';
import { frontendLogFx } from '#src/analytics/error-reports-model.ts';
import {
  $pageVisit,
  hashEmailFx,
  readReferrerFx,
  tellPageFx,
} from '#src/analytics/data-layer/page-data-model.ts';
import { memberRoleFx } from '#src/analytics/data-layer/member-role-model.ts';
import { trackEventFx } from '#src/analytics/track-model.ts';
import { signIn } from '#src/auth/model.ts';
import { acceptAll, rejectAll } from '#src/consent/notice-model.ts';
import { ask, reopen } from '#src/consent/model.ts';
import { $isFatal } from '#src/fatal-error/model.ts';
import type { Membership } from '#src/membership/contract.ts';
import { join } from '#src/membership/membership-model.ts';
import { queryOf } from '#src/listing/listing.ts';
import { $listing } from '#src/listing/model.ts';
import { waitFx } from '#src/ports/clock.ts';
import { writeCookieFx } from '#src/ports/storage/cookies.ts';
import { locationChanged, navigateFx } from '#src/ports/navigation.ts';
import { readUserInfo } from '#src/session/model.ts';
import '#src/app/whole-model.ts';

const LIMIT = 10_000;
const PIECE = '/foundry-tee-rl1001wht';
const OTHER_PIECE = '/foundry-tee-rl1001nvy';

/** A visitor at `path`, with the consent of a cookie. */
async function visitor({
  path = '/women',
  consent = '1.analytical',
  rules = [],
  campaign = null,
  membership,
}: {
  path?: string;
  consent?: string;
  rules?: readonly BackendRule[];
  campaign?: Campaign | null;
  membership?: Membership;
} = {}) {
  const waits: { label: string; end: () => void }[] = [];
  const shop = inProcessShop({
    brand: 'rl',
    country: 'gb',
    rules,
    ports: [
      ...measuringPorts(),
      handle(waitFx, ({ label, ms }) =>
        ms === LIMIT
          ? new Promise<void>((end) => waits.push({ label, end }))
          : new Promise(() => {}),
      ),
      handle(navigateFx, async () => undefined),
      ...(membership ? [handle(memberRoleFx, async () => membership)] : []),
      handle(readCampaignFx, async () => campaign),
      handle(readReferrerFx, async () => 'https://elsewhere.example'),
      handle(hashEmailFx, async ({ email }) => `hash of ${email.length}`),
    ],
  });
  const session = recordSession(shop.handlers, () => 0);
  const { scope } = session;
  const told: any[] = []; // any: entries of every page
  const events: string[] = [];
  const campaigns: unknown[] = [];
  const hashed: string[] = [];
  const logged: any[] = []; // any: as above
  createWatch({ unit: tellPageFx, scope, fn: (entry) => told.push(entry) });
  createWatch({ unit: trackEventFx, scope, fn: ({ event }) => events.push(event.name) });
  createWatch({ unit: campaignKnown, scope, fn: (known) => campaigns.push(known) });
  createWatch({ unit: hashEmailFx, scope, fn: ({ email }) => hashed.push(email) });
  createWatch({ unit: frontendLogFx, scope, fn: (entry) => logged.push(entry) });
  await shop.start(scope, {
    location: { ...sampleEnvironment.location, path, key: 'first' },
    cookies: consent === '' ? {} : { selvedge_consent: consent },
  });
  let visits = 0;
  return {
    scope,
    told,
    events,
    campaigns,
    hashed,
    logged,
    session,
    settle: () => shop.settle(),
    async rests() {
      scopeBind(ask, { scope })();
      await shop.settle();
    },
    async goesTo(to: string, search = '', action: 'push' | 'replace' = 'push') {
      visits += 1;
      scopeBind(locationChanged, { scope })({
        location: { path: to, search, hash: '', key: `visit-${visits}` },
        action,
      });
      await shop.settle();
    },
    async tenSecondsPass() {
      for (const { end } of waits.splice(0)) end();
      await shop.settle();
    },
  };
}

describe('the data layer', () => {
  it('ANA-01 ANA-06 ENT-01 has one entry per page, with its type and referrer', async () => {
    const { told, rests, goesTo, settle, scope } = await visitor();
    await rests();
    expect(told).toEqual([
      {
        pageType: 'glp',
        referrerUrl: 'https://elsewhere.example',
        brand: 'Rivet & Loom',
        country: 'GB',
        language: 'en',
        currency: 'GBP',
        target: 'GB',
        siteVersion: '1',
        userType: 'guest',
        roles: ['guest'],
        cart: { itemCount: 0, value: 0 },
        listing: {
          categoryId: 'women',
          topCategoryId: 'women',
          source: 'category',
          pageSize: 48,
          isElevated: false,
          isNoSearch: false,
        },
      },
    ]);
    await settle();
    expect(told).toHaveLength(1);
    await goesTo('/wishlist');
    expect(told[1]).toMatchObject({ pageType: 'wishlist', referrerUrl: '/women' });
    expect(scope.getState($pageVisit)).toMatchObject({
      pageType: 'wishlist',
      referrerUrl: '/women',
      status: 'told',
    });
  });

  it('LST-16 ENT-22 has the filters and paging of a listing', async () => {
    const { told, rests, goesTo } = await visitor({ path: '/all/jeans' });
    await rests();
    await goesTo('/women/jeans', '?maincolour=blue');
    await goesTo('/search', '?searchTerm=toga');
    await goesTo('/wishlist');
    expect(told.map(({ listing }) => listing)).toMatchObject([
      { topCategoryId: 'all', isElevated: true, pageSize: 99, source: 'category' },
      { categoryId: 'women-jeans', topCategoryId: 'women', indexedFilter: 'maincolour=blue' },
      { source: 'search', isNoSearch: true },
      undefined,
    ]);
  });

  it('ANA-11 PRD-04 reports a product view once for each selection', async () => {
    const { scope, rests, goesTo, settle, events } = await visitor({ path: PIECE });
    const fired = declaredUnit('state', 'analytics/pdpPageViewFired').unit;
    const views = () => events.filter((name) => name === 'view_item').length;
    expect(scope.getState(fired)).toBe(false);
    await rests();
    expect([scope.getState(fired), views()]).toEqual([true, 1]);
    scopeBind(readUserInfo, { scope })();
    await settle();
    expect(views()).toBe(1);
    await goesTo(OTHER_PIECE);
    expect(views()).toBe(2);
    await goesTo(OTHER_PIECE, '?size=M');
    expect([scope.getState(fired), views()]).toEqual([true, 3]);
    await goesTo('/gone-rl9999xxx');
    expect([scope.getState(fired), views()]).toEqual([false, 3]);
  });

  it('ANA-09 reports after ten seconds that part of a page has failed, and then omits its entry', async () => {
    const { told, logged, rests, tenSecondsPass } = await visitor({
      path: PIECE,
      rules: [{ on: 'GET /userinfo/*', then: { status: 503, errorKey: '_ERR_GENERIC' } }],
    });
    await rests();
    expect(logged).toEqual([]);
    await tenSecondsPass();
    expect(told).toEqual([]);
    expect(logged).toEqual([
      { severity: 'error', message: 'Datalayer not loaded', pageType: 'pdp' },
    ]);
  });

  it('ANA-10 warns about a missing product', async () => {
    const { told, logged, rests } = await visitor({ path: '/gone-rl9999xxx' });
    await rests();
    expect(told).toMatchObject([{ pageType: 'pdp' }]);
    expect(told[0].product).toBeUndefined();
    expect(logged).toEqual([
      {
        severity: 'warning',
        message: 'digital data not set for product - missing data',
        pageType: 'pdp',
      },
    ]);
  });

  it('ANA-04 ANA-05 has the hash of a signed-in shopper’s address, but never the address', async () => {
    const { told, rests, goesTo, scope, settle, session, hashed } = await visitor();
    await rests();
    const { email, password } = DEMO_ACCOUNTS.mira;
    scopeBind(signIn, { scope })({ email, password, rememberMe: false });
    await settle();
    await goesTo('/men');
    expect(told.at(-1)).toMatchObject({
      userType: 'registered',
      emailHash: `hash of ${email.length}`,
    });
    await goesTo('/kids');
    expect(hashed).toEqual([email]);
    expect(JSON.stringify(told)).not.toContain(email);
    expect(session.trace()).not.toContain(email);
  });
});

describe('RTE-26 a campaign', () => {
  const CAMPAIGN = { campaign: 'spring', source: 'google', medium: 'cpc', gclid: 'Cj0KCQiA-abc' };
  const { gclid: _, ...names } = CAMPAIGN;

  it('is reported before the page, with its click id if advertising is consented to', async () => {
    const shopper = await visitor({ campaign: CAMPAIGN, consent: '1.analytical.social' });
    await shopper.rests();
    await shopper.goesTo('/men');
    expect(shopper.campaigns).toEqual([CAMPAIGN]);
    expect(shopper.events[0]).toBe('campaign_details');
    expect(shopper.session.trace()).not.toContain(CAMPAIGN.gclid);
  });

  it('is reported without its click id, and again with it after consent to advertising', async () => {
    const { scope, campaigns, rests, settle } = await visitor({ campaign: CAMPAIGN });
    await rests();
    expect(campaigns).toEqual([names]);
    scopeBind(reopen, { scope })();
    scopeBind(acceptAll, { scope })();
    await settle();
    expect(campaigns).toEqual([names, CAMPAIGN]);
  });
});

describe('API-19 the gender for a search', () => {
  it('is the gender of the last viewed pages, and stored with consent only', async () => {
    const shopper = await visitor({ path: '/women' });
    const kept: unknown[] = [];
    createWatch({ unit: writeCookieFx, scope: shopper.scope, fn: (cookie) => kept.push(cookie) });
    await shopper.goesTo('/search', '?searchTerm=shirt');
    expect(queryOf(shopper.scope.getState($listing))?.genderCookie).toBeUndefined();
    await shopper.rests();
    for (const gender of ['women', 'men']) {
      await shopper.goesTo(`/${gender}`);
      await shopper.goesTo('/search', '?searchTerm=shirt');
      expect(queryOf(shopper.scope.getState($listing))?.genderCookie).toBe(gender);
    }
    expect(kept).toContainEqual({ name: 'selvedge_gender', value: 'men', days: 30 });
    scopeBind(reopen, { scope: shopper.scope })();
    scopeBind(rejectAll, { scope: shopper.scope })();
    await shopper.settle();
    expect(kept).toContainEqual({ name: 'selvedge_gender', value: null, days: 0 });
    await shopper.goesTo('/search', '?searchTerm=jacket');
    expect(queryOf(shopper.scope.getState($listing))?.genderCookie).toBeUndefined();
  });
});

/** A signed-in visitor who has opened the men's page. */
async function signedIn(options: Parameters<typeof visitor>[0] = {}) {
  const shopper = await visitor(options);
  await shopper.rests();
  const { email, password } = DEMO_ACCOUNTS.jonas;
  scopeBind(signIn, { scope: shopper.scope })({ email, password, rememberMe: false });
  await shopper.settle();
  await shopper.goesTo('/men');
  return shopper;
}

describe('ROL-08 a loyalty member', () => {
  it('has the role on every page', async () => {
    const { told, goesTo } = await signedIn({ membership: { membershipStatus: 'MEMBER' } });
    await goesTo('/wishlist');
    expect(told.map(({ roles }) => roles)).toEqual([
      ['guest'],
      ['registered', 'loyalty member'],
      ['registered', 'loyalty member'],
    ]);
  });

  it('has the role after joining', async () => {
    const { told, goesTo, scope, settle } = await signedIn();
    expect(told.at(-1).roles).toEqual(['registered']);
    scopeBind(join, { scope })({ newsletter: false });
    await settle();
    await goesTo('/wishlist');
    expect(told.at(-1).roles).toEqual(['registered', 'loyalty member']);
  });

  it('has the role of a registered shopper if the membership fails to load, without a dialog', async () => {
    const then = { status: 500, errorKey: '_ERR_GENERIC' };
    const { told, scope } = await signedIn({ rules: [{ on: 'GET /membership/@self', then }] });
    expect(told.at(-1).roles).toEqual(['registered']);
    expect(scope.getState($isFatal)).toBe(false);
  });

  it('is not looked up after a withdrawn consent, by joining either', async () => {
    const { scope, settle } = await signedIn();
    const asked: unknown[] = [];
    createWatch({ unit: memberRoleFx, scope, fn: (params) => asked.push(params) });
    scopeBind(reopen, { scope })();
    scopeBind(rejectAll, { scope })();
    scopeBind(join, { scope })({ newsletter: false });
    await settle();
    expect(asked).toEqual([]);
  });
});

it('ROL-09 RTE-02 RTE-06 has account data on account pages, for registered shoppers only', async () => {
  const { told, goesTo } = await signedIn();
  for (const path of ['/myaccount/orders', '/myaccount/healthcheck', '/women']) await goesTo(path);
  expect(told.map(({ pageType, account }) => [pageType, account])).toEqual([
    ['glp', undefined],
    ['glp', undefined],
    ['my account', { hasNewsletter: true, isAskedToJoin: false }],
    ['glp', undefined],
  ]);
});

it.each(['', '1', '1.social'])(
  'RTE-26 reports, reads and hashes nothing with the consent %j',
  async (consent) => {
    const shopper = await visitor({ campaign: { campaign: 'spring' }, consent, path: PIECE });
    await shopper.rests();
    await shopper.goesTo('/women');
    const { told, events, hashed, campaigns } = shopper;
    expect([told, events, hashed, campaigns]).toEqual([[], [], [], []]);
  },
);

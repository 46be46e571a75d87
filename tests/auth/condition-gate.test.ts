import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { leaveLanding } from '#src/auth/account-guard-model.ts';
import { $drawer, $signInState, openSignIn } from '#src/auth/model.ts';
import { $gate, acceptGate, declineGate, putOffGate } from '#src/membership/gate-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { $userInfo, readUserInfo } from '#src/session/model.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const LANDING = '/myaccount/migrationLanding';
const KEY = 'selvedge.conditionGate';
const CONFIRM = 'POST /membership/@self/confirm';
const GATE = { conditionGate: 'MEMBERSHIP_TERMS', newsletterConsentRequired: true };

const gateOf = ({ scope }: LiveShop) => scope.getState($gate);
const keptOf = ({ written }: LiveShop): unknown => JSON.parse(written[KEY] ?? 'null');
const landingsOf = ({ wentTo }: LiveShop) => wentTo.filter((to) => to.includes(LANDING));
const changesOf = (live: LiveShop) =>
  live.requests().filter((line) => !line.startsWith('GET') && line.includes('/membership'));

async function goTo(live: LiveShop, path: string, search = ''): Promise<void> {
  const location = { ...sampleEnvironment.location, path, search };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'push' });
  await live.shop.settle();
}

async function wish(live: LiveShop, unit: any, payload?: unknown): Promise<void> {
  scopeBind(unit, { scope: live.scope })(payload);
  await live.shop.settle();
}

/** A visit of somebody who is signed in already. */
async function visitOf(
  person: keyof typeof DEMO_ACCOUNTS,
  options: Parameters<typeof liveShop>[0] = {},
) {
  const { email: logonId, password: logonPassword } = DEMO_ACCOUNTS[person];
  return liveShop({
    ...options,
    before: async ({ backend }) => {
      await backend.fetch('/wcs/resources/store/30002/loginidentity?updateCookies=true', {
        method: 'POST',
        body: JSON.stringify({ logonId, logonPassword }),
      });
    },
  });
}

/** Signed in, and at the landing page. */
async function atLanding(search = '?loginRedirect=%2Fwomen') {
  const live = await liveShop();
  await live.signIn('greta');
  await goTo(live, LANDING, search);
  live.wentTo.length = 0;
  live.requests();
  return live;
}

describe('a condition gate', () => {
  it('MEM-04 MEM-05 is kept with the consent that it asks for, and leads to the landing page', async () => {
    const live = await liveShop();
    await live.signIn('greta');
    expect(live.facts).toContainEqual({ name: 'membership/gateFound', payload: GATE });
    expect(gateOf(live)).toMatchObject({ status: 'pending', ...GATE });
    expect(keptOf(live)).toMatchObject(GATE);
    expect(live.wentTo).toEqual([`${LANDING}?loginRedirect=%2F`]);
  });

  it('RTE-27 comes before where the address leads, and before the orders', async () => {
    const live = await liveShop();
    await goTo(live, '/', '?loginRedirect=%2Fwishlist');
    await live.signIn('greta');
    expect(live.wentTo).toEqual([`${LANDING}?loginRedirect=%2Fwishlist`]);
    const other = await liveShop({ path: '/services/view-order' });
    await other.signIn('greta');
    expect(other.wentTo).toEqual([`${LANDING}?loginRedirect=%2Fmyaccount%2Forders`]);
  });

  it('MEM-06 takes nobody out of a purchase, and does not come back to it in that visit', async () => {
    const live = await liveShop({ path: '/checkout/login' });
    await live.signIn('greta');
    await goTo(live, '/women');
    await wish(live, readUserInfo);
    expect(landingsOf(live)).toEqual([]);
    expect(keptOf(live)).toMatchObject({ isResting: true });
  });

  it('MEM-07 is asked at a later visit, once', async () => {
    const live = await visitOf('greta', { path: '/women' });
    expect(live.wentTo).toEqual([`${LANDING}?loginRedirect=%2Fwomen`]);
    await goTo(live, LANDING, '?loginRedirect=%2Fwomen');
    await goTo(live, '/men');
    await wish(live, readUserInfo);
    expect(live.wentTo).toHaveLength(1);
  });

  it('MEM-07 is not asked again in the same tab, and is in a new one', async () => {
    const storage = { [KEY]: JSON.stringify({ ...GATE, isResting: true }) };
    expect((await visitOf('greta', { storage })).wentTo).toEqual([]);
    expect((await visitOf('greta')).wentTo).toHaveLength(1);
  });

  it('MEM-03 of before a sign-in is dropped by it', async () => {
    const live = await liveShop({
      storage: { [KEY]: JSON.stringify({ ...GATE, isResting: false }) },
      path: '/myaccount',
    });
    await live.signIn('mira');
    expect(gateOf(live)).toEqual({ status: 'none' });
    expect(live.wentTo).not.toContainEqual(expect.stringContaining(LANDING));
  });

  it('what the tab has kept is not believed if it is not as it should be', async () => {
    const live = await visitOf('greta', { storage: { [KEY]: '{"isResting":true}' } });
    expect(live.wentTo).toHaveLength(1);
  });
});

describe('at the landing page', () => {
  it.each([
    ['yes', acceptGate, { newsletter: true }, CONFIRM, 'accept'],
    ['no', declineGate, undefined, 'DELETE /membership/@self', 'decline'],
  ] as const)('MEM-08 a %s is sent once, and leads on', async (_, unit, payload, call, choice) => {
    const live = await atLanding();
    const say = scopeBind(unit as typeof acceptGate, { scope: live.scope });
    say(payload as { newsletter: boolean });
    say(payload as { newsletter: boolean });
    await live.shop.settle();
    expect(changesOf(live)).toEqual([call]);
    expect(live.facts).toContainEqual({ name: 'membership/gatePassed', payload: { choice } });
    expect(live.wentTo).toEqual(['/women']);
    expect(keptOf(live)).toBeNull();
    const info = live.scope.getState($userInfo);
    expect(info).toMatchObject({
      permissionInfo: { newsletterConsentRequired: false },
      newsletterSignedUp: choice === 'accept',
    });
  });

  it('later leads on, and nothing is sent', async () => {
    const live = await atLanding();
    await wish(live, putOffGate);
    expect(changesOf(live)).toEqual([]);
    expect(live.wentTo).toEqual(['/women']);
    expect(gateOf(live)).toMatchObject({ status: 'pending', isResting: true });
  });

  it('a refused yes can be said again', async () => {
    const live = await atLanding();
    live.shop.backend.setRules([
      { on: CONFIRM, call: 1, then: { status: 400, errorKey: '_ERR_GENERIC' } },
    ]);
    await wish(live, acceptGate, { newsletter: false });
    expect(gateOf(live)).toMatchObject({ status: 'failed', choice: 'accept' });
    expect(live.wentTo).toEqual([]);
    await wish(live, acceptGate, { newsletter: false });
    expect(live.wentTo).toEqual(['/women']);
  });

  it('a yes whose answer was lost is found out', async () => {
    const live = await atLanding();
    live.shop.backend.setRules([{ on: CONFIRM, then: 'lost' }]);
    await wish(live, acceptGate, { newsletter: false });
    expect(live.wentTo).toEqual(['/women']);
    expect(live.facts).toContainEqual({
      name: 'membership/gatePassed',
      payload: { choice: 'accept' },
    });
  });

  it('a yes after a no in another tab makes nobody a member', async () => {
    const live = await atLanding();
    const url = '/wcs/resources/store/30002/membership/@self';
    await live.shop.backend.fetch(url, { method: 'DELETE' });
    await wish(live, acceptGate, { newsletter: false });
    expect(gateOf(live)).toEqual({ status: 'none' });
    expect(live.facts.map(({ name }) => name)).not.toContain('membership/gatePassed');
  });

  it('RTE-28 leads to nobody else’s site', async () => {
    const live = await atLanding('?loginRedirect=%2F%2Fevil.example');
    await wish(live, putOffGate);
    expect(live.wentTo).toEqual(['/myaccount']);
  });
});

describe('an account that moves', () => {
  it('AUT-23 is told on the landing page, and gone on from', async () => {
    const live = await liveShop({ path: '/women' });
    await live.signIn('tomas');
    expect(live.facts.map(({ name }) => name)).toContain('auth/migrationNeeded');
    expect(live.wentTo).toEqual([`${LANDING}?loginRedirect=%2Fwomen`]);
    await goTo(live, LANDING, '?loginRedirect=%2Fwomen');
    expect(live.scope.getState($signInState)).toEqual({ status: 'migrating' });
    await wish(live, leaveLanding);
    expect(live.wentTo.at(-1)).toBe('/women');
  });

  it('AUT-22 leads a guest to the landing page, where a new password is to be had', async () => {
    const live = await liveShop();
    await wish(live, openSignIn, { place: 'header' });
    await live.signIn('ines');
    expect(live.wentTo).toEqual([`${LANDING}?loginRedirect=%2F`]);
    await goTo(live, LANDING);
    expect(live.scope.getState($drawer).status).toBe('closed');
    expect(live.scope.getState($userInfo).status).toBe('guest');
    expect(live.wentTo).toHaveLength(1); // GST-02
  });

  it.each(['tomas', 'ines'] as const)('takes nobody out of a purchase: %s', async (person) => {
    const live = await liveShop({ path: '/checkout/login' });
    await live.signIn(person);
    expect(landingsOf(live)).toEqual([]);
  });
});

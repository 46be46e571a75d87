import { scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { $gate, acceptGate, putOffGate } from '#src/membership/gate-model.ts';
import { locationChanged } from '#src/ports/navigation.ts';
import { type LiveShop, liveShop } from '#tests/session/live-shop.ts';

const LANDING = '/myaccount/migrationLanding';
const KEY = 'selvedge.conditionGate';
const GATE = { conditionGate: 'MEMBERSHIP_TERMS', newsletterConsentRequired: true };

const gateOf = ({ scope }: LiveShop) => scope.getState($gate);
const landingsOf = ({ wentTo }: LiveShop) => wentTo.filter((to) => to.includes(LANDING));

async function goTo(live: LiveShop, path: string, search = ''): Promise<void> {
  const location = { ...sampleEnvironment.location, path, search };
  scopeBind(locationChanged, { scope: live.scope })({ location, action: 'push' });
  await live.shop.settle();
}

async function wish(live: LiveShop, unit: any, payload?: unknown): Promise<void> {
  scopeBind(unit, { scope: live.scope })(payload);
  await live.shop.settle();
}

/** A visit of a signed-in shopper. */
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

/** A signed-in shopper at the landing page. */
async function atLanding(search = '?loginRedirect=%2Fwomen') {
  const live = await liveShop();
  await live.signIn('greta');
  await goTo(live, LANDING, search);
  live.wentTo.length = 0;
  live.requests();
  return live;
}

describe('a condition gate', () => {
  it('MEM-04 is shown although another one rests', async () => {
    const storage = { [KEY]: JSON.stringify({ ...GATE, conditionGate: 'OLD', isResting: true }) };
    expect((await visitOf('greta', { storage })).wentTo).toHaveLength(1);
  });

  it('MEM-07 shows the gate again in a new tab, but not in the same one', async () => {
    const storage = { [KEY]: JSON.stringify({ ...GATE, isResting: true }) };
    expect((await visitOf('greta', { storage })).wentTo).toEqual([]);
    expect((await visitOf('greta')).wentTo).toHaveLength(1);
  });

  it('MEM-03 a gate from before a sign-in is dropped', async () => {
    const live = await liveShop({
      storage: { [KEY]: JSON.stringify({ ...GATE, isResting: false }) },
      path: '/myaccount',
    });
    await live.signIn('mira');
    expect(gateOf(live)).toEqual({ status: 'none' });
    expect(live.wentTo).not.toContainEqual(expect.stringContaining(LANDING));
  });

  it('ignores malformed session storage', async () => {
    const live = await visitOf('greta', { storage: { [KEY]: '{"isResting":true}' } });
    expect(live.wentTo).toHaveLength(1);
  });
});

describe('at the landing page', () => {
  it('ignores a yes after a no in another tab', async () => {
    const live = await atLanding();
    const url = '/wcs/resources/store/30002/membership/@self';
    await live.shop.backend.fetch(url, { method: 'DELETE' });
    await wish(live, acceptGate, { newsletter: false });
    expect(gateOf(live)).toEqual({ status: 'none' });
    expect(live.facts.map(({ name }) => name)).not.toContain('membership/gatePassed');
  });

  it('RTE-28 does not redirect to another site', async () => {
    const live = await atLanding('?loginRedirect=%2F%2Fevil.example');
    await wish(live, putOffGate);
    expect(live.wentTo).toEqual(['/myaccount']);
  });
});

describe('an account that moves', () => {
  it.each(['tomas', 'ines'] as const)('does not redirect from a purchase: %s', async (person) => {
    const live = await liveShop({ path: '/checkout/login' });
    await live.signIn(person);
    expect(landingsOf(live)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { settingOf } from '#harness/scenarios/setting.ts';

const ID = 'wishlist-remove-fails';

it('an address with a scenario leads to its page and its store', () => {
  expect(settingOf({ pathname: '/', search: `?scenario=${ID}` })?.goTo).toBe(
    `/wishlist?scenario=${ID}&store=rl-gb`,
  );
  expect(settingOf({ pathname: '/', search: `?scenario=${ID}&store=hm-de` })?.goTo).toBe(
    `/wishlist?scenario=${ID}&store=hm-de`,
  );
});

it('returns the world with the shopper signed in, and the rules', () => {
  const setting = settingOf({ pathname: '/wishlist', search: `?scenario=${ID}&store=hm` });
  expect(setting?.goTo).toBeUndefined();
  const { row, world } = setting?.start ?? {};
  const session = world?.state.sessions[row ?? -1];
  expect(session?.isRegistered).toBe(true);
  expect(session?.ended).toBeUndefined();
  expect(world?.state.wishlists[session?.userId ?? '']).toEqual(['HM0902SKY', 'HM1801HER']);
  expect(setting?.rules).toHaveLength(1);
});

it('SES-02 starts with exactly the scenario’s session storage', () => {
  const storageOf = (id: string) =>
    settingOf({ pathname: '/', search: `?scenario=${id}` })?.storage;
  expect(storageOf('registered-expired-at-start')).toMatchObject({
    'selvedge.userType': 'registered',
    'selvedge.manualLogout': null,
  });
  expect(storageOf(ID)).toMatchObject({ 'selvedge.userType': null });
});

it('an unknown scenario has no setting', () => {
  expect(settingOf({ pathname: '/', search: '?scenario=nothing' })).toBeUndefined();
});

it('keeps a scenario’s own search, with a date and an invitation', () => {
  const { goTo = '' } = settingOf({ pathname: '/', search: '?scenario=campaign-over' }) ?? {};
  const { pathname, search } = new URL(goTo, 'http://shop.example');
  expect(new URLSearchParams(search).get('xcomreg')).toBe('rivetrow');
  expect(settingOf({ pathname, search })?.goTo).toBeUndefined();
});

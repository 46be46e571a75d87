import { expect, it } from 'vitest';
import {
  campaignSubscribeCall,
  interestsCall,
  preferencesCall,
  subscribeCall,
  unsubscribeCall,
  updatePreferencesCall,
} from '#src/newsletter/api.ts';
import { notifyBackInStockCall } from '#src/product/extras-api.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { variantOf } from '../client.ts';
import { callsOver } from '../shop-calls.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const variantId = variantOf('RL1001NVY');

async function guest() {
  const shop = callsOver();
  await shop.guest();
  return { ...shop, state: () => shop.backend.world().state };
}

it('API-65 lists interests in the store’s language, by brand', async () => {
  const { perform } = callsOver(undefined, storeOfCountry('hm', 'DE'));
  const german = await perform(interestsCall, undefined);
  expect(german.map(({ label }) => label)).toEqual(['Damen', 'Herren', 'Neu', 'Sale']);
});

it('API-65 NWS-04 keeps a guest’s subscription after signing in, and allows unsubscribing', async () => {
  const { perform, signIn } = await guest();
  const email = mira.email.toUpperCase();
  const interests = ['sale', 'men', 'none'];
  await perform(subscribeCall, { email, interests, source: 'footer' as const });
  expect((await perform(preferencesCall, undefined)).isSubscribed).toBe(false);
  await signIn(mira.email, mira.password);
  const preferences = () => perform(preferencesCall, undefined);
  expect(await preferences()).toEqual({ isSubscribed: true, interests: ['men', 'sale'] });
  await perform(updatePreferencesCall, { interests: [] });
  expect(await preferences()).toEqual({ isSubscribed: true, interests: [] });
  await perform(unsubscribeCall, { email: mira.email });
  expect(await preferences()).toEqual({ isSubscribed: false, interests: [] });
  await signIn(jonas.email, jonas.password);
  expect((await preferences()).isSubscribed).toBe(true);
});

it('API-23 API-65 PRD-10 records a back-in-stock request and a campaign once per address, which is hashed', async () => {
  const { perform, state } = await guest();
  for (const email of ['Ada@example.org', ' ada@EXAMPLE.org', mira.email])
    await perform(notifyBackInStockCall, { variantId, email });
  expect(state().notifications[variantId]).toHaveLength(2);
  expect(state().newsletter).toEqual({});
  const campaign = { email: 'ada@example.org', campaignId: 'SPRING-26' };
  await perform(campaignSubscribeCall, campaign);
  await perform(campaignSubscribeCall, campaign);
  expect(Object.values(state().newsletter)).toEqual([
    { isSubscribed: false, interests: [], campaigns: ['SPRING-26'] },
  ]);
  expect(JSON.stringify(state())).not.toContain('@');
});

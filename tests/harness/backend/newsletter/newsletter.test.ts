import { describe, expect, it } from 'vitest';
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
import { createClient, variantOf } from '../client.ts';
import { callsOver } from '../shop-calls.ts';

const { mira, jonas } = DEMO_ACCOUNTS;
const EMAIL = 'Ada.Lovelace@example.org';
const soldOut = variantOf('RL1001NVY');

async function guest() {
  const shop = callsOver();
  await shop.guest();
  return shop;
}

async function signedIn({ email, password }: { email: string; password: string } = mira) {
  const shop = callsOver();
  await shop.signIn(email, password);
  return shop;
}

const NOTHING = undefined as void;

describe('the newsletter', () => {
  it('API-65 what there is to choose from is said in the language of the store, and by brand', async () => {
    const { perform } = await guest();
    expect(await perform(interestsCall, NOTHING)).toEqual([
      { id: 'women', label: 'Women' },
      { id: 'men', label: 'Men' },
      { id: 'kids', label: 'Kids' },
      { id: 'new', label: 'New in' },
      { id: 'sale', label: 'Sale' },
    ]);
    const tailored = callsOver(undefined, storeOfCountry('hm', 'DE'));
    const german = await tailored.perform(interestsCall, NOTHING);
    expect(german.map(({ label }) => label)).toEqual(['Damen', 'Herren', 'Neu', 'Sale']);
  });

  it('API-65 NWS-04 a person who chooses gets it, from then on and in user info', async () => {
    const client = createClient();
    await client.signIn(mira.email, mira.password);
    const signup = async () =>
      (await client.get('/userinfo/@self')).body.userNewsletterSignup as string;
    expect(await signup()).toBe('0');
    await client.send('PUT', '/newsletter/preferences', { interests: ['women', 'nonsense'] });
    expect((await client.get('/newsletter/preferences')).body).toEqual({
      subscribed: true,
      interests: ['women'],
    });
    expect(await signup()).toBe('1');
  });

  it('API-65 who signs up as a guest has it after signing in, and can leave', async () => {
    const shop = await guest();
    await shop.perform(subscribeCall, {
      email: mira.email.toUpperCase(),
      interests: ['sale', 'men'],
      source: 'footer' as const,
    });
    expect(await shop.perform(preferencesCall, NOTHING)).toEqual({
      isSubscribed: false,
      interests: [],
    });
    await shop.signIn(mira.email, mira.password);
    const preferences = () => shop.perform(preferencesCall, NOTHING);
    expect(await preferences()).toEqual({ isSubscribed: true, interests: ['men', 'sale'] });
    await shop.perform(updatePreferencesCall, { interests: [] });
    expect(await preferences()).toEqual({ isSubscribed: true, interests: [] });
    await shop.perform(unsubscribeCall, { email: mira.email });
    expect(await preferences()).toEqual({ isSubscribed: false, interests: [] });
  });

  it('API-65 who had it before still has it, until they leave', async () => {
    const { perform } = await signedIn(jonas);
    expect(await perform(preferencesCall, NOTHING)).toMatchObject({ isSubscribed: true });
    await perform(unsubscribeCall, { email: jonas.email });
    expect(await perform(preferencesCall, NOTHING)).toMatchObject({ isSubscribed: false });
  });

  it('API-65 XAC-01 a campaign is signed up for apart, once', async () => {
    const { perform, backend } = await guest();
    const campaign = { email: EMAIL, campaignId: 'SPRING-26' };
    await perform(campaignSubscribeCall, campaign);
    await perform(campaignSubscribeCall, campaign);
    expect(Object.values(backend.world().state.newsletter)).toEqual([
      { isSubscribed: false, interests: [], campaigns: ['SPRING-26'] },
    ]);
  });

  it('API-65 nobody learns whether an address is known', async () => {
    const client = createClient();
    await client.guest();
    const leave = (email: string) => client.send('POST', '/newsletter/unsubscribe', { email });
    expect(await leave(jonas.email)).toEqual(await leave('nobody@example.org'));
  });

  it('API-65 guests have no preferences to change', async () => {
    const client = createClient();
    await client.guest();
    const { status } = await client.send('PUT', '/newsletter/preferences', { interests: [] });
    expect(status).toBe(403);
  });

  it.each([
    ['POST', '/newsletter/subscribe', {}],
    ['POST', '/newsletter/subscribe', { email: 'x', interests: [], source: '' }],
    ['POST', '/newsletter/subscribe', { email: EMAIL, interests: 'men', source: '' }],
    [
      'POST',
      '/newsletter/subscribe',
      { email: EMAIL, interests: Array(21).fill('men'), source: '' },
    ],
    [
      'POST',
      '/newsletter/subscribe',
      { email: `${'a'.repeat(300)}@b.de`, interests: [], source: '' },
    ],
    ['POST', '/newsletter/subscribe', { email: '<script>@x.de', interests: [], source: '' }],
    ['POST', '/newsletter/unsubscribe', { email: ['a@b.de'] }],
    ['POST', '/newsletter/campaignsubscribe', { email: EMAIL, campaignId: '"><b>' }],
    ['POST', '/newsletter/campaignsubscribe', { email: EMAIL, campaignId: 'x'.repeat(65) }],
    ['POST', '/notification/@self', { partNumber: soldOut, email: EMAIL }],
  ])('API-65 API-23 %s %s with %j is refused and changes nothing', async (method, path, body) => {
    const client = createClient();
    await client.guest();
    const { state } = client.backend.world();
    expect((await client.send(method, path, body)).status).toBe(400);
    const { newsletter, notifications } = client.backend.world().state;
    expect({ newsletter, notifications }).toEqual({
      newsletter: state.newsletter,
      notifications: state.notifications,
    });
  });

  it.each([
    ['POST', '/newsletter/subscribe'],
    ['GET', '/newsletter/preferences'],
    ['PUT', '/newsletter/preferences'],
    ['POST', '/newsletter/unsubscribe'],
    ['POST', '/newsletter/campaignsubscribe'],
    ['POST', '/notification/@self'],
  ])('SES-19 %s %s needs a session', async (method, path) => {
    const { status } = await createClient().send(method, path, method === 'GET' ? undefined : {});
    expect(status).toBe(401);
  });
});

describe('a notice when something is back', () => {
  const wish = { variantId: soldOut, email: EMAIL };

  it('API-23 PRD-10 is remembered once for a size and an address, which is not kept in clear', async () => {
    const { perform, backend } = await guest();
    await perform(notifyBackInStockCall, wish);
    await perform(notifyBackInStockCall, { ...wish, email: ` ${EMAIL.toLowerCase()}` });
    await perform(notifyBackInStockCall, { ...wish, email: mira.email });
    const { notifications, newsletter } = backend.world().state;
    expect(Object.keys(notifications)).toEqual([soldOut]);
    expect(notifications[soldOut]).toHaveLength(2);
    expect(newsletter).toEqual({});
    expect(JSON.stringify(backend.world().state)).not.toContain('@');
  });

  it('API-23 brings the newsletter along when that is wanted', async () => {
    const { perform } = await signedIn();
    await perform(notifyBackInStockCall, {
      variantId: soldOut,
      email: mira.email,
      newsletter: true,
      women: true,
      kids: true,
    });
    expect(await perform(preferencesCall, NOTHING)).toEqual({
      isSubscribed: true,
      interests: ['women', 'kids'],
    });
  });

  it.each(['', 'RL1001NVY', '__proto__', variantOf('HM1801NVY')])(
    'API-23 for the size %j there is none',
    async (variantId) => {
      const { failure } = await guest();
      expect(await failure(notifyBackInStockCall, { ...wish, variantId })).toMatchObject({
        status: 404,
      });
    },
  );
});

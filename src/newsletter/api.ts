import { array, object, string, type Infer, boolean, enums, type } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { noPayload, personalEmail, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { validItems } from '../kernel/tolerant.ts';

/** Interests to choose from. */
export const Interests = array(object({ id: string(), label: string() }));
export type Interests = Infer<typeof Interests>;

/** Subscription status and chosen interests. */
export const Preferences = object({ isSubscribed: boolean(), interests: array(string()) });
export type Preferences = Infer<typeof Preferences>;

/** Place of a sign-up. */
export const Source = enums(['footer', 'popup', 'checkout']);
export type Source = Infer<typeof Source>;

const InterestsAnswer = type({ interests: array(type({ id: string(), label: string() })) });

const PreferencesAnswer = type({ subscribed: boolean(), interests: validItems(string()) });

function readInterests({ interests }: Infer<typeof InterestsAnswer>): Interests {
  return interests.map(({ id, label }) => ({ id, label }));
}

function readPreferences(answer: Infer<typeof PreferencesAnswer>): Preferences {
  return { isSubscribed: answer.subscribed, interests: answer.interests };
}

/** API-65 */
export const subscribeCall = defineCall({
  name: 'newsletter.subscribe',
  method: 'POST',
  base: 'commerce',
  path: () => '/newsletter/subscribe',
  langId: true,
  params: object({ email: personalEmail(), interests: array(string()), source: Source }),
  body: ({ email, interests, source }) => ({ email, interests, source }),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-65: available interests. */
export const interestsCall = defineCall({
  name: 'newsletter.interests',
  method: 'GET',
  base: 'commerce',
  path: () => '/newsletter/interests',
  langId: true,
  params: noPayload(),
  contract: { answer: InterestsAnswer, read: readInterests },
  value: Interests,
});

/** API-65: interests chosen by the shopper. */
export const preferencesCall = defineCall({
  name: 'newsletter.preferences',
  method: 'GET',
  base: 'commerce',
  path: () => '/newsletter/preferences',
  params: noPayload(),
  contract: { answer: PreferencesAnswer, read: readPreferences },
  value: Preferences,
});

/** API-65 */
export const updatePreferencesCall = defineCall({
  name: 'newsletter.updatePreferences',
  method: 'PUT',
  base: 'commerce',
  path: () => '/newsletter/preferences',
  params: object({ interests: array(string()) }),
  body: ({ interests }) => ({ interests }),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-65 */
export const unsubscribeCall = defineCall({
  name: 'newsletter.unsubscribe',
  method: 'POST',
  base: 'commerce',
  path: () => '/newsletter/unsubscribe',
  params: object({ email: personalEmail() }),
  body: ({ email }) => ({ email }),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-65: opt-out link of each newsletter. Needs no session, and may be repeated. */
export const unsubscribeByLinkCall = defineCall({
  name: 'newsletter.unsubscribeByLink',
  method: 'POST',
  base: 'commerce',
  path: () => '/newsletter/unsubscribe_link',
  params: object({ krypto: secret() }),
  body: ({ krypto }) => ({ krypto }),
  contract: acknowledgement,
  value: noPayload(),
  session: 'free',
  repeat: 'always',
});

/** API-65: signs up for a campaign (XAC-01). */
export const campaignSubscribeCall = defineCall({
  name: 'newsletter.campaignSubscribe',
  method: 'POST',
  base: 'commerce',
  path: () => '/newsletter/campaignsubscribe',
  langId: true,
  params: object({ email: personalEmail(), campaignId: string() }),
  body: ({ email, campaignId }) => ({ email, campaignId }),
  contract: acknowledgement,
  value: noPayload(),
});

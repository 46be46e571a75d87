import { array, pattern, size, string, type } from 'superstruct';
import { GENDERS, type Bilingual } from '#fixtures/catalogue/words.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { SPECIALS } from '../catalogue/categories.ts';
import { badRequest, failure, ok, type BackendResponse } from '../message.ts';
import { withMail } from '../session/account-mails.ts';
import { secretOf } from '../session/links.ts';
import { sha256 } from '../sha256.ts';
import { emailHash, isEmail, subscribe, subscriptionOf } from './newsletter.ts';
import type { Subscription } from './subscription.ts';
import { peopleOf, withState } from '../world.ts';
import { textIn } from '../texts.ts';

const MOST_INTERESTS = 20;

const Interests = size(array(string()), 0, MOST_INTERESTS);
const Address = type({ email: string() });
const Sign = type({ email: string(), interests: Interests, source: string() });
const Chosen = type({ interests: Interests });
const Campaign = type({ email: string(), campaignId: pattern(string(), /^[\w-]{1,64}$/) });

/** Newsletter topics of a brand; `hm` has no children's clothes. */
function interestsOf({ store }: Call): Record<string, Bilingual | undefined> {
  const { women, men, kids } = GENDERS;
  const { new: fresh, sale } = SPECIALS;
  return { women, men, ...(store.brand === 'rl' && { kids }), new: fresh, sale };
}

export function knownInterests(call: Call, interests: readonly string[]): string[] {
  return Object.keys(interestsOf(call)).filter((id) => interests.includes(id));
}

/** Requires a session, as every call but the one for interests does. */
function inSession(call: Call, act: () => Outcome | BackendResponse): Outcome {
  if (!call.session) return answer(call, call.refusal);
  const result = act();
  return 'world' in result ? result : answer(call, result);
}

/** Changes the subscription of an address. The answer does not reveal an earlier subscription. */
function changed(call: Call, email: string, change: Partial<Subscription>): Outcome {
  const isNew = change.isSubscribed === true && !subscriptionOf(call.world, email).isSubscribed;
  if (!isNew) return { world: subscribe(call.world, email, change), response: ok({}) };
  const seed = sha256(`${emailHash(email)} ${call.now}`);
  const world = withMail(subscribe(call.world, email, { ...change, seed }), call, {
    kind: 'newsletter-welcome',
    email,
    link: { seed, name: 'krypto', path: '/' },
  });
  return { world, response: ok({}) };
}

const Krypto = type({ krypto: string() });

/** `POST /newsletter/unsubscribe_link`: the link in each mail. Needs no session; idempotent. */
function unsubscribeByLink(call: Call): Outcome {
  const { body, world } = call;
  if (!Krypto.is(body)) return answer(call, badRequest('krypto.'));
  const found = Object.entries(world.state.newsletter).find(
    ([, { seed }]) => seed !== undefined && secretOf(seed) === body.krypto,
  );
  if (!found) return answer(call, failure(400, '_ERR_LINK_INVALID', 'The link does not hold.'));
  const [hash, before] = found;
  const ended = { ...before, isSubscribed: false, interests: [], campaigns: [] };
  const newsletter = { ...world.state.newsletter, [hash]: ended };
  return { world: withState(world, { newsletter }), response: ok({}) };
}

const NO_EMAIL = badRequest('A mail address is needed.');

/** API-65: `POST /newsletter/subscribe` */
function subscribeNewsletter(call: Call): Outcome {
  return inSession(call, () => {
    const { body } = call;
    if (!Sign.is(body) || !isEmail(body.email)) return NO_EMAIL;
    const interests = knownInterests(call, body.interests);
    return changed(call, body.email, { isSubscribed: true, interests });
  });
}

/** API-65: `GET /newsletter/interests` */
function getInterests(call: Call): Outcome {
  const interests = Object.entries(interestsOf(call)).map(([id, label]) => ({
    id,
    label: textIn(label, call.language) ?? id,
  }));
  return answer(call, ok({ interests }));
}

function ownEmail({ session, world }: Call): string | undefined {
  return peopleOf(world).find(({ id }) => id === session?.userId)?.email;
}

/** API-65: `GET /newsletter/preferences`. Empty for guests. */
function getPreferences(call: Call): Outcome {
  return inSession(call, () => {
    const email = ownEmail(call);
    if (email === undefined) return ok({ subscribed: false, interests: [] });
    const { isSubscribed, interests } = subscriptionOf(call.world, email);
    return ok({ subscribed: isSubscribed, interests });
  });
}

/** API-65: `PUT /newsletter/preferences`. Also subscribes. */
function updatePreferences(call: Call): Outcome {
  return inSession(call, () => {
    const email = ownEmail(call);
    if (email === undefined) return failure(403, '_ERR_USER_AUTHORITY', 'Guests have none.');
    if (!Chosen.is(call.body)) return badRequest('Interests are needed.');
    const interests = knownInterests(call, call.body.interests);
    return changed(call, email, { isSubscribed: true, interests });
  });
}

/** API-65: `POST /newsletter/unsubscribe` */
function unsubscribeNewsletter(call: Call): Outcome {
  return inSession(call, () => {
    const { body } = call;
    if (!Address.is(body) || !isEmail(body.email)) return NO_EMAIL;
    return changed(call, body.email, { isSubscribed: false, interests: [], campaigns: [] });
  });
}

/** API-65: `POST /newsletter/campaignsubscribe` */
function subscribeCampaign(call: Call): Outcome {
  return inSession(call, () => {
    const { body, world } = call;
    if (!Campaign.is(body) || !isEmail(body.email)) return badRequest('email and campaignId.');
    const { campaigns } = subscriptionOf(world, body.email);
    const others = campaigns.filter((id) => id !== body.campaignId);
    return changed(call, body.email, { campaigns: [...others, body.campaignId] });
  });
}

export const newsletterRoutes: Handlers = {
  'POST commerce /newsletter/subscribe': subscribeNewsletter,
  'GET commerce /newsletter/interests': getInterests,
  'GET commerce /newsletter/preferences': getPreferences,
  'PUT commerce /newsletter/preferences': updatePreferences,
  'POST commerce /newsletter/unsubscribe': unsubscribeNewsletter,
  'POST commerce /newsletter/unsubscribe_link': unsubscribeByLink,
  'POST commerce /newsletter/campaignsubscribe': subscribeCampaign,
};

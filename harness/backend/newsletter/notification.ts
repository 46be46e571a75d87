import { enums, string, type } from 'superstruct';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { badRequest, notFound, ok } from '../message.ts';
import { emailHash, isEmail, subscribe } from './newsletter.ts';
import { withState } from '../world.ts';
import { knownInterests } from './newsletter-call.ts';

const Flag = enums(['true', 'false']);

const NotifyBody = type({
  partNumber: string(),
  email: string(),
  newsletter: Flag,
  menCheckbox: Flag,
  womenCheckbox: Flag,
  kidsCheckbox: Flag,
});

/** API-23, PRD-10: `POST /notification/@self`. Idempotent. */
function notifyInStock(call: Call): Outcome {
  const { body, session, world, store } = call;
  if (!session) return answer(call, call.refusal);
  if (!NotifyBody.is(body) || !isEmail(body.email))
    return answer(call, badRequest('partNumber, email and four flags.'));
  const entry = world.catalogue.byVariant.get(body.partNumber);
  if (entry?.product.style.brand !== store.brand.toUpperCase())
    return answer(call, notFound('The size'));
  const hash = emailHash(body.email);
  const waiting = world.state.notifications[body.partNumber] ?? [];
  const notifications = {
    ...world.state.notifications,
    [body.partNumber]: [...waiting.filter((other) => other !== hash), hash],
  };
  const noted = withState(world, { notifications });
  if (body.newsletter === 'false') return { world: noted, response: ok({}) };
  const flags = { men: body.menCheckbox, women: body.womenCheckbox, kids: body.kidsCheckbox };
  const wanted = Object.entries(flags).flatMap(([id, flag]) => (flag === 'true' ? id : []));
  const change = { isSubscribed: true, interests: knownInterests(call, wanted) };
  return { world: subscribe(noted, body.email, change), response: ok({}) };
}

export const notificationRoutes: Handlers = {
  'POST commerce /notification/@self': notifyInStock,
};

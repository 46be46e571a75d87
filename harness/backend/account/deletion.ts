import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import type { Call, Handlers, Outcome } from '../call.ts';
import { ok } from '../message.ts';
import { withMail } from '../session/account-mails.ts';
import { endSessionsOf, type CurrentSession } from '../session/sessions.ts';
import { withState } from '../world.ts';
import { withPerson } from './with-person.ts';

/** Grace period (ms) in which a deletion can be undone. */
const WAITING_MS = 14 * 24 * 60 * 60_000;

/**
 * API-48: `POST /account/@self/delete`. Ends the account after the grace period and its other sessions at
 * once. Idempotent.
 */
function leave(call: Call, { id, email }: PersonRecord, { row }: CurrentSession): Outcome {
  const { world, now, store, language } = call;
  const before = world.state.deletions;
  if (before?.[id]) return { world, response: ok({}) };
  const deletion = { at: now + WAITING_MS, storeId: store.storeId, language };
  const noted = withState(world, { deletions: { ...before, [id]: deletion } });
  const told = withMail(noted, call, { kind: 'account-leaving', email });
  return { world: endSessionsOf(told, id, row), response: ok({}) };
}

/** `POST /account/@self/keep`: undoes the deletion. */
function keep(call: Call, { id, email }: PersonRecord): Outcome {
  const { [id]: deletion, ...deletions } = call.world.state.deletions ?? {};
  if (!deletion) return { world: call.world, response: ok({}) };
  const kept = withState(call.world, { deletions });
  return { world: withMail(kept, call, { kind: 'account-kept', email }), response: ok({}) };
}

export const deletionRoutes: Handlers = {
  'POST commerce /account/@self/delete': withPerson(leave),
  'POST commerce /account/@self/keep': withPerson(keep),
};

import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Handler, type Outcome } from '../call.ts';
import { failure } from '../message.ts';
import { withSession } from '../session/with-session.ts';
import type { CurrentSession } from '../session/sessions.ts';
import { peopleOf } from '../world.ts';

/** A handler for registered shoppers only. */
export function withPerson(
  handle: (call: Call, person: PersonRecord, session: CurrentSession) => Outcome,
): Handler {
  return withSession((call, session) => {
    const person = peopleOf(call.world).find(({ id }) => id === session.userId);
    if (person) return handle(call, person, session);
    return answer(call, failure(400, '_ERR_REGISTERED_ONLY', 'Guests have no account.'));
  });
}

import { type Infer, optional, string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { LONGEST_NAME } from '#src/commerce/limits.ts';
import { charactersIn } from '#src/kernel/characters.ts';
import { PHONE } from '#src/kernel/patterns.ts';
import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { badRequest, failure, ok, type BackendResponse } from '../message.ts';
import { birthDateOf, isBirthDate } from './birth-date.ts';
import { withPerson } from './with-person.ts';
import { withState, type Profile, type World } from '../world.ts';

const Update = type({
  personTitle: optional(string()),
  firstName: string(),
  lastName: string(),
  birth_date: optional(string()),
  birth_month: optional(string()),
  birth_year: optional(string()),
  phone1: optional(string()),
  email1: string(),
});
type Update = Infer<typeof Update>;

/** Returns the world with changed personal details. */
export function withProfile({ state, ...world }: World, id: string, change: Profile): World {
  const profiles = { ...state.profiles, [id]: { ...state.profiles?.[id], ...change } };
  return withState({ state, ...world }, { profiles });
}

/** API-44: `GET /account/@self`, ENT-07 */
function readAccount(call: Call, person: PersonRecord): Outcome {
  const { email, title, firstName, lastName, dob = '', phone = '' } = person;
  const deletion = call.world.state.deletions?.[person.id];
  return answer(
    call,
    ok({
      title,
      firstName,
      lastName,
      dob,
      phone1: phone,
      emailAddress: email,
      deletionDate: deletion ? new Date(deletion.at).toISOString() : '',
    }),
  );
}

/** API-45: `PUT /account/@self`, ENT-08. Clears fields that are left out, except the title. */
function updateAccount(call: Call, person: PersonRecord): Outcome {
  const { body } = call;
  if (!Update.is(body)) return answer(call, badRequest('firstName, lastName and email1.'));
  const wrong = refusalOf(body, person, call.now);
  if (wrong) return answer(call, wrong);
  const { phone1 = '' } = body;
  const change = {
    title: body.personTitle?.trim() ?? person.title,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    dob: birthDateOf(body) ?? '',
    phone: phone1.trim(),
  };
  return { world: withProfile(call.world, person.id, change), response: ok({}) };
}

function refusalOf(
  body: Update,
  { email }: PersonRecord,
  now: number,
): BackendResponse | undefined {
  for (const name of ['firstName', 'lastName'] as const) {
    const length = charactersIn(body[name].trim(), LONGEST_NAME);
    if (length === 0) return failure(400, '_ERR_ACCOUNT_FIELD_MISSING', '', [name]);
    if (length > LONGEST_NAME) return failure(400, '_ERR_ACCOUNT_FIELD_TOO_LONG', '', [name]);
  }
  const phone = body.phone1?.trim() ?? '';
  if (phone !== '' && !PHONE.test(phone)) return failure(400, '_ERR_ACCOUNT_PHONE', '', ['phone1']);
  if (!isBirthDate(body, now)) return failure(400, '_ERR_BIRTH_DATE_INVALID');
  // An address belongs to a person only after they open a mail sent to it.
  if (body.email1.trim().toLowerCase() !== email) return failure(400, '_ERR_EMAIL_NOT_CONFIRMED');
  return undefined;
}

export const accountRoutes: Handlers = {
  'GET commerce /account/@self': withPerson(readAccount),
  'PUT commerce /account/@self': withPerson(updateAccount),
};

import { optional, string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Handler, type Handlers, type Outcome } from '../call.ts';
import { badRequest, failure, ok } from '../message.ts';
import { subscribe } from '../newsletter/newsletter.ts';
import { sha256 } from '../sha256.ts';
import { peopleOf, withState, type World } from '../world.ts';
import type { MemberRecord } from './member-record.ts';
import { withSession } from './with-session.ts';

const SUCCESS = { membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' };

/** Minimum points of each tier. */
const TIERS = [
  [1000, 'SELVEDGE'],
  [250, 'WEAVE'],
  [0, 'THREAD'],
] as const;

/** A handler for registered shoppers of stores with the programme (MEM-03). */
function ofPerson(handle: (call: Call, person: PersonRecord) => Outcome): Handler {
  return withSession((call, { userId }) => {
    const person = peopleOf(call.world).find(({ id }) => id === userId);
    if (!person)
      return answer(call, failure(400, '_ERR_REGISTERED_ONLY', 'Guests are no members.'));
    if (!call.store.membershipLoyalty)
      return answer(
        call,
        failure(400, '_ERR_MEMBERSHIP_NOT_OFFERED', 'There is no programme here.'),
      );
    return handle(call, person);
  });
}

function memberOf({ state }: World, { id }: PersonRecord): MemberRecord | undefined {
  const { members = {} } = state;
  return Object.hasOwn(members, id) ? members[id] : undefined;
}

/** One point per whole currency unit of orders since joining, without cancelled ones. */
function pointsOf({ state }: World, userId: string, since: number): number {
  return Object.values(state.purchase.orders)
    .filter((order) => order.userId === userId && !order.isCancelled && order.placedAt >= since)
    .reduce((points, { value }) => points + Math.floor(value / 100), 0);
}

/** API-46: `GET /membership/@self` */
const read = ofPerson((call, person) => {
  const member = memberOf(call.world, person);
  if (!member) return answer(call, ok({ membershipStatus: 'NONE' }));
  const { memberId, since } = member;
  const points = pointsOf(call.world, person.id, since);
  const [, tier] = TIERS.find(([least]) => points >= least) ?? TIERS[2];
  return answer(call, ok({ membershipStatus: 'MEMBER', memberId, tier, points }));
});

const Wish = type({ newsletter: optional(string()) });

function joined(call: Call, person: PersonRecord): Outcome {
  if (!Wish.is(call.body)) return answer(call, badRequest('newsletter is a text.'));
  const { members = {} } = call.world.state;
  const member = { memberId: `M${sha256(person.id).slice(0, 8).toUpperCase()}`, since: call.now };
  const passed = withGatePassed(call.world, person);
  const world = withState(passed, { members: { ...members, [person.id]: member } });
  const told =
    call.body.newsletter === 'true'
      ? subscribe(world, person.email, { isSubscribed: true })
      : world;
  return { world: told, response: ok(SUCCESS) };
}

function withGatePassed(world: World, { id }: PersonRecord): World {
  const { gatesPassed = [] } = world.state;
  return gatesPassed.includes(id) ? world : withState(world, { gatesPassed: [...gatesPassed, id] });
}

/** API-47: `POST /membership/@self`. Joining includes the consent that a gate would request. */
const join = ofPerson((call, person) =>
  memberOf(call.world, person)
    ? answer(call, failure(400, '_ERR_MEMBERSHIP_EXISTS', 'This person is a member.'))
    : joined(call, person),
);

const Consent = type({ conditionGate: string() });

/** API-63, MEM-08: `POST /membership/@self/confirm`. Idempotent. */
const confirm = ofPerson((call, person) => {
  if (!Consent.is(call.body)) return answer(call, badRequest('conditionGate.'));
  if (person.conditionGate === undefined && memberOf(call.world, person))
    return answer(call, ok(SUCCESS));
  if (call.body.conditionGate !== person.conditionGate)
    return answer(call, failure(400, '_ERR_CONDITION_GATE_UNKNOWN', 'It asks for something else.'));
  return joined(call, person);
});

/** API-63: `DELETE /membership/@self`: leaves the programme, or declines at its gate. */
const leave = ofPerson((call, person) => {
  const { members = {} } = call.world.state;
  const { [person.id]: member, ...others } = members;
  if (!member && person.conditionGate === undefined)
    return answer(call, failure(400, '_ERR_MEMBERSHIP_NONE', 'This person is no member.'));
  const passed = withGatePassed(call.world, person);
  return { world: withState(passed, { members: others }), response: ok({}) };
});

export const membershipRoutes: Handlers = {
  'GET commerce /membership/@self': read,
  'POST commerce /membership/@self': join,
  'POST commerce /membership/@self/confirm': confirm,
  'DELETE commerce /membership/@self': leave,
};

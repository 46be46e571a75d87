import { type Effect, type Event, sample } from 'effector';
import { boolean, object, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { sampleStores } from '../event-log/sample-stores.ts';
import { noPayload } from '../kernel/struct.ts';
import { noticeAfter } from '../notices/notice-after.ts';
import { callFx } from '../ports/http/call.ts';
import { type CallError, errorKeyOf, errorsIn } from '../ports/http/errors.ts';
import { mutation } from '../ports/http/mutation.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { $start } from '../ports/start.ts';
import type { PermissionInfo } from '../session/contract.ts';
import { $userInfo, readUserInfo, userInfoLoaded } from '../session/model.ts';
import { isKnown } from '../session/session.ts';
import { $store } from '../store-config/model.ts';
import { confirmMembershipCall } from './api.ts';
import {
  GateChoice,
  GateState,
  StoredGate,
  NO_GATE,
  gateGiven,
  gateRead,
  isDue,
  keptOf,
} from './gate.ts';
import { deleteMembershipFx } from './membership-model.ts';
import { whenLoaded } from '../ports/features.ts';

feature('door');

/** MEM-03: permissions in the answer to a sign-in, a registration or a new password. */
export const permissionGiven = inlet<PermissionInfo>();

export const acceptGate = input('membership/acceptGate', object({ newsletter: boolean() }));
export const declineGate = input('membership/declineGate', noPayload());
/** Postpones the gate to another visit. */
export const putOffGate = input('membership/putOffGate', noPayload());

/** Hides the gate for the rest of this visit. */
export const restGate = command('membership/restGate', noPayload());

/** MEM-04 */
export const gateFound = fact(
  'membership/gateFound',
  object({ conditionGate: string(), newsletterConsentRequired: boolean() }),
);
export const gatePassed = fact('membership/gatePassed', object({ choice: GateChoice }));
export const gateFailed = fact(
  'membership/gateFailed',
  object({ choice: GateChoice, errorKey: string() }),
);

export const confirmMembershipFx = callFx(confirmMembershipCall);

/** MEM-04, MEM-07: stored for this tab; the account has it for other visits. */
const keptGate = persisted('selvedge.conditionGate', StoredGate, { area: 'session' });

export const $gate = state<GateState>('membership/gate', NO_GATE, GateState);

/** The gate of a sign-in answer has been applied. */
export const permissionTaken = sample({
  clock: permissionGiven,
  source: $store,
  fn: ({ membershipLoyalty }, permission) => (membershipLoyalty ? permission : undefined),
});
const read = sampleStores({
  clock: [whenLoaded('door'), userInfoLoaded],
  source: { info: $userInfo, store: $store, start: $start, gate: $gate },
  fn: ({ info, store: { membershipLoyalty }, start: { storage }, gate }) => ({
    info,
    permission: membershipLoyalty && info.status === 'registered' ? info.permissionInfo : undefined,
    kept: keptGate.read(storage),
    gate,
  }),
}).filterMap(({ info, ...rest }) => (isKnown(info) ? rest : undefined));

/** Connects an answer to the gate, which is sent once. */
function answer<Wish, Params, Value>(
  choice: GateChoice,
  press: Event<Wish>,
  sendFx: Effect<Params, Value, CallError>,
  params: (conditionGate: string, wish: Wish) => Params,
) {
  const { done, failed } = mutation($gate, {
    start: sample({
      clock: press,
      source: $gate,
      fn: (gate, wish: Wish) => ({ gate, wish }),
    }).filterMap(({ gate, wish }) => {
      const asked = gate.status === 'pending' || gate.status === 'failed' ? keptOf(gate) : null;
      return asked ? { asked, wish } : undefined;
    }),
    params: ({ asked, wish }) => params(asked.conditionGate, wish),
    sendFx,
    pending: ({ asked }) => ({ status: 'sending', ...asked, choice }),
    succeeded: (_, gate) =>
      gate.status === 'sending' ? { status: 'passed', conditionGate: gate.conditionGate } : gate,
    refused: (error, _, gate) =>
      gate.status === 'sending'
        ? { ...gate, status: 'failed', errors: [...errorsIn(error)] }
        : gate,
    awaits: (gate) => gate.status === 'sending' && gate.choice === choice,
  });
  return {
    done: done.map(() => ({ choice })),
    failed: failed.map(({ error }) => ({ choice, errorKey: errorKeyOf(error) })),
  };
}

/** The answer was lost, but the gate turns out passed. */
const foundPassed = read.filterMap(({ gate, permission }) =>
  gate.status === 'failed' && gate.errors.length === 0 && permission?.conditionGate === undefined
    ? { choice: gate.choice }
    : undefined,
);

$gate
  .on(permissionTaken, gateGiven)
  .on(read, (gate, { permission, kept }) => {
    const isFirst = gate.status === 'none' && kept !== null;
    return gateRead(isFirst ? { status: 'pending', ...kept } : gate, permission);
  })
  .on(restGate, (gate) => ('isResting' in gate ? { ...gate, isResting: true } : gate));

const accepted = answer(
  'accept',
  acceptGate,
  confirmMembershipFx,
  (conditionGate, { newsletter }) => ({ conditionGate, newsletter }),
);
const declined = answer('decline', declineGate, deleteMembershipFx, () => {});

sample({
  clock: sample({ clock: [permissionTaken, read], source: $gate }).filterMap((gate) => {
    if (!isDue(gate) || gate.status !== 'pending') return undefined;
    const { conditionGate, newsletterConsentRequired } = gate;
    return { conditionGate, newsletterConsentRequired };
  }),
  target: gateFound,
});
sample({ clock: [accepted.done, declined.done, foundPassed], target: gatePassed });
sample({ clock: [accepted.failed, declined.failed], target: gateFailed });
// Reads the pending gate and the newsletter status again.
sample({
  clock: [accepted, declined].flatMap(({ done, failed }) => [done, failed]),
  fn: () => {},
  target: readUserInfo,
});
sample({ clock: $gate.updates, fn: keptOf, target: keptGate.keep });
noticeAfter(
  gatePassed.filter({ fn: ({ choice }) => choice === 'accept' }),
  'myAccount:membership.toast.join',
);

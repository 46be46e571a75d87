import { sample, split } from 'effector';
import { boolean, object, string } from 'superstruct';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing } from '../kernel/struct.ts';
import { noticeAfter } from '../notices/notice-after.ts';
import { callFx } from '../ports/http/call.ts';
import { errorKeyOf, errorsIn } from '../ports/http/errors.ts';
import { persisted } from '../ports/storage/persisted.ts';
import { $start } from '../ports/start.ts';
import { $userInfo, readUserInfo } from '../session/model.ts';
import { isKnown } from '../session/session.ts';
import { $store } from '../store-config/model.ts';
import { confirmMembershipCall } from './api.ts';
import {
  GateChoice,
  GateState,
  KeptGate,
  NO_GATE,
  gateGiven,
  gateRead,
  isDue,
  keptOf,
} from './gate.ts';
import { permissionGiven, shopperRead } from './incoming.ts';
import { deleteMembershipFx } from './membership-model.ts';

export const acceptGate = input('membership/acceptGate', object({ newsletter: boolean() }));
export const declineGate = input('membership/declineGate', nothing());
/** Postpones the gate to another visit. */
export const putOffGate = input('membership/putOffGate', nothing());

/** Hides the gate for the rest of this visit. */
export const restGate = command('membership/restGate', nothing());

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
const keptGate = persisted('selvedge.conditionGate', KeptGate, { area: 'session' });

export const $gate = state<GateState>('membership/gate', NO_GATE, GateState);

/** The gate of a sign-in answer has been applied. */
export const permissionTaken = sample({
  clock: permissionGiven,
  source: $store,
  fn: ({ membershipLoyalty }, permission) => (membershipLoyalty ? permission : undefined),
});
const read = sample({
  clock: shopperRead,
  source: { info: $userInfo, store: $store, start: $start, gate: $gate },
  fn: ({ info, store: { membershipLoyalty }, start: { storage }, gate }) => ({
    info,
    permission: membershipLoyalty && info.status === 'registered' ? info.permissionInfo : undefined,
    kept: keptGate.read(storage),
    gate,
  }),
}).filterMap(({ info, ...rest }) => (isKnown(info) ? rest : undefined));

/** An answer is sent once. */
const wished = sample({
  clock: [
    acceptGate.map(({ newsletter }) => ({ choice: 'accept' as const, newsletter })),
    declineGate.map(() => ({ choice: 'decline' as const, newsletter: false })),
  ],
  source: $gate,
  fn: (gate, wish) => ({ gate, ...wish }),
}).filterMap(({ gate, choice, newsletter }) =>
  gate.status === 'pending' || gate.status === 'failed'
    ? { conditionGate: gate.conditionGate, choice, newsletter }
    : undefined,
);

const settled = sample({
  clock: [
    confirmMembershipFx.finally.map((outcome) => ({ choice: 'accept' as const, outcome })),
    deleteMembershipFx.finally.map((outcome) => ({ choice: 'decline' as const, outcome })),
  ],
  source: $gate,
  fn: (gate, { choice, outcome }) => ({
    isAwaited: gate.status === 'sending' && gate.choice === choice,
    choice,
    error: outcome.status === 'done' ? null : outcome.error,
  }),
}).filterMap(({ isAwaited, ...end }) => (isAwaited ? end : undefined));

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
  .on(restGate, (gate) => ('isResting' in gate ? { ...gate, isResting: true } : gate))
  .on(wished, (gate, { choice }) => {
    const asked = keptOf(gate);
    return asked === null ? gate : { status: 'sending', ...asked, choice };
  })
  .on(settled, (gate, { choice, error }) => {
    if (gate.status !== 'sending') return gate;
    if (error === null) return { status: 'passed', conditionGate: gate.conditionGate };
    return { ...gate, status: 'failed', choice, errors: [...errorsIn(error)] };
  });

const { accepted, declined } = split(wished, {
  accepted: ({ choice }) => choice === 'accept',
  declined: ({ choice }) => choice === 'decline',
});
sample({
  clock: accepted,
  fn: ({ conditionGate, newsletter }) => ({ conditionGate, newsletter }),
  target: confirmMembershipFx,
});
sample({ clock: declined, target: deleteMembershipFx });

sample({
  clock: sample({ clock: [permissionTaken, read], source: $gate }).filterMap((gate) => {
    if (!isDue(gate) || gate.status !== 'pending') return undefined;
    const { conditionGate, newsletterConsentRequired } = gate;
    return { conditionGate, newsletterConsentRequired };
  }),
  target: gateFound,
});
sample({
  clock: [
    settled.filter({ fn: ({ error }) => error === null }).map(({ choice }) => ({ choice })),
    foundPassed,
  ],
  target: gatePassed,
});
sample({
  clock: settled.filterMap(({ choice, error }) =>
    error === null ? undefined : { choice, errorKey: errorKeyOf(error) },
  ),
  target: gateFailed,
});
// Reads the pending gate and the newsletter status again.
sample({ clock: settled, target: readUserInfo });
sample({ clock: $gate.updates, fn: keptOf, target: keptGate.keep });
noticeAfter(
  gatePassed.filter({ fn: ({ choice }) => choice === 'accept' }),
  'myAccount:membership.toast.join',
);

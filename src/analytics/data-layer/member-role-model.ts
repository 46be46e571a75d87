import { sample } from 'effector';
import { boolean, nullable, object, string } from 'superstruct';
import { inlet } from '../../event-log/inlet.ts';
import { feature, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { isMember } from '../../membership/contract.ts';
import { callFx } from '../../ports/http/call.ts';
import { $mayMeasure } from '../allowed-model.ts';
import { memberRoleCall } from './member-role-api.ts';

feature('measure');

/** A registered shopper is in a store with the programme. */
export const possibleMemberSeen = inlet<{ userId: string }>();
/** The shopper has joined or left the programme. */
export const membershipMoved = inlet();

export const memberRoleFx = callFx(memberRoleCall);

/** ROL-08: `isMember` is null until the first answer. */
export const $memberRole = state(
  'analytics/memberRole',
  null,
  nullable(object({ userId: string(), isMember: nullable(boolean()) })),
);

const wanted = sampleStores({
  clock: possibleMemberSeen,
  source: { role: $memberRole, mayMeasure: $mayMeasure },
  filter: ({ role, mayMeasure }, { userId }) => mayMeasure && role?.userId !== userId,
  fn: (_, shopper) => shopper,
});
const moved = sampleStores({
  clock: membershipMoved,
  source: { role: $memberRole, mayMeasure: $mayMeasure },
}).filterMap(({ role, mayMeasure }) => (role && mayMeasure ? { userId: role.userId } : undefined));
sample({ clock: [wanted, moved], target: memberRoleFx });

$memberRole
  .on(wanted, (_, { userId }) => ({ userId, isMember: null }))
  .on(memberRoleFx.done, (role, { params: { userId }, result }) =>
    role?.userId === userId ? { userId, isMember: isMember(result) } : role,
  )
  // After a failed call the shopper counts as registered only.
  .on(memberRoleFx.fail, (role, { params: { userId } }) =>
    role?.userId === userId ? { userId, isMember: role.isMember ?? false } : role,
  );

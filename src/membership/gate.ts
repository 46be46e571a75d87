import { type Infer, array, boolean, enums, literal, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import { ShopError } from '../ports/http/errors.ts';
import type { PermissionInfo } from '../session/contract.ts';

/** MEM-04. It rests once it was asked in a visit, or could not be. */
const Asked = {
  conditionGate: string(),
  newsletterConsentRequired: boolean(),
  isResting: boolean(),
};

/** What the tab keeps of a gate. */
export const KeptGate = object(Asked);
export type KeptGate = Infer<typeof KeptGate>;

export const GateChoice = enums(['accept', 'decline']);
export type GateChoice = Infer<typeof GateChoice>;

/** MEM-08: what the shopper has to say yes or no to before the programme goes on. */
export const GateState = taggedUnion('status', {
  none: object({ status: literal('none') }),
  pending: object({ status: literal('pending'), ...Asked }),
  sending: object({ status: literal('sending'), ...Asked, choice: GateChoice }),
  failed: object({
    status: literal('failed'),
    ...Asked,
    choice: GateChoice,
    errors: array(ShopError),
  }),
  /** An answer that was on its way may still speak of it. */
  passed: object({ status: literal('passed'), conditionGate: string() }),
});
export type GateState = Infer<typeof GateState>;

export const NO_GATE: GateState = { status: 'none' };

/** MEM-03, MEM-04: what a sign-in says of a gate; what was known before is dropped, but that it rests. */
export function gateGiven(before: GateState, permission: PermissionInfo | undefined): GateState {
  if (permission?.conditionGate === undefined) return NO_GATE;
  const { conditionGate, newsletterConsentRequired } = permission;
  const isResting =
    'isResting' in before && before.conditionGate === conditionGate && before.isResting;
  return { status: 'pending', conditionGate, newsletterConsentRequired, isResting };
}

/** MEM-07: what a reading of the shopper says of a gate. */
export function gateRead(before: GateState, permission: PermissionInfo | undefined): GateState {
  if (before.status === 'sending') return before;
  if (permission?.conditionGate === undefined) return NO_GATE;
  const isSame = before.status !== 'none' && before.conditionGate === permission.conditionGate;
  return isSame ? before : gateGiven(before, permission);
}

/** Whether the shopper is to be asked now. */
export function isDue(gate: GateState): boolean {
  return gate.status === 'pending' && !gate.isResting;
}

/** What the tab keeps: nothing of a gate that there is not. */
export function keptOf(gate: GateState): KeptGate | null {
  if (!('isResting' in gate)) return null;
  const { conditionGate, newsletterConsentRequired, isResting } = gate;
  return { conditionGate, newsletterConsentRequired, isResting };
}

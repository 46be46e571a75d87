import { type Infer, array, boolean, enums, literal, object, string } from 'superstruct';
import { taggedUnion } from '../kernel/struct.ts';
import { ShopError } from '../ports/http/errors.ts';
import type { PermissionInfo } from '../session/contract.ts';

/** MEM-04. `isResting` is true once the gate was shown in this visit, or could not be. */
const Asked = {
  conditionGate: string(),
  newsletterConsentRequired: boolean(),
  isResting: boolean(),
};

/** Gate state stored in this tab. */
export const StoredGate = object(Asked);
export type StoredGate = Infer<typeof StoredGate>;

export const GateChoice = enums(['accept', 'decline']);
export type GateChoice = Infer<typeof GateChoice>;

/** MEM-08: conditions that the shopper must accept or decline. */
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
  /** A pending read may still contain the passed gate. */
  passed: object({ status: literal('passed'), conditionGate: string() }),
});
export type GateState = Infer<typeof GateState>;

export const NO_GATE: GateState = { status: 'none' };

/**
 * MEM-03, MEM-04: returns the gate of a sign-in answer; keeps only `isResting` of the same gate.
 */
export function gateGiven(before: GateState, permission: PermissionInfo | undefined): GateState {
  if (permission?.conditionGate === undefined) return NO_GATE;
  const { conditionGate, newsletterConsentRequired } = permission;
  const isResting =
    'isResting' in before && before.conditionGate === conditionGate && before.isResting;
  return { status: 'pending', conditionGate, newsletterConsentRequired, isResting };
}

/** MEM-07: returns the gate after a read of the user info. */
export function gateRead(before: GateState, permission: PermissionInfo | undefined): GateState {
  if (before.status === 'sending') return before;
  if (permission?.conditionGate === undefined) return NO_GATE;
  const isSame = before.status !== 'none' && before.conditionGate === permission.conditionGate;
  return isSame ? before : gateGiven(before, permission);
}

/** True if the gate must be shown now. */
export function isDue(gate: GateState): boolean {
  return gate.status === 'pending' && !gate.isResting;
}

/** Returns the state to store in this tab; `null` without a gate. */
export function keptOf(gate: GateState): StoredGate | null {
  if (!('isResting' in gate)) return null;
  const { conditionGate, newsletterConsentRequired, isResting } = gate;
  return { conditionGate, newsletterConsentRequired, isResting };
}

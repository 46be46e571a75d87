import { type Infer, enums, object, optional, string } from 'superstruct';
import { personalText } from '../kernel/struct.ts';
import { present } from '../kernel/tolerant.ts';
import { type CallError, errorsIn, httpStatusOf } from '../ports/http/errors.ts';
import { SESSION_EXPIRY_KEYS } from '../ports/http/refusal.ts';

/**
 * Reason why the backend rejected an address, with the parameter it names; `session` means it was
 * not checked.
 */
export const AddressRefusal = object({
  reason: enums(['refused', 'unreachable', 'session']),
  key: optional(string()),
  parameter: optional(personalText()),
});
export type AddressRefusal = Infer<typeof AddressRefusal>;

/** Converts a failed call to a refusal. */
export function addressRefusalOf(error: CallError): AddressRefusal {
  const [first] = errorsIn(error);
  const reason = reasonOf(error, first?.errorKey);
  return present({
    reason,
    key: first?.errorKey,
    parameter: reason === 'refused' ? first?.errorParameters[0] : undefined,
  });
}

function reasonOf(error: CallError, key: string | undefined): AddressRefusal['reason'] {
  const status = httpStatusOf(error);
  if (status === 401 || SESSION_EXPIRY_KEYS.includes(key ?? '')) return 'session'; // SES-20, SES-21
  return status === 400 && key !== undefined ? 'refused' : 'unreachable';
}

import { present } from '../../../kernel/tolerant.ts';
import { type CallError, errorsIn, httpStatusOf } from '../../../ports/http/errors.ts';
import { SESSION_EXPIRY_KEYS } from '../../../ports/session/session-keys.ts';
import type { AddressRefusal } from './address-book.ts';

/** What a failed call says to a shopper: something to put right, or nothing at all. */
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

import { present } from '../kernel/tolerant.ts';
import type { CallError } from '../ports/errors.ts';
import type { Refusal } from './address-book.ts';

/** What a failed call says to a shopper: something to put right, or nothing at all. */
export function refusalOf(error: CallError): Refusal {
  const [first] = error.kind === 'http' ? error.errors : [];
  const isAnswer = error.kind === 'http' && error.status === 400 && first !== undefined;
  return present({
    reason: isAnswer ? ('refused' as const) : ('unreachable' as const),
    key: first?.errorKey,
    parameter: isAnswer ? first.errorParameters[0] : undefined,
  });
}

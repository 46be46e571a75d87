import { type Infer, array, enums, literal, object } from 'superstruct';
import { taggedUnion } from '../../kernel/struct.ts';
import { type CallError, ShopError, errorsIn } from '../../ports/http/errors.ts';

export const LinkPurpose = enums(['password', 'account', 'email', 'newsletter']);
export type LinkPurpose = Infer<typeof LinkPurpose>;

/**
 * Reason that a link fails: too old, used, invalid, another shopper's, or an unreachable backend.
 */
const LinkProblem = enums(['expired', 'used', 'invalid', 'other', 'unreachable']);
export type LinkProblem = Infer<typeof LinkProblem>;

const head = { purpose: LinkPurpose };

/** State of a mailed link. */
export const LinkState = taggedUnion('status', {
  none: object({ status: literal('none') }),
  checking: object({ status: literal('checking'), ...head }),
  refused: object({ status: literal('refused'), ...head, problem: LinkProblem }),
  ready: object({ status: literal('ready'), ...head }),
  saving: object({ status: literal('saving'), ...head }),
  /** The link is still valid, but the request failed. */
  failed: object({ status: literal('failed'), ...head, errors: array(ShopError) }),
});
export type LinkState = Infer<typeof LinkState>;

export const NO_LINK: LinkState = { status: 'none' };

const PROBLEMS: readonly (readonly [key: string, problem: LinkProblem])[] = [
  ['_ERR_LINK_EXPIRED', 'expired'],
  ['_ERR_LINK_USED', 'used'],
  ['_ERR_LINK_INVALID', 'invalid'],
  ['_ERR_LINK_OF_OTHERS', 'other'],
];

/** Problem of the link itself, if the failure is one. */
export function linkProblemOf(error: CallError): LinkProblem | undefined {
  const keys = errorsIn(error).map(({ errorKey }) => errorKey);
  return PROBLEMS.find(([key]) => keys.includes(key))?.[1];
}

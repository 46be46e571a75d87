import { type Infer, array, enums, literal, object } from 'superstruct';
import { taggedUnion } from '../../kernel/struct.ts';
import { type CallError, ShopError, errorsIn } from '../../ports/http/errors.ts';

export const LinkPurpose = enums(['password', 'account', 'email', 'newsletter']);
export type LinkPurpose = Infer<typeof LinkPurpose>;

/** Why a link opens nothing: too old, used already, none of the shop's, of somebody else than is signed in; or nobody could say. */
const LinkProblem = enums(['expired', 'used', 'invalid', 'other', 'unreachable']);
export type LinkProblem = Infer<typeof LinkProblem>;

const head = { purpose: LinkPurpose };

/** What becomes of a mailed link. */
export const LinkState = taggedUnion('status', {
  none: object({ status: literal('none') }),
  checking: object({ status: literal('checking'), ...head }),
  refused: object({ status: literal('refused'), ...head, problem: LinkProblem }),
  ready: object({ status: literal('ready'), ...head }),
  saving: object({ status: literal('saving'), ...head }),
  /** The link holds still, and what was sent with it did not do. */
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

/** What a failure says of the link itself, if it does. */
export function linkProblemOf(error: CallError): LinkProblem | undefined {
  const keys = errorsIn(error).map(({ errorKey }) => errorKey);
  return PROBLEMS.find(([key]) => keys.includes(key))?.[1];
}

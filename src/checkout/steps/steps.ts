import { type Infer, boolean, enums, literal, object } from 'superstruct';
import type { BagPageState } from '../../cart/bag/cart.ts';
import { taggedUnion } from '../../kernel/struct.ts';
import type { UserType } from '../../session/session.ts';

/** Step of the checkout. */
export const Stage = enums(['login', 'shipping', 'payment']);
export type Stage = Infer<typeof Stage>;

/** CHK-02…05, in order. Titles are the specification's; shown texts have their own keys. */
export const STEPS = [
  { stage: 'login', title: 'Checkout', url: '/checkout/login' },
  { stage: 'shipping', title: 'Details', url: '/checkout/shipping' },
  { stage: 'payment', title: 'Payment', url: '/checkout/payment' },
] as const satisfies readonly { stage: Stage; title: string; url: string }[];

/** ENT-24: one step of the stepper. `stage` counts from 1. */
export interface StepperEntry {
  title: (typeof STEPS)[number]['title'];
  url: string;
  stage: number;
  /** CHK-06 */
  isActive: boolean;
  /** CHK-07 */
  hasCompleted: boolean;
}

/** Returns the stepper entries at a stage. */
export function stepperOf(stage: Stage): StepperEntry[] {
  const current = STEPS.findIndex((step) => step.stage === stage);
  return STEPS.map(({ title, url }, at) => ({
    title,
    url,
    stage: at + 1,
    isActive: at <= current,
    hasCompleted: at < current,
  }));
}

/** Returns the path of a stage's page, without the basename. */
export function pathOfStage(stage: Stage): string {
  return STEPS.find((step) => step.stage === stage)?.url ?? STEPS[0].url;
}

/** Path of the order confirmation, RTE-12. */
export const CONFIRMATION_PATH = '/ordershippingbillingconfirmationview';

/**
 * State of the checkout: closed, waiting for bag and shopper, asking the backend, open, or failed
 * without an answer.
 */
export const CheckoutState = taggedUnion('status', {
  closed: object({ status: literal('closed') }),
  /** `isInside` means from another step: the backend has checked the bag already. */
  waiting: object({ status: literal('waiting'), stage: Stage, isInside: boolean() }),
  asking: object({ status: literal('asking'), stage: Stage }),
  open: object({ status: literal('open'), stage: Stage }),
  failed: object({ status: literal('failed'), stage: Stage }),
});
export type CheckoutState = Infer<typeof CheckoutState>;

/** Reason why a step cannot be entered. */
export const StepRefusalReason = enums([
  'bag-empty',
  'bag-short',
  'not-identified',
  'already-known',
  'details-missing',
  'address-gone',
]);

/** Redirect target instead of a step, and the reason. */
export const Refused = object({
  to: enums(['bag', 'login', 'shipping']),
  reason: StepRefusalReason,
});
export type Refused = Infer<typeof Refused>;

/** Facts that admission to a step depends on. */
export interface StepProgress {
  bag: 'unknown' | 'empty' | 'filled';
  who: UserType | null;
  /** True if guest checkout was chosen. */
  wentOn: boolean;
}

export function progressOf(
  page: BagPageState,
  who: UserType | null,
  wentOn: boolean,
): StepProgress {
  if (page.status === 'loaded')
    return { bag: page.details.lines.length > 0 ? 'filled' : 'empty', who, wentOn };
  return { bag: page.status === 'empty' ? 'empty' : 'unknown', who, wentOn };
}

/**
 * Checks locally if a step may be entered: needs a filled bag, and skips no step. `undefined` while
 * unknown.
 */
export function admit(
  stage: Stage,
  { bag, who, wentOn }: StepProgress,
): 'enter' | Refused | undefined {
  if (bag === 'empty') return refused('bag', 'bag-empty');
  if (bag === 'unknown' || who === null) return undefined;
  if (stage === 'login')
    return who === 'registered' ? refused('shipping', 'already-known') : 'enter';
  return who === 'registered' || wentOn ? 'enter' : refused('login', 'not-identified');
}

/** API-12, API-15: true if the backend must agree: on entry and before payment. */
export function needsAsking(stage: Stage, isInside: boolean): boolean {
  return stage === 'payment' || !isInside;
}

function refused(to: Refused['to'], reason: Refused['reason']): Refused {
  return { to, reason };
}

const REFUSALS: Readonly<Record<string, readonly [Refused['to'], Refused['reason']]>> = {
  _ERR_ORDER_EMPTY: ['bag', 'bag-empty'],
  _ERR_ORDER_NOT_FOUND: ['bag', 'bag-empty'],
  _ERR_NOT_ENOUGH_STOCK: ['bag', 'bag-short'],
  _ERR_SHIPPING_INFO_MISSING: ['shipping', 'details-missing'],
  _ERR_ADDRESS_NOT_FOUND: ['shipping', 'address-gone'],
  _ERR_SHIPPING_MODE_INVALID: ['shipping', 'details-missing'],
  _ERR_PICKUP_POINT_INVALID: ['shipping', 'details-missing'],
  _ERR_BILLING_ADDRESS_MISSING: ['shipping', 'details-missing'],
  _ERR_EMAIL_MISSING: ['shipping', 'details-missing'],
};

/** Returns the redirect for the backend's errors; `undefined` if none is recoverable. */
export function stepRefusalOf(errors: readonly { errorKey: string }[]): Refused | undefined {
  const error = errors.find(({ errorKey }) => Object.hasOwn(REFUSALS, errorKey));
  const found = error && REFUSALS[error.errorKey];
  return found && refused(...found);
}

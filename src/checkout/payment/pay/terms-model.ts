import { boolean, object } from 'superstruct';
import { command, feature, input, state } from '../../../event-log/units.ts';
import { noPayload } from '../../../kernel/struct.ts';
import { orderPlaced } from '../../steps/placed-model.ts';
import { leaveCheckout } from '../../steps/steps-model.ts';

feature('checkout');

export const acceptTerms = input('checkout/acceptTerms', object({ isAccepted: boolean() }));
/** The shopper submitted without accepting the terms. */
export const missTerms = command('checkout/missTerms', noPayload());

/** CHK-09 */
export const $paymentTermsAccepted = state('checkout/paymentTermsAccepted', false, boolean());
export const $paymentTermsError = state('checkout/paymentTermsError', false, boolean());

$paymentTermsAccepted
  .on(acceptTerms, (_, { isAccepted }) => isAccepted)
  .on([leaveCheckout, orderPlaced], () => false);
$paymentTermsError
  .on(missTerms, () => true)
  .on(acceptTerms, (isWrong, { isAccepted }) => isWrong && !isAccepted)
  .on([leaveCheckout, orderPlaced], () => false);

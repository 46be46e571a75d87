import { merge, sample } from 'effector';
import { array, enums, integer, object, optional, string } from 'superstruct';
import { Purpose } from '../../address/address.ts';
import { validateAddressCall } from '../../address/api.ts';
import { invalidate } from '../../cart/bag/bag-model.ts';
import { updateShippingInfoCall } from './delivery/shipping-api.ts';
import { connectDecisions } from '../../event-log/decisions.ts';
import { onRead } from '../../event-log/on-read.ts';
import { command, fact, feature, input, state } from '../../event-log/units.ts';
import { Address } from '../../kernel/address.ts';
import { noPayload } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { $isRegistered } from '../../session/model.ts';
import { addressesOf } from '../../address/book.ts';
import { $addressBook, keepAddress, readAddresses } from './address-book/address-book-model.ts';
import { billingAddressCall } from './api.ts';
import { $chosenOption, chooseOption, chooseTab, readDelivery } from './delivery/delivery-model.ts';
import {
  $chosenAddresses,
  $isAddressKept,
  $isSameAsShippingChecked,
  $typed,
  chooseAddress,
  fillIn,
  settleAddress,
  showErrors,
  setSame,
} from './details-model.ts';
import { forgetDetails, leaveDetails, openDetails } from './delivery/details-open-model.ts';
import {
  type DetailsContext,
  type DetailsMessages,
  type DetailsOutputs,
  decideDetails,
} from './decide.ts';
import { DetailsPlan, Saving } from './details-plan.ts';
import { $chosenPoint } from './pickup-choice-model.ts';
import { completeDetails } from '../steps/steps-model.ts';

feature('checkout');

/**
 * Submits the details. Addresses are present if valid, as the order stores them. `wrong` names the
 * invalid fields, `forms` the forms on the page.
 */
export const submitDetails = input(
  'checkout/submitDetails',
  object({
    shipping: optional(Address),
    billing: optional(Address),
    wrong: array(string()),
    forms: array(Purpose),
  }),
);
/** Replaces the typed address by a suggestion; `at` is its index. */
export const takeSuggestion = input('checkout/takeSuggestion', object({ at: integer() }));
/** Keeps the typed address despite the suggestions. */
export const insistOnAddress = input('checkout/insistOnAddress', noPayload());
/** Closes the suggestions and returns to the form. */
export const correctAddress = input('checkout/correctAddress', noPayload());

export const detailsRefused = fact(
  'checkout/detailsRefused',
  object({
    at: enums(['form', 'delivery', 'billing']),
    /** Invalid fields and missing choices. */
    wrong: array(string()),
    errorKey: optional(string()),
  }),
);
export const suggestionsMade = fact('checkout/suggestionsMade', object({ count: integer() }));
export const detailsSaved = fact('checkout/detailsSaved', object({ optionId: string() }));

const saveDelivery = command('checkout/saveDelivery', DetailsPlan);

export const validateAddressFx = callFx(validateAddressCall);
export const updateShippingInfoFx = callFx(updateShippingInfoCall);
export const billingAddressFx = callFx(billingAddressCall);

export const $saving = state<Saving>('checkout/saving', { status: 'idle' }, Saving);

/** Emits the plan once delivery and billing are both saved, before the state changes. */
export const planSaved = sample({
  clock: billingAddressFx.done,
  source: $saving,
}).filterMap((saving) => (saving.status === 'billing' ? saving.plan : undefined));

connectDecisions<DetailsMessages, DetailsContext, DetailsOutputs>({
  on: {
    submitted: submitDetails,
    checked: validateAddressFx.finally,
    delivered: updateShippingInfoFx.finally,
    billed: billingAddressFx.finally,
    suggestionTaken: takeSuggestion,
    insisted: insistOnAddress,
    corrected: correctAddress,
    typed: fillIn,
    chosen: merge([chooseAddress, setSame, chooseTab, chooseOption, $chosenPoint.updates]),
  },
  source: onRead({
    saving: $saving,
    option: $chosenOption,
    point: $chosenPoint,
    chosen: $chosenAddresses,
    isSame: $isSameAsShippingChecked,
    isKept: $isAddressKept,
    isRegistered: $isRegistered,
    saved: onRead({ book: $addressBook }, ({ book }) => addressesOf(book)),
    isUnchecked: onRead({ typed: $typed }, ({ typed }) => !typed.shipping.isChecked),
  }),
  decide: decideDetails,
  target: {
    saving: $saving,
    check: validateAddressFx,
    saveDelivery,
    settle: settleAddress,
    deliver: updateShippingInfoFx,
    bill: billingAddressFx,
    showErrors,
    refused: detailsRefused,
    suggested: suggestionsMade,
    saved: detailsSaved,
    invalidate,
    complete: completeDetails,
    keep: keepAddress,
    readDelivery,
    readAddresses,
  },
});
$saving.reset([openDetails, leaveDetails, forgetDetails]);

import { Purpose } from '../../address/address.ts';
import { sample } from 'effector';
import { splitMap } from 'patronum';
import { array, enums, integer, object, optional, string } from 'superstruct';
import { validateAddressCall } from '../../address/api.ts';
import { invalidate } from '../../cart/bag/bag-model.ts';
import { updateShippingInfoCall } from './delivery/shipping-api.ts';
import { command, fact, input, state } from '../../event-log/units.ts';
import { Address } from '../../kernel/address.ts';
import { nothing } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { $isRegistered } from '../../session/model.ts';
import { addressesOf } from './address-book/address-book.ts';
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
import { DetailsPlan, Saving, isPlan, planOf, refusedPart } from './details-plan.ts';
import { $chosenPoint } from './pickup-choice-model.ts';
import { addressRefusalOf } from '../../address/refusal.ts';
import { completeDetails } from '../steps/steps-model.ts';
import { withPlaceOf } from './address-book/typed-address.ts';

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
export const insistOnAddress = input('checkout/insistOnAddress', nothing());
/** Closes the suggestions and returns to the form. */
export const correctAddress = input('checkout/correctAddress', nothing());

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
const $retyped = $typed.map(({ shipping }) => !shipping.isChecked);

const AT_REST: readonly Saving['status'][] = ['idle', 'incomplete', 'failed'];

const submitted = sample({
  clock: submitDetails,
  source: {
    saving: $saving,
    option: $chosenOption,
    point: $chosenPoint,
    chosen: $chosenAddresses,
    isSame: $isSameAsShippingChecked,
    isKept: $isAddressKept,
    isRegistered: $isRegistered,
    book: $addressBook,
    isRetyped: $retyped,
  },
  filter: ({ saving }) => AT_REST.includes(saving.status),
  fn: ({ saving: _, isRegistered, isKept, book, point, isRetyped, ...choices }, given) => {
    const plan = planOf({
      ...choices,
      point: point ?? undefined,
      isKept: isRegistered && isKept,
      saved: addressesOf(book),
      shipping: given.shipping,
      billing: given.billing,
    });
    return { wrong: given.wrong, forms: given.forms, plan, isRetyped };
  },
});
const wish = splitMap({
  source: submitted,
  cases: {
    incomplete: ({ plan, wrong, forms }) =>
      isPlan(plan) ? undefined : { missing: [...plan], wrong, forms },
    // Only a typed address for home delivery can be misspelt.
    toCheck: ({ plan, isRetyped }) => {
      if (!isPlan(plan) || !isRetyped) return undefined;
      const { address, pickupPointId } = plan.delivery;
      return address && pickupPointId === undefined ? { plan, address } : undefined;
    },
    toSave: ({ plan }) => (isPlan(plan) ? plan : undefined),
  },
});

const checked = sample({
  clock: validateAddressFx.finally,
  source: $saving,
  fn: (saving, outcome) => ({ saving, outcome }),
}).filterMap(({ saving, outcome }) => {
  if (saving.status !== 'checking') return undefined;
  const { plan } = saving;
  if (outcome.status === 'done')
    return { plan, suggestions: outcome.result.isValid ? [] : outcome.result.suggestions };
  return { plan, suggestions: [], refusal: addressRefusalOf(outcome.error) };
});
const check = splitMap({
  source: checked,
  cases: {
    refused: ({ plan, refusal }) =>
      refusal && refusal.reason !== 'unreachable' ? { plan, refusal } : undefined,
    doubted: ({ plan, suggestions }) =>
      suggestions.length > 0 ? { plan, suggestions } : undefined,
    // A failed check does not block the order: the backend validates again when the details are
    // saved.
    passed: ({ plan }) => plan,
  },
});

const taken = sample({ clock: takeSuggestion, source: $saving, fn: planTaking }).filterMap(
  (made) => made,
);
const insisted = sample({ clock: insistOnAddress, source: $saving }).filterMap((saving) =>
  saving.status === 'asking' ? saving.plan : undefined,
);

const delivered = sample({
  clock: updateShippingInfoFx.finally,
  source: $saving,
  fn: (saving, { status }) => ({ saving, status }),
}).filterMap(({ saving, status }) =>
  status === 'done' && saving.status === 'delivering' ? saving.plan : undefined,
);
/** Delivery and billing are both saved. */
export const planSaved = sample({
  clock: billingAddressFx.done,
  source: $saving,
}).filterMap((saving) => (saving.status === 'billing' ? saving.plan : undefined));
const failed = sample({
  clock: [
    updateShippingInfoFx.failData.map((error) => ({ at: 'delivery' as const, error })),
    billingAddressFx.failData.map((error) => ({ at: 'billing' as const, error })),
  ],
  source: $saving,
  fn: (saving, failure) => ({ saving, ...failure }),
}).filterMap(({ saving, at, error }) =>
  'plan' in saving ? { at, plan: saving.plan, refusal: addressRefusalOf(error) } : undefined,
);

$saving
  .on(wish.incomplete, (_, { missing }) => ({ status: 'incomplete', missing }))
  .on(wish.toCheck, (_, { plan }) => ({ status: 'checking', plan }))
  .on(check.doubted, (_, { plan, suggestions }) => ({ status: 'asking', plan, suggestions }))
  .on(saveDelivery, (_, plan) => ({ status: 'delivering', plan }))
  .on(delivered, (_, plan) => ({ status: 'billing', plan }))
  .on(planSaved, () => ({ status: 'saved' }))
  .on(
    [failed, check.refused.map((refused) => ({ at: 'delivery' as const, ...refused }))],
    (_, { at, plan, refusal }) => {
      const form = refusedPart(at, plan, refusal);
      return { status: 'failed', at, refusal, ...(form && { form }) };
    },
  )
  .on(correctAddress, (saving) => (saving.status === 'asking' ? { status: 'idle' } : saving))
  // An edit clears the error.
  .on(fillIn, (saving, { changed }) =>
    changed.length > 0 && AT_REST.includes(saving.status) ? { status: 'idle' } : saving,
  )
  .on([chooseAddress, setSame, chooseTab, chooseOption, $chosenPoint.updates], (saving) =>
    AT_REST.includes(saving.status) ? { status: 'idle' } : saving,
  )
  .reset([openDetails, leaveDetails, forgetDetails]);

sample({ clock: wish.toCheck, fn: ({ address }) => address, target: validateAddressFx });
sample({
  clock: [wish.toSave, check.passed, insisted, taken.map(({ plan }) => plan)],
  target: saveDelivery,
});
sample({
  clock: [
    taken.map(({ place }) => ({ place })),
    insisted.map(() => ({})),
    check.passed.map(() => ({})),
  ],
  target: settleAddress,
});
sample({ clock: saveDelivery, fn: ({ delivery }) => delivery, target: updateShippingInfoFx });
sample({ clock: delivered, fn: ({ billing }) => billing, target: billingAddressFx });

sample({ clock: wish.incomplete, fn: ({ forms }) => ({ forms }), target: showErrors });
sample({
  clock: [
    wish.incomplete.map(({ wrong, missing }) => ({
      at: 'form' as const,
      wrong: [...wrong, ...missing],
    })),
    sample({ clock: [failed, check.refused], source: $saving }).filterMap((saving) =>
      // SES-11: the page may be reloading by now, so its errors have no reader.
      saving.status === 'failed' && saving.refusal.reason !== 'session'
        ? {
            at: saving.at,
            wrong: [],
            ...(saving.refusal.key !== undefined && { errorKey: saving.refusal.key }),
          }
        : undefined,
    ),
  ],
  target: detailsRefused,
});
sample({
  clock: check.doubted,
  fn: ({ suggestions }) => ({ count: suggestions.length }),
  target: suggestionsMade,
});
sample({
  clock: planSaved,
  fn: ({ delivery: { optionId } }) => ({ optionId }),
  target: detailsSaved,
});
sample({ clock: detailsSaved, target: [invalidate, completeDetails] });
sample({
  clock: planSaved.filterMap(({ kept }) => kept && { address: kept }),
  target: keepAddress,
});

// The options or addresses on the page are out of date: read them again.
sample({
  clock: detailsRefused,
  filter: ({ errorKey }) => errorKey === '_ERR_SHIPPING_MODE_INVALID',
  target: readDelivery,
});
sample({
  clock: detailsRefused,
  filter: ({ errorKey }) => errorKey === '_ERR_ADDRESS_NOT_FOUND',
  target: readAddresses,
});

function planTaking(
  saving: Saving,
  { at }: { at: number },
): { plan: DetailsPlan; place: Address } | undefined {
  const place = saving.status === 'asking' ? saving.suggestions[at] : undefined;
  if (!place || saving.status !== 'asking') return undefined;
  const { delivery, billing, isSame, kept } = saving.plan;
  const moved = delivery.address && withPlaceOf(delivery.address, place);
  if (!moved) return undefined;
  return {
    place,
    plan: {
      isSame,
      delivery: { ...delivery, address: moved },
      billing: isSame ? { address: moved } : billing,
      ...(kept && { kept: moved }),
    },
  };
}

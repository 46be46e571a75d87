import type { Scope } from 'effector';
import type { CountryCode } from '#src/commerce/countries.ts';
import { $page } from '#src/pages/model.ts';
import { $bagCount, $bagPage } from '#src/cart/bag/bag-model.ts';
import {
  $addressBook,
  makeDefault,
  removeAddress,
  saveAddress,
} from '#src/checkout/details/address-book/address-book-model.ts';
import { addressesOf } from '#src/address/book.ts';
import {
  $chosenOption,
  $delivery,
  chooseOption,
  retryDelivery,
} from '#src/checkout/details/delivery/delivery-model.ts';
import { PICKUP, optionsOf, tabOf } from '#src/checkout/details/delivery/delivery.ts';
import {
  $hasOwnBilling,
  chooseAddress,
  fillIn,
  keepInBook,
  setNewsletter,
  setSame,
} from '#src/checkout/details/details-model.ts';
import {
  $saving,
  correctAddress,
  insistOnAddress,
  submitDetails,
  takeSuggestion,
} from '#src/checkout/details/details-save-model.ts';
import { $chosenPoint } from '#src/checkout/details/pickup-choice-model.ts';
import { startPaypalExpress } from '#src/checkout/paypal-express/paypal-express-model.ts';
import { $checkout, goOnAsGuest, retryStep } from '#src/checkout/steps/steps-model.ts';
import { toDraft } from '#src/address/address.ts';
import { $isPickupOpen, closePickup, openPickup } from '#src/pickup/search/dialog-model.ts';
import { isPickupType, pointsOf } from '#src/pickup/pickup.ts';
import { choosePoint } from '#src/pickup/search/points-model.ts';
import {
  $searches,
  searchNearMe,
  searchPoints,
  typeTerm,
} from '#src/pickup/search/search-model.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, ofTheme, pressed } from './choice.ts';
import { addressIn, townIn } from './purchase-people.ts';

const purchase = ofTheme('purchase');
const trouble = ofTheme('trouble');

const LEGACY = ['/checkoutsigninview', '/ordershippingbillingview', '/orderpaymentdetailsview'];
const STAGES = ['/checkout/login', '/checkout/shipping', '/checkout/payment'];

/** Choices from bag to payment: steps and details. */
export function checkoutChoices(situation: Situation, scope: Scope): Choice[] {
  const { tab } = situation;
  const page = scope.getState($page);
  const checkout = scope.getState($checkout);
  const bagPage = scope.getState($bagPage);
  const stage = page.kind === 'checkout' && checkout.status === 'open' ? checkout.stage : undefined;
  const isFilled = (scope.getState($bagCount) ?? 0) > 0;
  const canExpress =
    page.kind === 'bag' && bagPage.status === 'loaded' && bagPage.details.paypalExpress;
  return [
    ...purchase.when(isFilled && page.kind !== 'checkout', 'go to the checkout', 8, () =>
      tab.history.push(STAGES[0] ?? ''),
    ),
    purchase.choice('type the address of a step', 0.25, (random) =>
      tab.history.push(random.pick([...STAGES, ...LEGACY])),
    ),
    ...purchase.when(canExpress, 'pay by PayPal express', 4, () => tab.send(startPaypalExpress)),
    ...trouble.when(
      page.kind === 'checkout' && checkout.status === 'failed',
      'try the step again',
      10,
      () => tab.send(retryStep),
    ),
    ...purchase.when(stage === 'login', 'go on as a guest', 14, () => tab.send(goOnAsGuest)),
    ...(stage === 'shipping' ? detailsChoices(situation, scope) : []),
  ];
}

function detailsChoices({ tab }: Situation, scope: Scope): Choice[] {
  const saving = scope.getState($saving);
  const delivery = scope.getState($delivery);
  const options = optionsOf(delivery);
  const option = scope.getState($chosenOption);
  const saved = addressesOf(scope.getState($addressBook));
  const { countryCode } = scope.getState($store);
  const isPickup = option !== null && tabOf(option) === PICKUP;
  const isUnderWay = ['checking', 'delivering', 'billing', 'saved'].includes(saving.status);
  const isComplete = !isUnderWay && (!isPickup || scope.getState($chosenPoint) !== null);
  if (saving.status === 'asking')
    return [
      purchase.choice('take a suggestion', 8, (random) =>
        tab.send(takeSuggestion, { at: random.below(saving.suggestions.length) }),
      ),
      purchase.choice('insist on the address', 5, () => tab.send(insistOnAddress)),
      purchase.choice('correct the address', 2, () => tab.send(correctAddress)),
    ];
  return [
    purchase.choice('give the details', isComplete ? 16 : 1, (random) => {
      const address = addressIn(countryCode, random);
      const hasOwnBilling = scope.getState($hasOwnBilling);
      if (random.below(2) === 0)
        tab.send(fillIn, {
          purpose: isPickup ? 'billing' : 'shipping',
          draft: toDraft(address),
          changed: ['line1'],
          left: 'line1',
        });
      tab.send(submitDetails, {
        ...(isPickup ? {} : { shipping: address }),
        ...(hasOwnBilling && { billing: addressIn(countryCode, random) }),
        wrong: [],
        forms: hasOwnBilling ? ['shipping', 'billing'] : ['shipping'],
      });
    }),
    purchase.choice('leave something out of the details', 1, () =>
      tab.send(submitDetails, { wrong: ['postcode'], forms: ['shipping'] }),
    ),
    ...trouble.when(delivery.status === 'failed', 'ask for the delivery again', 8, () =>
      tab.send(retryDelivery),
    ),
    ...purchase.when(options.length > 0, 'choose a delivery', 3, (random) =>
      tab.send(chooseOption, { optionId: random.pick(options).id }),
    ),
    ...pickupChoices(tab, scope, countryCode),
    purchase.choice('bill to another address or to the same', 1, (random) =>
      tab.send(setSame, { isSame: random.below(2) === 0 }),
    ),
    purchase.choice('wish to hear of news, and to keep the address', 1, (random) => {
      tab.send(setNewsletter, { isWanted: random.below(2) === 0 });
      tab.send(keepInBook, { isKept: random.below(2) === 0 });
    }),
    ...purchase.when(saved.length > 0, 'choose a saved address', 2, (random) =>
      tab.send(chooseAddress, {
        purpose: random.pick(['shipping', 'billing'] as const),
        addressId: random.below(3) === 0 ? null : (random.pick(saved).id ?? null),
      }),
    ),
    ...purchase.when(
      saved.length > 0,
      'change a saved address, offer it first, or take it out',
      2,
      (random) => {
        const addressId = random.pick(saved).id ?? '';
        const address = addressIn(countryCode, random);
        const wish = random.below(3);
        const isDefault = random.below(2) === 0;
        if (wish === 0) pressed(tab, random, saveAddress, { addressId, address, isDefault });
        else pressed(tab, random, wish === 1 ? makeDefault : removeAddress, { addressId });
      },
    ),
  ];
}

function pickupChoices(tab: Situation['tab'], scope: Scope, country: CountryCode): Choice[] {
  const type = scope.getState($chosenOption)?.pickupType;
  if (!isPickupType(type)) return [];
  const points = pointsOf(scope.getState($searches)[type]);
  return [
    purchase.choice('look for pickup points', points.length > 0 ? 1 : 12, () => {
      const term = townIn(country);
      tab.send(openPickup, { pickupType: type, near: term });
      tab.send(typeTerm, { pickupType: type, term });
      tab.send(searchPoints, { pickupType: type, term });
    }),
    purchase.choice('look for pickup points near oneself', 2, () => {
      tab.send(openPickup, { pickupType: type, near: '' });
      tab.send(searchNearMe, { pickupType: type });
    }),
    ...purchase.when(scope.getState($isPickupOpen), 'close the pickup points', 2, () =>
      tab.send(closePickup),
    ),
    ...purchase.when(points.length > 0, 'choose a pickup point', 8, (random) =>
      tab.send(choosePoint, { pickupType: type, pointId: random.pick(points).id }),
    ),
  ];
}

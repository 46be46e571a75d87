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
import { addressesOf } from '#src/checkout/details/address-book/address-book.ts';
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
import { type Choice, type Situation, when } from './choice.ts';
import { addressIn, townIn } from './purchase-people.ts';

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
    ...when(isFilled && page.kind !== 'checkout', () => ({
      name: 'go to the checkout',
      theme: 'purchase',
      weight: 8,
      act: () => tab.history.push(STAGES[0] ?? ''),
    })),
    {
      name: 'type the address of a step',
      theme: 'purchase',
      weight: 0.25,
      act: (random) => tab.history.push(random.pick([...STAGES, ...LEGACY])),
    },
    ...when(canExpress, () => ({
      name: 'pay by PayPal express',
      theme: 'purchase',
      weight: 4,
      act: () => tab.send(startPaypalExpress, undefined),
    })),
    ...when(page.kind === 'checkout' && checkout.status === 'failed', () => ({
      name: 'try the step again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryStep, undefined),
    })),
    ...when(stage === 'login', () => ({
      name: 'go on as a guest',
      theme: 'purchase',
      weight: 14,
      act: () => tab.send(goOnAsGuest, undefined),
    })),
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
      {
        name: 'take a suggestion',
        theme: 'purchase',
        weight: 8,
        act: (random) => tab.send(takeSuggestion, { at: random.below(saving.suggestions.length) }),
      },
      {
        name: 'insist on the address',
        theme: 'purchase',
        weight: 5,
        act: () => tab.send(insistOnAddress, undefined),
      },
      {
        name: 'correct the address',
        theme: 'purchase',
        weight: 2,
        act: () => tab.send(correctAddress, undefined),
      },
    ];
  return [
    {
      name: 'give the details',
      theme: 'purchase',
      weight: isComplete ? 16 : 1,
      act(random) {
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
      },
    },
    {
      name: 'leave something out of the details',
      theme: 'purchase',
      weight: 1,
      act: () => tab.send(submitDetails, { wrong: ['postcode'], forms: ['shipping'] }),
    },
    ...when(delivery.status === 'failed', () => ({
      name: 'ask for the delivery again',
      theme: 'trouble',
      weight: 8,
      act: () => tab.send(retryDelivery, undefined),
    })),
    ...when(options.length > 0, () => ({
      name: 'choose a delivery',
      theme: 'purchase',
      weight: 3,
      act: (random) => tab.send(chooseOption, { optionId: random.pick(options).id }),
    })),
    ...pickupChoices(tab, scope, countryCode),
    {
      name: 'bill to another address or to the same',
      theme: 'purchase',
      weight: 1,
      act: (random) => tab.send(setSame, { isSame: random.below(2) === 0 }),
    },
    {
      name: 'wish to hear of news, and to keep the address',
      theme: 'purchase',
      weight: 1,
      act(random) {
        tab.send(setNewsletter, { isWanted: random.below(2) === 0 });
        tab.send(keepInBook, { isKept: random.below(2) === 0 });
      },
    },
    ...when(saved.length > 0, () => ({
      name: 'choose a saved address',
      theme: 'purchase',
      weight: 2,
      act: (random) =>
        tab.send(chooseAddress, {
          purpose: random.pick(['shipping', 'billing'] as const),
          addressId: random.below(3) === 0 ? null : (random.pick(saved).id ?? null),
        }),
    })),
    ...when(saved.length > 0, () => ({
      name: 'change a saved address, offer it first, or take it out',
      theme: 'purchase',
      weight: 2,
      act(random) {
        const addressId = random.pick(saved).id ?? '';
        const address = addressIn(countryCode, random);
        const wish = random.below(3);
        if (wish === 0)
          tab.send(saveAddress, { addressId, address, isDefault: random.below(2) === 0 });
        else tab.send(wish === 1 ? makeDefault : removeAddress, { addressId });
      },
    })),
  ];
}

function pickupChoices(tab: Situation['tab'], scope: Scope, country: CountryCode): Choice[] {
  const type = scope.getState($chosenOption)?.pickupType;
  if (!isPickupType(type)) return [];
  const points = pointsOf(scope.getState($searches)[type]);
  return [
    {
      name: 'look for pickup points',
      theme: 'purchase',
      weight: points.length > 0 ? 1 : 12,
      act() {
        const term = townIn(country);
        tab.send(openPickup, { pickupType: type, near: term });
        tab.send(typeTerm, { pickupType: type, term });
        tab.send(searchPoints, { pickupType: type, term });
      },
    },
    {
      name: 'look for pickup points near oneself',
      theme: 'purchase',
      weight: 2,
      act() {
        tab.send(openPickup, { pickupType: type, near: '' });
        tab.send(searchNearMe, { pickupType: type });
      },
    },
    ...when(scope.getState($isPickupOpen), () => ({
      name: 'close the pickup points',
      theme: 'purchase',
      weight: 2,
      act: () => tab.send(closePickup, undefined),
    })),
    ...when(points.length > 0, () => ({
      name: 'choose a pickup point',
      theme: 'purchase',
      weight: 8,
      act: (random) => tab.send(choosePoint, { pickupType: type, pointId: random.pick(points).id }),
    })),
  ];
}

import { combine } from 'effector';
import { $bagPage } from '../../../cart/bag/bag-model.ts';
import { bagTotalsOf } from '../../../cart/bag/totals.ts';
import { $limits } from '../../../store-config/limits-model.ts';
import { $store } from '../../../store-config/model.ts';
import { $quotedDelivery, withDelivery } from '../../details/delivery/quoted-delivery-model.ts';
import { $giftCards } from '../gift-cards/gift-cards-model.ts';
import { $cashOnDelivery, $choice, $methods, $usable } from '../methods/methods-model.ts';
import { type Circumstances, feeOf, isKnownMethod, payableOf, problemOf } from '../payment.ts';

/** The bag with the delivery that is chosen for it; nothing while it is not known. */
export const $toBuy = combine($bagPage, $quotedDelivery, (page, quoted) =>
  page.status === 'loaded' ? withDelivery(page.details, quoted) : null,
);

const $balances = $giftCards.map(({ list }) => list.map(({ balance }) => balance));

/** What decides whether a way to pay can be had; nothing while the bag is not known. */
const $circumstances = combine(
  {
    bag: $toBuy,
    balances: $balances,
    limits: $limits,
    usable: $usable,
    cod: $cashOnDelivery,
  },
  ({ bag, balances, limits, usable, cod }): Circumstances | null =>
    bag && { bag, balances, limits: limits.paymentLimits, usable, cod },
);

/** What is to pay, and by what; nothing while the bag is not known. */
export const $payable = combine($circumstances, $choice, (circumstances, choice) => {
  if (!circumstances) return null;
  const { bag, balances, cod } = circumstances;
  return payableOf(bag, balances, feeOf(choice?.method, cod));
});

/** All that is said of what is to pay, in whichever step. */
export const $checkoutSums = combine(
  { bag: $toBuy, payable: $payable, store: $store },
  ({ bag, payable, store }) => bag && bagTotalsOf(bag, store.storeVat, payable ?? {}),
);

/** Payment methods that the backend offers and the shop has a record of, each with the reason why it cannot be used now. */
export const $ways = combine($methods, $circumstances, (methods, circumstances) => {
  const offered = methods.status === 'loaded' ? methods.offer.methods : [];
  return offered.filter(isKnownMethod).map((method) => ({
    method,
    problem: circumstances ? problemOf(method, circumstances) : undefined,
    fee: feeOf(method.code, circumstances?.cod ?? null),
  }));
});

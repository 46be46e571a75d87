import { combine } from 'effector';
import { feature } from '../../../event-log/units.ts';
import { $bagPage } from '../../../cart/bag/bag-model.ts';
import { bagTotalsOf } from '../../../cart/bag/totals.ts';
import { $limits } from '../../../store-config/limits-model.ts';
import { $store } from '../../../store-config/model.ts';
import { $quotedDelivery, withDelivery } from '../../details/delivery/quoted-delivery-model.ts';
import { $giftCards } from '../gift-cards/gift-cards-model.ts';
import { $cashOnDelivery, $choice, $methods, $usable } from '../methods/methods-model.ts';
import { type Circumstances, feeOf, isKnownMethod, payableOf, problemOf } from '../payment.ts';

feature('checkout');

/** Bag with the chosen delivery in its totals; `null` while unknown. */
export const $toBuy = combine($bagPage, $quotedDelivery, (page, quoted) =>
  page.status === 'loaded' ? withDelivery(page.details, quoted) : null,
);

const $balances = $giftCards.map(({ list }) => list.map(({ balance }) => balance));

/** Inputs that determine which methods are usable; `null` while the bag is unknown. */
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

/** Amounts to pay by gift cards and method; `null` while the bag is unknown. */
export const $payable = combine($circumstances, $choice, (circumstances, choice) => {
  if (!circumstances) return null;
  const { bag, balances, cod } = circumstances;
  return payableOf(bag, balances, feeOf(choice?.method, cod));
});

/** Totals shown at every step. */
export const $checkoutSums = combine(
  { bag: $toBuy, payable: $payable, store: $store },
  ({ bag, payable, store }) => bag && bagTotalsOf(bag, store.storeVat, payable ?? {}),
);

/** Offered methods that the shop has a record of, each with the reason why it is unusable now. */
export const $ways = combine($methods, $circumstances, (methods, circumstances) => {
  const offered = methods.status === 'loaded' ? methods.offer.methods : [];
  return offered.filter(isKnownMethod).map((method) => ({
    method,
    problem: circumstances ? problemOf(method, circumstances) : undefined,
    fee: feeOf(method.code, circumstances?.cod ?? null),
  }));
});

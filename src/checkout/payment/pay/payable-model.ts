import { combine } from 'effector';
import { $bagPage } from '../../../cart/bag/bag-model.ts';
import { $limits } from '../../../store-config/limits-model.ts';
import { $giftCards } from '../gift-cards/gift-cards-model.ts';
import { $cashOnDelivery, $choice, $methods, $usable } from '../methods/methods-model.ts';
import { type Circumstances, feeOf, payableOf, problemOf } from '../payment.ts';

const $balances = $giftCards.map(({ list }) => list.map(({ balance }) => balance));

/** What decides whether a way to pay can be had; nothing while the bag is not known. */
const $circumstances = combine(
  {
    page: $bagPage,
    balances: $balances,
    limits: $limits,
    usable: $usable,
    cod: $cashOnDelivery,
  },
  ({ page, balances, limits, usable, cod }): Circumstances | null =>
    page.status === 'loaded'
      ? { bag: page.details, balances, limits: limits.paymentLimits, usable, cod }
      : null,
);

/** What is to pay, and by what; nothing while the bag is not known. */
export const $payable = combine($circumstances, $choice, (circumstances, choice) => {
  if (!circumstances) return null;
  const { bag, balances, cod } = circumstances;
  return payableOf(bag, balances, feeOf(choice?.method, cod));
});

/** The ways to pay, each with why it cannot be had now. */
export const $ways = combine($methods, $circumstances, (methods, circumstances) =>
  methods.status === 'loaded'
    ? methods.offer.methods.map((method) => ({
        method,
        problem: circumstances ? problemOf(method, circumstances) : undefined,
        fee: feeOf(method.code, circumstances?.cod ?? null),
      }))
    : [],
);

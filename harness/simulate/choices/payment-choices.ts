import type { Scope } from 'effector';
import { $page } from '#src/pages/model.ts';
import {
  $giftCards,
  addGiftCard,
  removeGiftCard,
} from '#src/checkout/payment/gift-cards/gift-cards-model.ts';
import { giveConsent } from '#src/checkout/payment/methods/consent-model.ts';
import {
  $choice,
  $deletion,
  $methods,
  askDeletion,
  chooseMethod,
  confirmDeletion,
  dropDeletion,
  retryMethods,
  cardForm,
} from '#src/checkout/payment/methods/methods-model.ts';
import { payingGiftCardForm } from '#src/checkout/payment/gift-cards/gift-card-form-model.ts';
import { pay, payUnready } from '#src/checkout/payment/pay/pay-model.ts';
import { $payable, $ways } from '#src/checkout/payment/pay/payable-model.ts';
import { $payment, inquireAgain } from '#src/checkout/payment/pay/payment-model.ts';
import { isCard, mayPay } from '#src/checkout/payment/payment.ts';
import {
  $express,
  $expressReview,
  confirmPaypalExpress,
  retryReview,
} from '#src/checkout/paypal-express/paypal-express-model.ts';
import { acceptTotal } from '#src/checkout/payment/pay/changed-total-model.ts';
import { $checkout } from '#src/checkout/steps/steps-model.ts';
import { $paymentTermsAccepted, acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import type { Random } from '#src/kernel/random.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, emptyForm, ofTheme, pressed } from './choice.ts';
import { cardOf, giftCardOf } from './purchase-people.ts';

const purchase = ofTheme('purchase');
const trouble = ofTheme('trouble');

export function paymentChoices({ tab }: Situation, scope: Scope): Choice[] {
  const page = scope.getState($page);
  const checkout = scope.getState($checkout);
  const payment = scope.getState($payment);
  const express = scope.getState($express);
  const review = scope.getState($expressReview);
  const isAgreed = scope.getState($paymentTermsAccepted);
  const isOpen =
    page.kind === 'checkout' && checkout.status === 'open' && checkout.stage === 'payment';
  const doubt = trouble.when(
    payment.status === 'uncertain',
    'look what became of the order',
    20,
    () => tab.send(inquireAgain),
  );
  const agree = purchase.when(!isAgreed, 'agree to the terms', 10, () =>
    tab.send(acceptTerms, { isAccepted: true }),
  );
  if (page.kind === 'paypal-express')
    return [
      ...doubt,
      ...agree,
      ...trouble.when(
        review.status === 'failed',
        'ask for the review of PayPal express again',
        10,
        () => tab.send(retryReview),
      ),
      ...purchase.when(
        express.status === 'confirm',
        'load the review of PayPal express anew',
        2,
        tab.reload,
      ),
      ...purchase.when(express.status === 'confirm', 'confirm PayPal express', 12, (random) =>
        pressed(tab, random, confirmPaypalExpress),
      ),
    ];
  return isOpen ? [...doubt, ...agree, ...deskChoices(tab, scope)] : doubt;
}

function deskChoices(tab: Situation['tab'], scope: Scope): Choice[] {
  const methods = scope.getState($methods);
  const ways = scope.getState($ways);
  const choice = scope.getState($choice);
  const payable = scope.getState($payable);
  const deletion = scope.getState($deletion);
  const { list } = scope.getState($giftCards);
  const cards = methods.status === 'loaded' ? methods.offer.savedCards : [];
  const { currencyCode } = scope.getState($store);
  const isReady =
    payable !== null &&
    (choice !== null || !payable.needsMethod) &&
    scope.getState($paymentTermsAccepted) &&
    mayPay(scope.getState($payment));

  function press(random: Random): void {
    const isTyped = choice !== null && isCard(choice.method) && choice.savedCardId === undefined;
    tab.send(pay, {
      ...(isTyped && { card: cardOf(random) }),
      saveCard: random.below(3) === 0,
    });
  }

  return [
    ...trouble.when(methods.status === 'failed', 'ask for the ways to pay again', 10, () =>
      tab.send(retryMethods),
    ),
    ...purchase.when(ways.length > 0, 'choose a way to pay', choice ? 2 : 16, (random) =>
      tab.send(chooseMethod, { method: random.pick(ways).method.code }),
    ),
    ...purchase.when(cards.length > 0, 'choose a saved card', 4, (random) =>
      tab.send(chooseMethod, { method: 'creditCard', savedCardId: random.pick(cards).id }),
    ),
    ...purchase.when(
      cards.length > 0 && deletion === null,
      'want a saved card to be deleted',
      1,
      (random) => tab.send(askDeletion, { cardId: random.pick(cards).id }),
    ),
    ...purchase.when(deletion !== null, 'mean it, or not', 4, (random) =>
      pressed(tab, random, random.below(3) === 0 ? dropDeletion : confirmDeletion),
    ),
    purchase.choice('add a gift card', 3, (random) =>
      tab.send(addGiftCard, giftCardOf(currencyCode, random)),
    ),
    ...purchase.when(list.length > 0, 'take a gift card away', 1, (random) =>
      tab.send(removeGiftCard, { name: random.pick(list).name }),
    ),
    purchase.choice('take note of the price', 0.5, () => tab.send(acceptTotal)),
    purchase.choice('pay', isReady ? 16 : 0.7, press),
    purchase.choice('pay, and press twice', isReady ? 5 : 0.5, (random) => {
      press(random);
      press(random);
    }),
    purchase.choice('pay without a card that is filled in', 0.5, () => {
      emptyForm(tab, scope, cardForm);
      tab.send(payUnready, {});
    }),
    purchase.choice('add a gift card without a number', 0.5, () =>
      emptyForm(tab, scope, payingGiftCardForm),
    ),
    ...purchase.when(choice !== null, 'let the device be recognised, or not', 0.5, (random) => {
      const isGiven = random.below(2) === 0;
      tab.send(giveConsent, { method: choice?.method ?? '', isGiven });
    }),
  ];
}

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
} from '#src/checkout/payment/methods/methods-model.ts';
import { payingGiftCardForm } from '#src/checkout/payment/gift-cards/gift-card-form-model.ts';
import { cardForm } from '#src/checkout/payment/view/card-form-model.ts';
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
import { acceptTotal } from '#src/checkout/payment/pay/moved-total-model.ts';
import { $checkout } from '#src/checkout/steps/steps-model.ts';
import { $paymentTermsAccepted, acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import type { Random } from '#src/kernel/random.ts';
import { $store } from '#src/store-config/model.ts';
import { type Choice, type Situation, when } from './choice.ts';
import { emptyForm } from './empty-form.ts';
import { cardOf, giftCardOf } from './purchase-people.ts';

/** Choices at the payment and at the PayPal review. */
export function paymentChoices({ tab }: Situation, scope: Scope): Choice[] {
  const page = scope.getState($page);
  const checkout = scope.getState($checkout);
  const payment = scope.getState($payment);
  const express = scope.getState($express);
  const review = scope.getState($expressReview);
  const isAgreed = scope.getState($paymentTermsAccepted);
  const isOpen =
    page.kind === 'checkout' && checkout.status === 'open' && checkout.stage === 'payment';
  const doubt = when(payment.status === 'uncertain', () => ({
    name: 'look what became of the order',
    theme: 'trouble',
    weight: 20,
    act: () => tab.send(inquireAgain, undefined),
  }));
  const agree = when(!isAgreed, () => ({
    name: 'agree to the terms',
    theme: 'purchase',
    weight: 10,
    act: () => tab.send(acceptTerms, { isAccepted: true }),
  }));
  if (page.kind === 'paypal-express')
    return [
      ...doubt,
      ...agree,
      ...when(review.status === 'failed', () => ({
        name: 'ask for the review of PayPal express again',
        theme: 'trouble',
        weight: 10,
        act: () => tab.send(retryReview, undefined),
      })),
      ...when(express.status === 'confirm', () => ({
        name: 'load the review of PayPal express anew',
        theme: 'purchase',
        weight: 2,
        act: tab.reload,
      })),
      ...when(express.status === 'confirm', () => ({
        name: 'confirm PayPal express',
        theme: 'purchase',
        weight: 12,
        act(random) {
          tab.send(confirmPaypalExpress, undefined);
          if (random.below(4) === 0) tab.send(confirmPaypalExpress, undefined);
        },
      })),
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
    ...when(methods.status === 'failed', () => ({
      name: 'ask for the ways to pay again',
      theme: 'trouble',
      weight: 10,
      act: () => tab.send(retryMethods, undefined),
    })),
    ...when(ways.length > 0, () => ({
      name: 'choose a way to pay',
      theme: 'purchase',
      weight: choice ? 2 : 16,
      act: (random) => tab.send(chooseMethod, { method: random.pick(ways).method.code }),
    })),
    ...when(cards.length > 0, () => ({
      name: 'choose a saved card',
      theme: 'purchase',
      weight: 4,
      act: (random) =>
        tab.send(chooseMethod, { method: 'creditCard', savedCardId: random.pick(cards).id }),
    })),
    ...when(cards.length > 0 && deletion === null, () => ({
      name: 'want a saved card to be deleted',
      theme: 'purchase',
      weight: 1,
      act: (random) => tab.send(askDeletion, { cardId: random.pick(cards).id }),
    })),
    ...when(deletion !== null, () => ({
      name: 'mean it, or not',
      theme: 'purchase',
      weight: 4,
      act: (random) => tab.send(random.below(3) === 0 ? dropDeletion : confirmDeletion, undefined),
    })),
    {
      name: 'add a gift card',
      theme: 'purchase',
      weight: 3,
      act: (random) => tab.send(addGiftCard, giftCardOf(currencyCode, random)),
    },
    ...when(list.length > 0, () => ({
      name: 'take a gift card away',
      theme: 'purchase',
      weight: 1,
      act: (random) => tab.send(removeGiftCard, { name: random.pick(list).name }),
    })),
    {
      name: 'take note of the price',
      theme: 'purchase',
      weight: 0.5,
      act: () => tab.send(acceptTotal, undefined),
    },
    { name: 'pay', theme: 'purchase', weight: isReady ? 16 : 0.7, act: press },
    {
      name: 'pay, and press twice',
      theme: 'purchase',
      weight: isReady ? 5 : 0.5,
      act(random) {
        press(random);
        press(random);
      },
    },
    {
      name: 'pay without a card that is filled in',
      theme: 'purchase',
      weight: 0.5,
      act() {
        emptyForm(tab, scope, cardForm);
        tab.send(payUnready, {});
      },
    },
    {
      name: 'add a gift card without a number',
      theme: 'purchase',
      weight: 0.5,
      act: () => emptyForm(tab, scope, payingGiftCardForm),
    },
    ...when(choice !== null, () => ({
      name: 'let the device be recognised, or not',
      theme: 'purchase',
      weight: 0.5,
      act(random) {
        const isGiven = random.below(2) === 0;
        tab.send(giveConsent, { method: choice?.method ?? '', isGiven });
      },
    })),
  ];
}

import type { Scope } from 'effector';
import { $signInState } from '#src/auth/model.ts';
import { $giftCards } from '#src/checkout/payment/gift-cards/gift-cards-model.ts';
import { $balance } from '#src/gift-card/balance-model.ts';
import { $lookup } from '#src/orders/lookup-model.ts';
import { $receipt } from '#src/orders/receipt-model.ts';
import { type Choice, ofTheme } from './choice.ts';

const trouble = ofTheme('trouble');

export function waitingChoices(scope: Scope): Choice[] {
  const shown = [
    scope.getState($signInState),
    scope.getState($lookup),
    scope.getState($receipt),
    scope.getState($balance),
  ];
  const waits = shown.map((state) => (state.status === 'throttled' ? state.seconds : 0));
  const seconds = Math.max(...waits, scope.getState($giftCards).throttle?.seconds ?? 0);
  return trouble.when(
    seconds > 0,
    'wait for as long as the shop asks for',
    12,
    () => undefined,
    seconds * 1000,
  );
}

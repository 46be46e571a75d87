import { $dialogFlag } from '#src/auth/dialog-model.ts';
import { $drawer } from '#src/auth/model.ts';
import { $isFatalShown } from '#src/fatal-error/model.ts';
import { $link } from '#src/auth/password/link-model.ts';
import { accountChoices, forgettingChoices, linkChoices } from './account-choices.ts';
import { bagChoices } from './bag-choices.ts';
import { browseChoices } from './browse-choices.ts';
import { checkoutChoices } from './checkout-choices.ts';
import type { Choice, Situation } from './choice.ts';
import { consentChoices } from './consent-choices.ts';
import { giftCardChoices } from './gift-card-choices.ts';
import { lookChoices } from './look-choices.ts';
import { orderChoices } from './order-choices.ts';
import { paymentChoices } from './payment-choices.ts';
import { providerChoices, returnChoices } from './provider-choices.ts';
import { serviceChoices } from './service-choices.ts';
import { fatalChoices, sessionChoices, signInChoices, worldChoices } from './session-choices.ts';
import { waitingChoices } from './waiting-choices.ts';
import { wishlistChoices } from './wishlist-choices.ts';

/** All currently possible choices. A dialog over the page leaves only its own. */
export function choicesOf(situation: Situation): Choice[] {
  const { page, departure } = situation.tab;
  if (!page) return [];
  if (departure) return [...providerChoices(situation, departure), ...worldChoices(situation)];
  const { scope } = page;
  if (scope.getState($isFatalShown)) return fatalChoices(situation);
  const isDialog = scope.getState($dialogFlag) === 'show';
  if (isDialog || scope.getState($drawer).status === 'open')
    return [
      ...signInChoices(situation, isDialog),
      ...forgettingChoices(situation, scope, isDialog),
      ...waitingChoices(scope),
      ...worldChoices(situation),
    ];
  if (scope.getState($link).status !== 'none')
    return [...linkChoices(situation, scope), ...worldChoices(situation)];
  return [
    ...browseChoices(situation, scope),
    ...bagChoices(situation, scope),
    ...wishlistChoices(situation, scope),
    ...giftCardChoices(situation, scope),
    ...checkoutChoices(situation, scope),
    ...paymentChoices(situation, scope),
    ...returnChoices(situation),
    ...orderChoices(situation, scope),
    ...sessionChoices(situation, scope),
    ...accountChoices(situation, scope),
    ...consentChoices(situation, scope),
    ...lookChoices(situation, scope),
    ...serviceChoices(situation, scope),
    ...waitingChoices(scope),
    ...worldChoices(situation),
  ];
}

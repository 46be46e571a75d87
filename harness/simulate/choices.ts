import { $dialogFlag } from '#src/auth/dialog-model.ts';
import { $drawer } from '#src/auth/model.ts';
import { $isFatal } from '#src/fatal-error/model.ts';
import { bagChoices } from './bag-choices.ts';
import { browseChoices } from './browse-choices.ts';
import type { Choice, Situation } from './choice.ts';
import { fatalChoices, sessionChoices, signInChoices, worldChoices } from './session-choices.ts';
import { wishlistChoices } from './wishlist-choices.ts';

/** All that a shopper can do as things are. What stands in front of the page leaves only itself. */
export function choicesOf(situation: Situation): Choice[] {
  const { page } = situation.tab;
  if (!page) return [];
  const { scope } = page;
  if (scope.getState($isFatal)) return fatalChoices(situation);
  const isDialog = scope.getState($dialogFlag) === 'show';
  if (isDialog || scope.getState($drawer).status === 'open')
    return [...signInChoices(situation, isDialog), ...worldChoices(situation)];
  return [
    ...browseChoices(situation, scope),
    ...bagChoices(situation, scope),
    ...wishlistChoices(situation, scope),
    ...sessionChoices(situation, scope),
    ...worldChoices(situation),
  ];
}

import type { Scope } from 'effector';
import { acceptAll, closeNotice, rejectAll } from '#src/consent/notice-model.ts';
import { $consent, $notice, ask, reopen } from '#src/consent/model.ts';
import { type Choice, type Situation, ofTheme } from './choice.ts';

const consent = ofTheme('consent');

export function consentChoices({ tab }: Situation, scope: Scope): Choice[] {
  const notice = scope.getState($notice);
  const choice = scope.getState($consent);
  return [
    ...consent.when(!notice, 'let the page come to rest', 12, () => tab.send(ask)),
    ...consent.when(notice !== null, 'accept all', 40, () => tab.send(acceptAll)),
    ...consent.when(notice !== null, 'reject all', 8, () => tab.send(rejectAll)),
    ...consent.when(notice?.isReopened === true, 'leave the choice as it is', 4, () =>
      tab.send(closeNotice),
    ),
    ...consent.when(!notice && choice !== null, 'open the cookie settings', 2, () =>
      tab.send(reopen),
    ),
  ];
}

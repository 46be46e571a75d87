import type { Scope } from 'effector';
import {
  $consent,
  $notice,
  acceptAll,
  ask,
  closeNotice,
  rejectAll,
  reopen,
} from '#src/consent/model.ts';
import { type Choice, type Situation, when } from './choice.ts';

/** Choices about consent. */
export function consentChoices({ tab }: Situation, scope: Scope): Choice[] {
  const notice = scope.getState($notice);
  const choice = scope.getState($consent);
  return [
    ...when(!notice, () => ({
      name: 'let the page come to rest',
      theme: 'consent',
      weight: 12,
      act: () => tab.send(ask, undefined),
    })),
    ...when(notice !== null, () => ({
      name: 'accept all',
      theme: 'consent',
      weight: 40,
      act: () => tab.send(acceptAll, undefined),
    })),
    ...when(notice !== null, () => ({
      name: 'reject all',
      theme: 'consent',
      weight: 8,
      act: () => tab.send(rejectAll, undefined),
    })),
    ...when(notice?.isReopened === true, () => ({
      name: 'leave the choice as it is',
      theme: 'consent',
      weight: 4,
      act: () => tab.send(closeNotice, undefined),
    })),
    ...when(!notice && choice !== null, () => ({
      name: 'open the cookie settings',
      theme: 'consent',
      weight: 2,
      act: () => tab.send(reopen, undefined),
    })),
  ];
}

import { acts, button, checkbox, fact, heading, settles } from '../step-builders.ts';
import {
  CONSENT_COOKIE,
  EVERYTHING,
  type NoticeVariant,
  writeChoice,
} from '#src/consent/consent.ts';
import { NETWORK_COOKIE, VISITOR_COOKIE } from '#src/consent/stored-items.ts';
import type { ExpectedFact, SettleStep, ShopperStep } from '../scenario.ts';

/** Cookies of an earlier consent to everything. */
export const AGREED_BEFORE = {
  [CONSENT_COOKIE]: writeChoice(EVERYTHING, false),
  [VISITOR_COOKIE]: 'visitor-0',
  [NETWORK_COOKIE]: 'network-0',
};

export function shown(view: 'main' | 'settings', variant: NoticeVariant): ExpectedFact {
  return fact('consent/viewShown', { view, variant });
}

export function chosen(analytical: boolean, social: boolean): ExpectedFact {
  return fact('consent/choiceMade', { analytical, social });
}

/** The page is idle; visitors without a choice get the notice. */
export function isAsked(title: string, variant?: NoticeVariant): ShopperStep {
  return acts(title, {
    input: 'consent/ask',
    press: 'no-control',
    facts: variant === undefined ? [] : [shown('main', variant)],
    asked: [],
  });
}

export function noticeComes(variant: NoticeVariant, title: string): SettleStep {
  return settles(title, {
    state: { 'consent/notice': { view: 'main', variant } },
    screen: [heading('Cookies, as you like them'), button('Accept all')],
  });
}

export function presses(
  input: string,
  name: string,
  rest: Pick<ShopperStep, 'title' | 'facts'> & Partial<Pick<ShopperStep, 'payload' | 'state'>>,
): ShopperStep {
  return { kind: 'shopper', input, press: button(name), asked: [], ...rest };
}

export function ticks(purpose: 'analytical' | 'social', name: string, isOn: boolean): ShopperStep {
  return acts(`${isOn ? 'Ticks' : 'Unticks'} ${name}.`, {
    input: 'consent/tickPurpose',
    press: checkbox(name),
    payload: { purpose, isOn },
    state: { 'consent/notice': { ticks: { [purpose]: isOn } } },
  });
}

export function acceptsAll(
  title = 'Accepts all.',
  { facts = [], ...rest }: Partial<ShopperStep> = {},
): ShopperStep {
  return presses('consent/acceptAll', 'Accept all', {
    title,
    facts: [chosen(true, true), ...facts],
    ...rest,
  });
}

export function reopens(title: string, rest: Pick<ShopperStep, 'state'> = {}): ShopperStep {
  const facts = [shown('settings', 'control')];
  return presses('consent/reopen', 'Cookie settings', { title, facts, ...rest });
}

/** Rejects all after an earlier consent. */
export function withdraws(title: string, rest: Pick<ShopperStep, 'state'> = {}): ShopperStep {
  const withdrawn = fact('consent/consentWithdrawn', { purposes: ['analytical', 'social'] });
  const facts = [chosen(false, false), withdrawn];
  return presses('consent/rejectAll', 'Reject all', { title, facts, ...rest });
}

/** No notice after a choice; expects the stored choice. */
export function isSettled(
  title: string,
  agreed: { analytical: boolean; social: boolean },
  visitor: string | null,
): SettleStep {
  return settles(title, {
    state: {
      'consent/consent': { ...agreed, by: 'shopper' },
      'consent/notice': null,
      'consent/visitor': visitor,
    },
  });
}

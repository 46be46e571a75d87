import type { ScenarioStep, SettleStep, ShopperStep } from '../scenario.ts';
import type { Wish } from '../steps.ts';

/** The number of a scenario's case. */
export const SCENARIO_CASE = 'R-7K2M-9QXB';
export const SEND = `POST /reports/${SCENARIO_CASE}`;
/** What a scenario's report comes to. */
export const PACKED = {
  caseId: SCENARIO_CASE,
  bytes: 48_213,
  isCut: false,
  isAutomatic: false,
} as const;

const NAME = 'Report a problem';

/** Opens the dialog from the foot of the page. */
export const OPENS: readonly ScenarioStep[] = [
  { kind: 'settle', title: 'The page is there.', facts: [] },
  {
    kind: 'shopper',
    title: 'Finds the way at the foot of the page.',
    input: 'reports/open',
    payload: { place: 'foot' },
    press: { role: 'button', name: NAME },
    facts: [],
    state: { 'reports/place': 'foot' },
  },
  {
    kind: 'settle',
    title: 'Is asked what happened.',
    facts: [],
    screen: [{ role: 'dialog', name: NAME }],
  },
];

/** Sends a word on what happened. */
export const SENDS: readonly ScenarioStep[] = [
  {
    kind: 'shopper',
    title: 'Says what happened, and sends it.',
    input: 'reports/send',
    payload: { message: 'The total was wrong after I changed the size.' },
    press: {
      role: 'button',
      name: 'Send report',
      fill: { 'What happened?': 'The total was wrong after I changed the size.' },
    },
    facts: [{ name: 'reports/packed', payload: PACKED }],
    asked: [SEND],
    state: { 'reports/report': { status: 'sending' } },
  },
];

/** It has arrived. */
export const ARRIVES: SettleStep = {
  kind: 'settle',
  title: 'It is there, under a number.',
  facts: [{ name: 'reports/sent', payload: { caseId: SCENARIO_CASE } }],
  state: { 'reports/report': { status: 'sent' } },
  screen: [{ text: SCENARIO_CASE }],
};

export function closes(wish: Wish): ShopperStep {
  return {
    kind: 'shopper',
    input: 'reports/close',
    press: { role: 'button', name: 'Close', within: NAME },
    facts: [],
    ...wish,
  };
}

import { type Wish, acts, button, dialog, fact, says, settles } from '../step-builders.ts';
import type { ScenarioStep, SettleStep, ShopperStep } from '../scenario.ts';

/** Number of a scenario's report. */
export const SCENARIO_CASE = 'R-7K2M-9QXB';
export const SEND = `POST /reports/${SCENARIO_CASE}`;
export const PACKED = {
  caseId: SCENARIO_CASE,
  bytes: 48_213,
  isCut: false,
  isAutomatic: false,
} as const;

const NAME = 'Report a problem';

export const OPENS: readonly ScenarioStep[] = [
  settles('The page is there.'),
  acts('Finds the way at the foot of the page.', {
    input: 'reports/open',
    press: button(NAME),
    payload: { place: 'foot' },
    state: { 'reports/place': 'foot' },
  }),
  settles('Is asked what happened.', { screen: [dialog(NAME)] }),
];

export const SENDS: readonly ScenarioStep[] = [
  acts('Says what happened, and sends it.', {
    input: 'reports/send',
    press: button('Send report', {
      fill: { 'What happened?': 'The total was wrong after I changed the size.' },
    }),
    payload: { message: 'The total was wrong after I changed the size.' },
    facts: [fact('reports/packed', PACKED)],
    asked: [SEND],
    state: { 'reports/report': { status: 'sending' } },
  }),
];

export const ARRIVES: SettleStep = settles('It is there, under a number.', {
  facts: [fact('reports/sent', { caseId: SCENARIO_CASE })],
  state: { 'reports/report': { status: 'sent' } },
  screen: [says(SCENARIO_CASE)],
});

export function closes(wish: Wish): ShopperStep {
  return acts(wish, { input: 'reports/close', press: button('Close', { within: NAME }) });
}

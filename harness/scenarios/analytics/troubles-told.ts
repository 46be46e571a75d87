import { inBoth } from '../brand-fixtures.ts';
import type { Scenario, ScenarioStep } from '../scenario.ts';
import { strangerAt } from '../starts.ts';

const LOG = 'POST /logging/frontend';

function fails(title: string, asked: readonly string[]): ScenarioStep {
  return {
    kind: 'shopper',
    title,
    input: 'analytics/noteError',
    payload: { of: 'TypeError', message: 'x is not a function', place: 'shop.js:1:2' },
    press: 'no-control',
    facts: [],
    asked,
  };
}

export const troublesTold: Scenario = {
  id: 'troubles-told',
  title: 'An error in the shop’s own script is told to its people, once',
  summary: 'An error that nobody has caught: the shop’s people hear of it once.',
  ledger: ['API-57'],
  domains: ['analytics'],
  golden: [{ name: 'analytics/troubles--told', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: strangerAt(fixtures, '/women'),
    rules: [],
    screen: [{ role: 'heading', name: 'Women' }],
    steps: [
      {
        kind: 'shopper',
        title: 'The page lives: from now on its errors are told.',
        input: 'analytics/watchTroubles',
        payload: { log: '1-2-3-4' },
        press: 'no-control',
        facts: [],
        asked: [],
      },
      fails('Nobody has caught an error: it is told.', [LOG]),
      { kind: 'settle', title: 'It has arrived.', facts: [] },
      fails('It comes again: that is no news.', []),
    ],
  })),
};

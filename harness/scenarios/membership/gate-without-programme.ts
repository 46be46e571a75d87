import { inBoth } from '../brand-fixtures.ts';
import type { Scenario } from '../scenario.ts';
import { goesOn, signsInFromHeader } from './membership-steps.ts';
import { strangerAt } from '../starts.ts';

export const gateWithoutProgramme: Scenario = {
  id: 'gate-without-programme',
  title: 'A shopper with a condition gate is in a shop without membership',
  summary: 'A gate is a matter of stores with the programme.',
  ledger: ['MEM-03'],
  domains: ['membership'],
  golden: [{ name: 'membership/gate--no-programme', brand: 'rl' }],
  in: inBoth((fixtures) => ({
    start: { ...strangerAt(fixtures, '/women'), store: `${fixtures.brand}-ie` },
    rules: [],
    screen: [],
    steps: [
      ...signsInFromHeader('greta'),
      goesOn('/women', 'Is signed in, and asked nothing.', []),
    ],
  })),
};

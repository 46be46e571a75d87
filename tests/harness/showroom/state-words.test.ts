import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { entryOf } from '#harness/showroom/entry.ts';
import { STATES, type State, statesIn } from '#harness/showroom/state-words.ts';

const entries = SCENARIOS.map((scenario) => entryOf(scenario, () => ''));
const statesOf = (id: string) => entries.find(({ scenario }) => scenario.id === id)?.states;

const KNOWN_BY: Readonly<Record<State, string>> = {
  empty: 'There are none.',
  loading: 'Book loads',
  failed: 'The server does not answer.',
  refused: 'The postcode is not taken',
  one: 'The bag is there, with one piece.',
  many: 'Many',
  long: 'No results for a long term',
  gone: 'The address is gone: that is said, and another one is chosen.',
  locked: 'The card is locked for ten minutes.',
  late: 'Is told that its time is over.',
  changing: 'Line moved to wishlist',
  undone: 'It is back in its place.',
  elsewhere: 'Is on the way to the bank.',
};

describe('the words of a state', () => {
  it.each(Object.keys(STATES) as State[])('match its usual text: %s', (state) => {
    expect(statesIn(KNOWN_BY[state])).toContain(state);
  });

  it.each([
    ['late', 'payment-paypal-express-cancelled'],
    ['late', 'contact-left-empty'],
    ['late', 'guest-comes-back'],
    ['undone', 'report-sent'],
    ['undone', 'payment-klarna-success'],
    ['undone', 'membership-kept'],
  ] as const)('match whole words only: %s is not in %s', (state, id) => {
    expect(statesOf(id)).not.toContain(state);
  });

  it.each([
    ['Nothing of it is lost.', 'failed'],
    ['Nothing is wrong any more.', 'refused'],
    ['The line says how many a bag holds, and still has three.', 'many'],
    ['The page loads anew, for a guest.', 'loading'],
    ['It is gone, and the totals are as before.', 'gone'],
    ['Line not removed', 'changing'],
    ['The heart is empty again.', 'empty'],
  ] as const)('match that meaning only: “%s” is not %s', (text, state) => {
    expect(statesIn(text)).not.toContain(state);
  });

  it('find each state in a scenario, except the one that only pages have', () => {
    const found = new Set(entries.flatMap(({ states }) => states));
    expect(Object.keys(STATES).filter((state) => !found.has(state as State))).toEqual(['long']);
  });

  it('are the same in both brands', () => {
    const cash = entries.find(({ scenario }) => scenario.id === 'payment-cod-success');
    expect(cash?.words).toContain('too much for the carrier');
    expect(cash?.places).toEqual(['payment', 'confirmation']);
  });
});

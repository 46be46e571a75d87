import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLedger } from '#harness/ledger/ids.ts';
import { readRules } from '#harness/ledger/rules.ts';
import { SCENARIOS } from '#harness/scenarios/all.ts';
import { entryOf, journeyOf, search } from '#harness/showroom/entry.ts';
import { placeOf } from '#harness/showroom/place.ts';
import { sightOf } from '#harness/showroom/shown-rules.ts';

const text = readFileSync(new URL('../../requirements.md', import.meta.url), 'utf8');
const rules = readRules(text);
const entries = SCENARIOS.map((scenario) => entryOf(scenario, (id) => rules.get(id)?.text ?? ''));
const found = (query: string) => search(entries, query).map(({ scenario }) => scenario.id);

it('every scenario has a journey and a sentence', () => {
  const without = SCENARIOS.filter(
    ({ id, summary }) => journeyOf(id) === undefined || summary.length < 10,
  ).map(({ id }) => id);
  expect(without, 'the id has to begin as one in OF_JOURNEY (harness/showroom/entry.ts)').toEqual(
    [],
  );
});

it('finds a scenario by its words, a requirement and its text, a page and a state', () => {
  expect(found('voucher refused')).toContain('bag-voucher');
  expect(found('GST-05')).toContain('guest-at-the-account');
  expect(found('order lookup throttled')).toContain('order-lookup-throttled');
  expect(found('has to wait contact')).toContain('contact-throttled');
  expect(found('no such words at all')).toEqual([]);
});

it('maps paths to their pages', () => {
  expect(placeOf('/')).toBe('home');
  expect(placeOf('/foundry-tee-rl1001wht')).toBe('product');
  expect(placeOf('/myaccount/migrationLanding')).toBe('gate');
  expect(placeOf('/checkout/payment/paypalexpress')).toBe('paypal');
});

it('every requirement is either shown by a scenario or listed as invisible', () => {
  const ledger = readLedger(text);
  const { shown, missing, unseen } = sightOf(SCENARIOS, ledger);
  expect(missing).toEqual([]);
  expect([...shown.keys(), ...unseen.keys()].toSorted()).toEqual(ledger.ids.toSorted());
});

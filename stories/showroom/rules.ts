import { SCENARIOS } from '#harness/scenarios/all.ts';
import { entryOf } from '#harness/showroom/entry.ts';
import { shownBy, sightOf } from '#harness/showroom/shown-rules.ts';
import { readLedger } from '#harness/ledger/ids.ts';
import { readRules } from '#harness/ledger/rules.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import ledgerText from '#tests/requirements.md?raw';

const LEDGER = readLedger(ledgerText);

/** Texts of all requirements, by id. */
export const RULES = readRules(ledgerText);

/** Coverage of requirements by scenarios. */
export const SIGHT = sightOf(SCENARIOS, LEDGER);

/** All scenarios of the index, each with the requirements that it shows. */
export const ENTRIES = SCENARIOS.map((scenario) =>
  entryOf({ ...scenario, ledger: shownBy(scenario, LEDGER) }, (id) => RULES.get(id)?.text ?? ''),
);

/** Requirements that a scenario shows: its own, and those visible on its pages. */
export function rulesOf(scenario: Scenario): {
  own: readonly string[];
  beside: readonly string[];
} {
  const own = scenario.ledger;
  return { own, beside: shownBy(scenario, LEDGER).filter((id) => !own.includes(id)) };
}

import { SCENARIOS } from '#harness/scenarios/all.ts';
import { entryOf } from '#harness/showroom/entry.ts';
import { shownBy, sightOf } from '#harness/showroom/shown-rules.ts';
import { readLedger } from '#harness/ledger/ids.ts';
import { readRules } from '#harness/ledger/rules.ts';
import type { Scenario } from '#harness/scenarios/scenario.ts';
import ledgerText from '#tests/requirements.md?raw';

const LEDGER = readLedger(ledgerText);

/** The words of all requirements, by id. */
export const RULES = readRules(ledgerText);

/** Which of them scenarios show. */
export const SIGHT = sightOf(SCENARIOS, LEDGER);

/** All scenarios as the index has them; the requirements of each are those that it shows. */
export const ENTRIES = SCENARIOS.map((scenario) =>
  entryOf({ ...scenario, ledger: shownBy(scenario, LEDGER) }, (id) => RULES.get(id)?.text ?? ''),
);

/** The requirements that a scenario shows: those that it is about, and what can be seen on its way besides. */
export function rulesOf(scenario: Scenario): {
  own: readonly string[];
  beside: readonly string[];
} {
  const own = scenario.ledger;
  return { own, beside: shownBy(scenario, LEDGER).filter((id) => !own.includes(id)) };
}

import { SCENARIOS } from '#harness/scenarios/all.ts';
import { entryOf } from '#harness/showroom/entry.ts';
import { shownBy, sightOf } from '#harness/showroom/shown-rules.ts';
import { readLedger } from '#harness/ledger/ids.ts';
import { readRules } from '#harness/ledger/rules.ts';
import ledgerText from '#tests/requirements.md?raw';

const LEDGER = readLedger(ledgerText);

/** The words of all requirements, by id. */
export const RULES = readRules(ledgerText);

/** Which of them scenarios show. */
export const SIGHT = sightOf(SCENARIOS, LEDGER);

export const ENTRIES = SCENARIOS.map((scenario) =>
  entryOf({ ...scenario, ledger: shownBy(scenario, LEDGER) }, (id) => RULES.get(id)?.text ?? ''),
);

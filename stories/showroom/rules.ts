import { readRules } from '#harness/ledger/rules.ts';
import ledger from '#tests/requirements.md?raw';

/** The words of all requirements, by id. */
export const RULES = readRules(ledger);

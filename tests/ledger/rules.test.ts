import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLedger } from '#harness/ledger/ids.ts';
import { readRules } from '#harness/ledger/rules.ts';

const text = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8');

it('every requirement has its text and area, without its source', () => {
  const rules = readRules(text);
  const { ids, openPoints } = readLedger(text);
  expect([...rules.keys()].toSorted()).toEqual([...ids, ...openPoints].toSorted());
  expect(rules.get('CFG-06')).toEqual({
    id: 'CFG-06',
    area: 'Store configuration, brand and host',
    text: 'The default site is `gb`.',
  });
  expect([...rules.values()].filter((rule) => /\([AC]§[^)]*\)$/.test(rule.text))).toEqual([]);
});

it("a carried requirement's reason does not replace its text", () => {
  const text =
    '- **ENT-01** Store settings. (A§3)\n\n- **ENT-01** is carried: no call has a target.\n';
  expect(readRules(text).get('ENT-01')?.text).toBe('Store settings.');
});

import { describe, expect, it } from 'vitest';
import { outdatedEntries, withoutEquivalent } from '#harness/mutation/equivalent.ts';
import type { Mutant } from '#harness/mutation/mutate.ts';
import { isRule, rulesAt, testsOf } from '#harness/mutation/rules.ts';
import { changedTargets } from '#harness/mutation/since.ts';

describe('rules of a folder', () => {
  it.each([
    ['src/commerce/tax.ts', true],
    ['src/session/contract.ts', true],
    ['src/session/model.ts', false],
    ['src/cart/vouchers/voucher-model.ts', false],
    ['src/cart/changes/change-api.ts', false],
    ['src/cart/view/use-going.ts', false],
    ['src/cart/view/BagPage.tsx', false],
  ])('%s: %s', (file, isOne) => {
    expect(isRule(file)).toBe(isOne);
  });

  it('a folder gives its rules, a file itself of any kind', () => {
    expect(rulesAt('src/cart/vouchers')).toEqual(['src/cart/vouchers/voucher.ts']);
    expect(rulesAt('src/session/model.ts')).toEqual(['src/session/model.ts']);
  });

  it("a rule is tested by its folder's tests, and by others that import it", () => {
    const all = [
      'tests/commerce/tax.test.ts',
      'tests/commerce/money.test.ts',
      'tests/i18n/formats.test.ts',
      'tests/stock/stock.test.ts',
    ];
    expect(testsOf(['src/commerce/number-text.ts'], all)).toEqual(all.slice(0, 3));
  });

  it('a rule that reads answers is also tested by the table of calls', () => {
    const all = ['tests/commerce/tax.test.ts', 'tests/ports/call-table.test.ts'];
    expect(testsOf(['src/stock/contract.ts'], all)).toEqual(all.slice(1));
    expect(testsOf(['src/commerce/tax.ts'], all)).toEqual(all.slice(0, 1));
  });

  it('a folder without tests uses those of its parent', () => {
    const all = ['tests/commerce/tax.test.ts', 'tests/stock/stock.test.ts'];
    expect(testsOf(['src/commerce/countries/gb.ts'], all)).toEqual(all.slice(0, 1));
  });
});

it('changed lines of rules are mutated by file, lines that were only removed are not', () => {
  const hunk = { file: 'src/commerce/tax.ts', isRemoval: false };
  const targets = changedTargets('HEAD', [
    { ...hunk, from: 3, to: 5 },
    { ...hunk, from: 9, to: 9 },
    { ...hunk, from: 12, to: 13, isRemoval: true },
    { ...hunk, file: 'src/session/model.ts', from: 1, to: 2 },
  ]);
  expect(targets.map(({ name, mutate }) => [name, mutate])).toEqual([
    ['src/commerce/tax.ts', ['src/commerce/tax.ts:3-5', 'src/commerce/tax.ts:9-9']],
  ]);
});

describe('equivalent mutants', () => {
  const survivor: Mutant = {
    file: 'src/commerce/tax.ts',
    line: 15,
    column: 10,
    lineText: 'return price < 0 ? -tax : tax;',
    original: 'price < 0',
    replacement: 'price <=\n  0',
    outcome: 'survived',
  };
  const entry = {
    file: 'src/commerce/tax.ts',
    line: 'return price < 0 ? -tax : tax;',
    mutant: 'price <= 0',
    reason: 'the tax of nothing is nothing',
  };
  const other = { ...survivor, replacement: 'true' };

  it('separates a listed mutant, even if its line has moved', () => {
    const { open, equivalent } = withoutEquivalent([{ ...survivor, line: 99 }, other], [entry]);
    expect(open).toEqual([other]);
    expect(equivalent).toEqual([{ ...survivor, line: 99 }]);
  });

  it('an entry is outdated if its file was mutated and the mutant did not survive', () => {
    expect(outdatedEntries([entry.file], [survivor], [entry])).toEqual([]);
    expect(outdatedEntries([entry.file], [other], [entry])).toEqual([entry]);
    expect(outdatedEntries(['src/commerce/money.ts'], [], [entry])).toEqual([]);
  });
});

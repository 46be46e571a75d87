import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { caseFile } from '#harness/traces/case-file.ts';

const reports = mkdtempSync(join(tmpdir(), 'selvedge-cases-'));
const file = join(reports, '2026-11-27', 'R-EBG5-GXYH.jsonl.gz');
mkdirSync(join(reports, '2026-11-27'));
writeFileSync(file, '');

afterAll(() => rmSync(reports, { recursive: true }));

it('finds a case by its number, for any day', () => {
  expect(caseFile('R-EBG5-GXYH', reports)).toBe(file);
});

it('returns other paths, and numbers without a trace, unchanged', () => {
  for (const path of ['R-EBG5-GXY0', 'R-*', '../R-EBG5-GXYH', file, 'fixtures/traces'])
    expect(caseFile(path, reports)).toBe(path);
});

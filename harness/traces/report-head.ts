import { existsSync, readFileSync } from 'node:fs';
import { printable } from '#src/kernel/printable.ts';
import { ReportHead } from '#src/reports/report-file.ts';

/** What was said of a case, which stands beside its trace; `undefined` where nothing readable does. */
export function headOf(file: string): ReportHead | undefined {
  const beside = file.replace(/\.jsonl(?:\.gz)?$/, '.json');
  if (beside === file || !existsSync(beside)) return undefined;
  try {
    const head: unknown = JSON.parse(readFileSync(beside, 'utf8'));
    return ReportHead.is(head) ? head : undefined;
  } catch {
    return undefined;
  }
}

/** The shopper's words of a case in one line; empty where there are none. */
export function saidOf(file: string): string {
  return printable(headOf(file)?.message.replaceAll(/\s+/g, ' ').trim() ?? '');
}

import { existsSync, readFileSync } from 'node:fs';
import { printable } from '#src/kernel/printable.ts';
import { ReportHead } from '#src/reports/report-file.ts';

/** The shopper's words in a case, as one line from the file beside its trace; empty if unreadable. */
export function saidOf(file: string): string {
  const beside = file.replace(/\.jsonl(?:\.gz)?$/, '.json');
  if (beside === file || !existsSync(beside)) return '';
  try {
    const head: unknown = JSON.parse(readFileSync(beside, 'utf8'));
    return ReportHead.is(head) ? printable(head.message.replaceAll(/\s+/g, ' ').trim()) : '';
  } catch {
    return '';
  }
}

import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { inProject } from '#harness/cli/support/project.mjs';
import { CASE } from '#src/reports/report.ts';

/** Folder in which `npm start` stores shoppers' reports. */
const REPORTS = inProject('.cache', 'reports');

/**
 * Trace of a reported case by its number; other paths, or numbers without a trace, are returned unchanged.
 *
 * @example caseFile('R-EBG5-GXYH') // '/…/.cache/reports/2026-11-27/R-EBG5-GXYH.jsonl.gz'
 */
export function caseFile(path: string, reports = REPORTS): string {
  if (!CASE.test(path) || existsSync(path)) return path;
  const [found] = globSync([`*/${path}.jsonl.gz`], { cwd: reports, absolute: true });
  return found ?? path;
}

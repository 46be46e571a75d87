import { dirname } from 'node:path';
import { printable } from '#src/kernel/printable.ts';
import type { Finding, Replay } from './finding.ts';
import { existsSync, readFileSync } from 'node:fs';
import { ReportHead } from '#src/reports/report-file.ts';

/** JUnit XML for continuous integration: a test case for each trace. */
export function junit({ files, diverged, unreadable }: Replay): string {
  const cases = files.map((finding) => {
    const { file, result } = finding;
    const start = `    <testcase classname="${xml(dirname(file))}" name="${xml(file)}"`;
    if (result === 'diverged') return `${start}>\n${outcome('failure', finding)}    </testcase>`;
    if (result === 'unreadable') return `${start}>\n${outcome('error', finding)}    </testcase>`;
    return `${start}/>`;
  });
  const counts = `tests="${files.length}" failures="${diverged}" errors="${unreadable}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="replay" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>\n',
  ].join('\n');
}

function outcome(tag: 'failure' | 'error', { cause, text }: Finding): string {
  return `      <${tag} message="${xml(cause)}">${xml(text)}</${tag}>\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xml(text: string): string {
  // XML 1.0 does not allow the remaining control characters.
  return text
    .replaceAll(/[^\n\t\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** GitHub annotations: one for each first cause, at its source line if known, else at the smallest trace. */
export function annotations({ groups }: Replay): string {
  return groups
    .map(({ cause, files, smallest: { file, line, source, text } }) => {
      const title = `${files} ${files === 1 ? 'trace' : 'traces'}: ${cause}`;
      const at = source ?? { file, line };
      const where = `file=${property(at.file)},line=${at.line},title=${property(title)}`;
      return `::error ${where}::${message(text)}\n`;
    })
    .join('');
}

function message(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return message(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Text report: diverged files (with `isFull`, all files), groups and counts; for a case also the shopper's words. */
export function plainText(replay: Replay, isFull: boolean): string {
  const { files, groups, inPart, verified, diverged, unreadable, old } = replay;
  const kept = files.filter(({ result }) => result === 'old');
  const isSingle = files.length === 1;
  const shown = files.filter(
    ({ result }) =>
      result !== 'unreadable' && result !== 'old' && (isFull || isSingle || result === 'diverged'),
  );
  return [
    ...shown.flatMap(({ file, text }) => [...saidLines(file).map((said) => `${said}\n`), text]),
    ...(isSingle || groups.length === 0 ? [] : [`${groupText(replay)}\n`]),
    ...(isSingle || inPart === 0 ? [] : [`${inPart} of the verified but for the final state\n`]),
    ...kept.map(({ file, line, cause }) => `old: ${printable(file)}:${line}: ${cause}\n`),
    ...(isSingle
      ? []
      : [
          `${verified} verified, ${diverged} diverged, ${unreadable} unreadable${old > 0 ? `, ${old} old` : ''}\n`,
        ]),
  ].join('');
}

function groupText({ groups }: Replay): string {
  return [
    `By first cause (${groups.length}):`,
    ...groups.flatMap(({ cause, files, others, smallest: { file, line, records, source } }) => [
      `  ${files} × ${cause}`,
      ...others.map((other) => `      of these ${other.files} × ${other.cause}, by the same line`),
      `      smallest: ${printable(file)}:${line}${records > 0 ? ` (${records} records)` : ''}`,
      ...(source ? [`      source:   ${source.file}:${source.line}`] : []),
      ...saidLines(file).map((said) => `      ${said}`),
    ]),
    '',
  ].join('\n');
}

function saidLines(file: string): string[] {
  const said = saidOf(file);
  return said === '' ? [] : [`reported: “${said}”`];
}

/** The shopper's words in a case, as one line from the file beside its trace; empty if unreadable. */
function saidOf(file: string): string {
  const beside = file.replace(/\.jsonl(?:\.gz)?$/, '.json');
  if (beside === file || !existsSync(beside)) return '';
  try {
    const head: unknown = JSON.parse(readFileSync(beside, 'utf8'));
    return ReportHead.is(head) ? printable(head.message.replaceAll(/\s+/g, ' ').trim()) : '';
  } catch {
    return '';
  }
}

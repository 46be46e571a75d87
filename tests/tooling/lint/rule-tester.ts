import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { binOf, inProject } from '#harness/cli/support/project.mjs';

export interface Accepted {
  /** Path of the code's pretended file from the project's root. */
  filename: string;
  code: string;
  /** Other files of the same project, by name. */
  beside?: Record<string, string>;
}

export interface Refused extends Accepted {
  /** Messages of the rule, in the order of the code. */
  errors: (string | RegExp)[];
}

interface Diagnostic {
  message: string;
  code: string;
  filename: string;
  labels: { span: { offset: number } }[];
}

/** Runs one of the project's lint rules over code samples, in a single run of oxlint. */
export function testRule(
  rule: string,
  { valid, invalid }: { valid: Accepted[]; invalid: Refused[] },
): void {
  const folder = mkdtempSync(join(tmpdir(), `lint-${rule}-`));
  const cases = [...valid, ...invalid];
  let found: Diagnostic[] = [];
  const messagesOf = (one: Accepted) =>
    found
      .filter(
        ({ filename }) =>
          filename.replaceAll('\\', '/') === `${cases.indexOf(one)}/${one.filename}`,
      )
      .toSorted((a, b) => (a.labels[0]?.span.offset ?? 0) - (b.labels[0]?.span.offset ?? 0))
      .map(({ message }) => message);

  beforeAll(() => {
    found = lint(rule, folder, cases);
    return () => rmSync(folder, { recursive: true, force: true });
  });

  describe(`${rule} accepts`, () => {
    it.each(valid)('$filename: $code', (one) => {
      expect(messagesOf(one)).toEqual([]);
    });
  });

  describe(`${rule} refuses`, () => {
    it.each(invalid)('$filename: $code', (one) => {
      const messages = messagesOf(one);
      expect(messages).toHaveLength(one.errors.length);
      for (const [index, error] of one.errors.entries()) {
        if (typeof error === 'string') expect(messages[index]).toBe(error);
        else expect(messages[index]).toMatch(error);
      }
    });
  });
}

function lint(rule: string, folder: string, cases: Accepted[]): Diagnostic[] {
  for (const [index, { filename, code, beside }] of cases.entries())
    for (const [name, text] of Object.entries({ ...beside, [filename]: code })) {
      const file = join(folder, String(index), name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${text}\n`);
    }
  const config = {
    plugins: [],
    categories: {},
    jsPlugins: [inProject('harness', 'lint', 'plugin.js')],
    rules: { [`selvedge/${rule}`]: 'error' },
  };
  writeFileSync(join(folder, 'oxlint.json'), JSON.stringify(config));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [binOf('oxlint'), '--config', 'oxlint.json', '--no-ignore', '--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not answer: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ code }) => code === `selvedge(${rule})`);
}

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runScenario } from '#harness/scenarios/run.ts';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { importFile, importTrace } from '#harness/studio/import-trace.ts';
import { slowIt } from '../../slow-it.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));

async function sessionText(): Promise<string> {
  return (await runScenario(scenarioOf('wishlist-remove-fails')!, 'rl')).trace;
}

/** Output of the command line for a file. */
function replayed(file: string): Promise<string> {
  return new Promise((resolve) => {
    const args = ['node_modules/tsx/dist/cli.mjs', 'harness/cli/replay.ts', file];
    execFile(process.execPath, args, { cwd: project }, (_, stdout, stderr) =>
      // Remove progress lines, which depend on the machine's speed.
      resolve((stdout + stderr).replace(/^Replay: .*\n/gm, '')),
    );
  });
}

it('opens a trace whole', async () => {
  const text = await sessionText();
  const imported = importTrace('session.jsonl', text);
  if (!imported.ok) throw new Error(imported.message);
  expect(imported.opened.trace.records).toHaveLength(text.trimEnd().split('\n').length - 2);
});

slowIt('reports bad input in one line, like the command line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-'));
  const file = join(folder, 'bad.jsonl');
  const lines = (await sessionText()).trimEnd().split('\n');
  const text = lines.with(3, '["i",0,"prototype/add",{"__proto__":1},"AAA"]').join('\n');
  writeFileSync(file, text);
  const imported = importTrace(file, text);
  expect(imported).toEqual({ ok: false, message: `${file}:4: the line has a forbidden key` });
  if (!imported.ok) expect(await replayed(file)).toBe(`${imported.message}\n`);
  rmSync(folder, { recursive: true });
});

it('reports a dropped folder', async () => {
  const file = new File([], 'traces');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await importFile(file)).toEqual({
    ok: false,
    message: 'traces:1: the file cannot be read (NotReadableError)',
  });
});

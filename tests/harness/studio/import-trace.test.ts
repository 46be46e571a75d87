import { expect, it } from 'vitest';
import { runScenario } from '#harness/scenarios/run.ts';
import { scenarioOf } from '#harness/scenarios/all.ts';
import { importFile, importTrace } from '#harness/studio/import-trace.ts';

async function sessionText(): Promise<string> {
  return (await runScenario(scenarioOf('wishlist-remove-fails')!, 'rl')).trace;
}

it('opens a trace whole', async () => {
  const text = await sessionText();
  const imported = importTrace('session.jsonl', text);
  if (!imported.ok) throw new Error(imported.message);
  expect(imported.opened.trace.records).toHaveLength(text.trimEnd().split('\n').length - 2);
});

it('reports bad input in one line', async () => {
  const lines = (await sessionText()).trimEnd().split('\n');
  const text = lines.with(3, '["i",0,"prototype/add",{"__proto__":1},"AAA"]').join('\n');
  expect(importTrace('bad.jsonl', text)).toEqual({
    ok: false,
    message: 'bad.jsonl:4: the line has a forbidden key',
  });
});

it('reports a dropped folder', async () => {
  const file = new File([], 'traces');
  file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  expect(await importFile(file)).toEqual({
    ok: false,
    message: 'traces:1: the file cannot be read (NotReadableError)',
  });
});

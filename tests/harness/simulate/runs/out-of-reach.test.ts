import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { OUT_OF_REACH } from '#harness/simulate/runs/out-of-reach.ts';
import { createReach } from '#harness/simulate/runs/reach.ts';
import { declaredUnits } from '#src/event-log/units.ts';

it('lists only declared facts, which recorded sessions cover', () => {
  const reach = createReach();
  const files = readdirSync('fixtures/traces', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.jsonl')))
    reach.note(readFileSync(`fixtures/traces/${file}`, 'utf8'));
  const facts = declaredUnits().flatMap(({ kind, name }) => (kind === 'fact' ? [name] : []));
  const names = Object.keys(OUT_OF_REACH);
  expect(facts).toEqual(expect.arrayContaining(names));
  expect([...reach.facts]).toEqual(expect.arrayContaining(names));
});

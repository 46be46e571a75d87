import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type TraceRecord, startOf } from '#harness/replay/trace.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { filesOf, journeyOf } from '#harness/to-scenario/files-of.ts';
import { writeScenario } from '#harness/to-scenario/write-scenario.ts';

const folder = resolve('.cache/to-scenario-test');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, id: string) {
  return writeScenario(readTrace(readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8')), id);
}

describe('npm run trace-to-scenario', () => {
  it('tells where the shopper began, what was done in words, and what followed', async () => {
    const { scenario, domain, name, untold } = await written('cart/removal--undone', 'bag-again');
    const { start, steps } = scenario.in.hm;
    expect([domain, name]).toEqual(['cart', 'bagAgain']);
    expect(start).toMatchObject({
      store: 'hm-gb',
      path: '/shopping-bag',
      person: 'mira',
      bag: [{ productId: 'HM1801NVY', size: 1, quantity: 1 }],
    });
    expect(steps.map(({ kind, title }) => [kind, title])).toEqual([
      ['settle', 'The page comes.'],
      ['shopper', 'Presses “Remove Marlowe Blazer”.'],
      ['shopper', 'Presses “Undo”.'],
      ['settle', 'The answers come.'],
    ]);
    expect(steps.at(-1)?.facts.map((fact) => fact.name)).toContain('cart/lineRemoved');
    expect(untold.filter((one) => one.startsWith('In the trace'))).toEqual([]);
    for (const brand of ['rl', 'hm'] as const)
      expect((await runScenario(scenario, brand)).problems).toEqual([]);
  });

  it('writes a module that says the same, formatted as the project is', async () => {
    const found = await written('wishlist/add-fails--taken-off-again', 'wish-again');
    const files = await filesOf(found);
    const style = await resolveConfig('harness/scenarios/all.ts');
    for (const [file, text] of files)
      expect(await check(text, { ...style, filepath: file }), file).toBe(true);
    const { module = '' } = {
      module: [...files.keys()].find((file) => file.endsWith('/wish-again.ts')),
    };
    mkdirSync(folder, { recursive: true });
    const copy = `${folder}/wish-again.ts`;
    writeFileSync(copy, files.get(module) ?? '');
    const loaded = (await import(/* @vite-ignore */ copy)) as Record<string, unknown>;
    expect(loaded['wishAgain']).toEqual(found.scenario);
    expect(files.get('harness/scenarios/all.ts')).toMatch(
      /import \{ wishAgain \} from '.\/wishlist\/wish-again.ts';[^]*\n {2}wishAgain,\n\];/,
    );
    expect(files.get('stories/wishlist/scenarios-wishlist.stories.tsx')).toContain(
      'export const WishAgain = walk(wishAgain);',
    );
    expect(files.get('tests/harness/scenarios/wish-again.test.ts')).toContain(
      'runScenario(wishAgain',
    );
  });

  it('lets fail again what failed, so that the same facts follow', async () => {
    const { scenario, text } = await written('wishlist/add-fails--taken-off-again', 'wish-again');
    const { rules } = scenario.in.rl;
    expect(rules).toEqual([
      {
        on: 'POST /wishlist/@self/item',
        call: 1,
        then: { status: expect.any(Number), errorKey: expect.any(String) },
      },
    ]);
    expect(text).not.toContain('// In the trace:');
    expect((await runScenario(scenario, 'rl')).problems).toEqual([]);
  });

  it('takes the last page life in which something failed, or the one that is asked for', async () => {
    const name = 'fatal-error/listing-breaks-down--page-loaded-anew';
    const trace = readTrace(readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8'));
    const begins = trace.records.findIndex((record, at) => at > 0 && startOf(record));
    const [broken, whole] = [trace.records.slice(0, begins), trace.records.slice(begins)];
    const which = async (records: readonly TraceRecord[], life?: number) => {
      const { untold, scenario } = await writeScenario({ ...trace, records }, 'any', life);
      return [untold.find((one) => one.includes('page lives')), scenario.in.rl.rules.length];
    };
    const said = (of: number) => `The trace has 2 page lives; this is number ${of}.`;
    expect(await which([...broken, ...whole])).toEqual([said(1), 1]);
    expect(await which([...whole, ...broken])).toEqual([said(2), 1]);
    expect(await which([...broken, ...whole], 2)).toEqual([said(2), 0]);
    await expect(which(trace.records, 99)).rejects.toThrow('The trace has no page life 99');
  });

  it('writes a journey by roles and names, and what it lacks', async () => {
    const [file, text] = await journeyOf(await written('cart/removal--undone', 'bag-again'));
    expect(file).toBe('tests/journeys/bag-again.spec.ts');
    expect(text).toContain("await page.goto('/?scenario=bag-again&store=hm-gb');");
    expect(text).toContain("await press(page, { role: 'button', name: 'Undo' });");
    expect(text).toContain('// Written from a trace. What it does not tell:');
  });
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
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

  it('says where the simulated shop answers otherwise than the trace', async () => {
    // Its failure was scripted, and a trace does not say by which rule.
    const { scenario, text } = await written('wishlist/add-fails--taken-off-again', 'wish-again');
    expect(text).toContain('// In the trace: wishlist/');
    expect((await runScenario(scenario, 'rl')).problems).toEqual([]);
  });

  it('writes a journey by roles and names, and what it lacks', async () => {
    const [file, text] = await journeyOf(await written('cart/removal--undone', 'bag-again'));
    expect(file).toBe('tests/journeys/bag-again.spec.ts');
    expect(text).toContain("await page.goto('/?scenario=bag-again&store=hm-gb');");
    expect(text).toContain("await press(page, { role: 'button', name: 'Undo' });");
    expect(text).toContain('// Written from a trace. What it does not tell:');
  });
});

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, describe, expect, it } from 'vitest';
import { readTrace } from '#harness/replay/read-trace.ts';
import { type Trace, type TraceRecord, startOf } from '#harness/replay/trace.ts';
import { runScenario } from '#harness/scenarios/run.ts';
import { journeyOf } from '#harness/to-scenario/files-of.ts';
import { writeScenario } from '#harness/to-scenario/write-scenario.ts';

const folder = resolve('.cache/to-scenario-test');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function traceOf(name: string): Trace {
  return readTrace(readFileSync(`fixtures/traces/${name}.jsonl`, 'utf8'));
}

function written(name: string, id: string) {
  return writeScenario(traceOf(name), id);
}

describe('npm run trace -- scenario', () => {
  it('writes the start, the inputs in words, and the facts', async () => {
    const { scenario, domain, untold } = await written('cart/removal--undone', 'bag-again');
    const { start, steps } = scenario.in.hm;
    expect(domain).toBe('cart');
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

  it('begins with the initial bag, without later additions', async () => {
    const { scenario } = await written('experiments/variants--shown', 'jean-bought');
    const { start, steps } = Object.values(scenario.in)[0] ?? {};
    expect(steps?.map((step) => 'input' in step && step.input)).toContain('product/addToBag');
    expect(start?.bag).toBeUndefined();
  });

  it('includes direct facts of other domains, with their payloads', async () => {
    const { scenario } = await written('app/browser-killed--bag-kept', 'jean-added');
    expect(scenario.domains).toEqual([
      'product',
      'consent/viewShown',
      'cart/itemAdded',
      'cart/recalculated',
    ]);
    const { steps } = scenario.in.rl;
    const variantId = expect.stringMatching(/^\d{13}$/);
    expect(steps.at(-1)?.facts).toEqual([
      { name: 'cart/itemAdded', payload: { productId: 'RL0101RIN', variantId, quantity: 1 } },
      { name: 'cart/recalculated' },
    ]);
    expect((await runScenario(scenario, 'rl')).problems).toEqual([]);
    const corrected = JSON.parse(
      JSON.stringify(scenario).replaceAll(
        /("name":"cart\/itemAdded"[^}]*"quantity":)1/g,
        (_, before: string) => `${before}2`,
      ),
    ) as typeof scenario;
    expect((await runScenario(corrected, 'rl')).problems).toEqual([
      expect.stringMatching(/expected cart\/itemAdded \{.*"quantity":2\}, but there was .*:1\}/),
    ]);
  });

  it('names facts of page loads and of repeated answers without their payloads', async () => {
    const { scenario } = await written('gift-card/limit--reached', 'limit-again');
    const facts = scenario.in.rl.steps.flatMap((step) => step.facts);
    expect(scenario.in.rl.steps[0]?.facts).toContainEqual({ name: 'product/loaded' });
    expect(facts.filter(({ name }) => name === 'cart/miniBagLoaded')).toContainEqual({
      name: 'cart/miniBagLoaded',
    });
    expect(facts.find(({ name }) => name === 'cart/itemAdded')?.payload).toBeDefined();
  });

  it('finds the radio of a width and a length among those of its name', async () => {
    const { scenario } = await written('app/browser-killed--bag-kept', 'jean-added');
    const presses = scenario.in.rl.steps.flatMap((step) => ('press' in step ? [step.press] : []));
    expect(presses).toEqual([
      { role: 'radio', name: '34', group: 'Waist' },
      { role: 'radio', name: '32', group: 'Length' },
      { role: 'button', name: 'Add to bag' },
    ]);
    expect(scenario.title).toBe('A recorded session: Presses “Add to bag”.');
  });

  it('has no consent request after an earlier choice', async () => {
    const { scenario } = await written('experiments/variant--forced', 'agreed-before');
    const { start, steps } = scenario.in.rl;
    const inputs = steps.flatMap((step) => ('input' in step ? [step.input] : []));
    expect(inputs).not.toContain('consent/ask');
    expect(start.cookies).toEqual({ selvedge_consent: '1.analytical.social' });
  });

  it('writes an equivalent module, formatted as the project is', async () => {
    const found = await written('wishlist/add-fails--taken-off-again', 'wish-again');
    const style = await resolveConfig('harness/scenarios/all.ts');
    expect(await check(found.text, { ...style, filepath: 'a.ts' })).toBe(true);
    mkdirSync(folder, { recursive: true });
    const copy = `${folder}/wish-again.ts`;
    writeFileSync(copy, found.text.replace('../family.ts', '#harness/scenarios/family.ts'));
    const loaded = (await import(/* @vite-ignore */ copy)) as Record<string, unknown>;
    expect({ ...loaded }).toEqual({ wishAgainScenarios: [found.scenario] });
  });

  it('repeats failures, so that the same facts follow', async () => {
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

  it('selects the last page life with a failure, or the requested one', async () => {
    const trace = traceOf('fatal-error/listing-breaks-down--page-loaded-anew');
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

  it('without a failure, selects the last page life with an input besides consent', async () => {
    const bag = traceOf('cart/removal--undone');
    const consent = traceOf('consent/rejected--nothing-kept');
    const records = [...bag.records, ...consent.records];
    const { untold } = await writeScenario({ ...bag, records }, 'any');
    expect(untold).toContainEqual(expect.stringContaining('this is number 1.'));
  });

  it("leaves out the shopper's report, its message, its calls and its waits", async () => {
    const bag = traceOf('cart/removal--undone');
    const { steps: own } = (await writeScenario(bag, 'bag-again')).scenario.in.rl;
    const reported = traceOf('reports/report--sent-later').records;
    const from = reported.findIndex(
      (record) => record.kind === 'input' && record.name === 'reports/open',
    );
    // Simulates a report at the end of the bag's session.
    const behind = reported.slice(from).map((record) => ({
      ...record,
      line: record.line + 1000,
      ...('id' in record && { id: record.id + 1000 }),
    }));
    const records = [...bag.records, ...behind];
    const { text, scenario, untold } = await writeScenario({ ...bag, records }, 'bag-again');
    expect(text).not.toMatch(/input: 'reports|\*x|seconds pass|Report a problem/);
    expect(scenario.in.rl.steps).toEqual(own);
    expect(scenario.in.rl.rules).toEqual([]);
    expect(untold).toContain('What failed of the report is left out: http/reports.send.');
  });

  it('notes the omitted report if nothing else was done', async () => {
    const { untold, scenario } = await written('reports/report--sent', 'only-reported');
    expect(scenario.in.rl.steps.map(({ kind }) => kind)).toEqual(['settle']);
    expect(scenario.domains).not.toContain('reports');
    expect(untold).toContainEqual(
      expect.stringMatching(/left out, as it is the report: reports\/open, .*reports\/send/),
    );
    const { untold: others } = await written('cart/removal--undone', 'bag-again');
    expect(others.filter((one) => one.includes('report'))).toEqual([]);
  });

  it('writes a journey by roles and names, and what it lacks', async () => {
    const [file, text] = await journeyOf(await written('cart/removal--undone', 'bag-again'));
    expect(file).toBe('tests/journeys/bag-again.spec.ts');
    expect(text).toContain("await page.goto('/?scenario=bag-again&store=hm-gb');");
    expect(text).toContain("await press(page, { role: 'button', name: 'Undo' });");
    expect(text).toContain('// Written from a trace. What it does not tell:');
  });
});

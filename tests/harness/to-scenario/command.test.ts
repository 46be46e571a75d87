import { describe, expect, it } from 'vitest';
import { toScenarioCommand } from '#harness/to-scenario/command.ts';

const REMOVAL = 'fixtures/traces/cart/removal--undone.jsonl';

async function called(...args: string[]) {
  let text = '';
  const files = new Map<string, string>();
  const status = await toScenarioCommand(args, {
    out: (more) => (text += more),
    write: (path, content) => files.set(path, content),
  });
  return { status, text, files };
}

describe('npm run trace -- scenario', () => {
  it('ends with the command that runs it as a test, and names the source of the facts', async () => {
    const { status, text, files } = await called(REMOVAL, '--id', 'bag-again');
    expect(status).toBe(0);
    expect(text).toMatch(/^page life 1 from \/shopping-bag: .* \(taken\)$/m);
    expect([...files.keys()]).toEqual(['harness/scenarios/cart/bag-again.scenarios.ts']);
    expect(text).toContain(
      "npx vitest run tests/harness/scenarios/scenarios.test.ts -t '^bag-again, '",
    );
    expect(text).toContain('The facts are what this code does.');
  });

  it('shows with --dry the file that it would write, and writes nothing', async () => {
    const { text, files } = await called(REMOVAL, '--id', 'bag-again', '--dry');
    expect(files.size).toBe(0);
    const [, shown] = text.split('== harness/scenarios/cart/bag-again.scenarios.ts\n');
    expect(shown).toContain("export const bagAgainScenarios = family(['");
  });

  it("overwrites only a scenario's own file, with --force, and no family", async () => {
    await expect(called(REMOVAL, '--id', 'arrival-promised')).rejects.toThrow('--force');
    const there = 'harness/scenarios/cart/bag-changes.scenarios.ts';
    await expect(called(REMOVAL, '--id', 'bag-undo', '--force')).rejects.toThrow(there);
    const { files } = await called(REMOVAL, '--id', 'prior-price', '--force');
    expect([...files.keys()]).toEqual(['harness/scenarios/product/prior-price.scenarios.ts']);
  });
});

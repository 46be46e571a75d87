import { describe, expect, it } from 'vitest';
import '#src/app/whole-model.ts';
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

describe('npm run trace-to-scenario', () => {
  it('ends with the command that runs the test, and says whose the facts are', async () => {
    const { status, text, files } = await called(REMOVAL, '--id', 'bag-again');
    expect(status).toBe(0);
    expect(text).toMatch(/^page life 1 from \/shopping-bag: .* \(taken\)$/m);
    const [test] = /npx vitest run (\S+)/.exec(text)?.slice(1) ?? [];
    expect([...files.keys()]).toContain(test);
    expect(text).toContain('The facts are what this code does.');
  });

  it('shows with --dry of the stories only what would change, and writes nothing', async () => {
    const { text, files } = await called(REMOVAL, '--id', 'bag-again', '--dry');
    expect(files.size).toBe(0);
    const [, stories = ''] = text.split(/== stories\/cart\/\S+ \(changed\)\n/);
    const [shown = ''] = stories.split('\n== ');
    expect(shown).toContain(
      "\n+import { bagAgain } from '#harness/scenarios/cart/bag-again.ts';\n",
    );
    expect(shown.split('\n').length).toBeLessThan(12);
  });

  it('writes over a scenario with --force alone: where it is, under its name, with one story', async () => {
    await expect(called(REMOVAL, '--id', 'address-added')).rejects.toThrow('--force');
    const { files } = await called(REMOVAL, '--id', 'address-added', '--force');
    const module = 'harness/scenarios/account/addresses/address-added.ts';
    expect([...files.keys()]).toEqual([module, 'tests/harness/scenarios/address-added.test.ts']);
    expect(files.get(module)).toContain('export const addressAdded: Scenario');
    expect(files.get(module)).toContain("from '../../scenario.ts'");
  });
});

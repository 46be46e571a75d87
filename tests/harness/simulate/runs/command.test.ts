// @alone
// @long
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Stop } from '#harness/cli/support/stop.mjs';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import { withState } from '#harness/backend/world.ts';
import type { Planted } from '#harness/simulate/browser.ts';
import { simulateCommand } from '#harness/simulate/runs/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(args: string, planted?: Planted) {
  let out = '';
  let err = '';
  const code = await simulateCommand(args.split(' '), {
    out: (text) => (out += text),
    err: (text) => (err += text),
    isWatched: false,
    folder: join(folder, 'traces'),
    ...(planted && { planted }),
  });
  // Progress output depends on the machine's speed.
  return { code, out, err: err.replace(/^Simulation of .*\n/gm, '') };
}

function spawned(args: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'harness/cli/simulate.ts', ...args.split(' ')],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

/** Parses the figures in the last line. */
function figuresOf<Figures>(out: string): Figures {
  return JSON.parse(out.trimEnd().split('\n').at(-1) ?? '') as Figures;
}

function digestOf(out: string): string {
  return figuresOf<{ digest: string }>(out).digest;
}

/** Empties all bags at the next read. */
const forgetful: Planted = {
  world: (world, { method }) => (method === 'GET' ? withState(world, { carts: {} }) : world),
};

/** Never releases the lock. */
const jammed: Planted = { lock: (lock) => ({ ...lock, release: () => undefined }) };

it.runIf(IS_WHOLE)(
  'SES-07 gives the same digest for the same seed in every process, and another for another seed',
  async () => {
    const args = '--seed 3 --sessions 4 --faults 0.1';
    const { code, out, err } = await run(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^reached \d+ of \d+ facts, \d+ pairs of a cause and its facts; never: [\w/, -]+\n(?:out of reach, because it [\w/:, -]+\n){2}{"sessions":4,"records":\d+,"replayed":\d+,"violations":0,"sessions_per_second":[\d.]+,"digest":"[^"]+"}\n$/,
    );
    const { status, stdout } = spawned(args);
    expect(status).toBe(0);
    expect(digestOf(stdout)).toBe(digestOf(out));
    expect(digestOf((await run(args)).out)).toBe(digestOf(out));
    expect(digestOf((await run('--seed 4 --sessions 4 --faults 0.1')).out)).not.toBe(digestOf(out));
  },
  60_000,
);

it('merges three shards to the result of one machine', async () => {
  const args = '--seed 3 --sessions 3 --journey wishlist --faults 0.1';
  const whole = await run(args);
  const parts = [1, 2, 3].map((index) => join(folder, `part-${index}.json`));
  for (const [at, part] of parts.entries())
    expect((await run(`${args} --shard ${at + 1}/3 --json ${part}`)).code).toBe(0);
  const merged = await run(`--merge ${parts.join(' ')}`);
  expect(merged.code).toBe(0);
  expect(digestOf(merged.out)).toBe(digestOf(whole.out));
  expect(merged.out.split('\n')[0]).toBe(whole.out.split('\n')[0]);
  const missing: unknown = await run(`--merge ${parts[0]} ${parts[2]}`).catch((error) => error);
  expect((missing as Stop).message).toBe('Shard 2/3 is missing.');
}, 240_000);

it('stores the seeds with new coverage, and starts with them', async () => {
  const corpus = join(folder, 'corpus.json');
  const kept = () =>
    (JSON.parse(readFileSync(corpus, 'utf8')) as Record<string, number[]>)['wishlist 0'];
  await run(`--seed 3 --sessions 3 --journey wishlist --corpus ${corpus}`);
  const before = kept();
  expect(before?.length).toBeGreaterThan(0);
  const { out } = await run(`--seed 3 --sessions 1 --journey wishlist --corpus ${corpus}`);
  expect(figuresOf<{ sessions: number }>(out).sessions).toBe((before?.length ?? 0) + 1);
  expect(kept()).toEqual(before);
}, 240_000);

it('replays only a sample of sessions without new coverage', async () => {
  const corpus = join(folder, 'again.json');
  const replayed = async (every: number) => {
    writeFileSync(corpus, '{"wishlist 0":[2,2,2]}');
    // This journey has no sign-out, which would split the log.
    const args = `--seed 2 --sessions 1 --journey wishlist --corpus ${corpus} --replay ${every}`;
    return figuresOf<{ replayed: number }>((await run(args)).out).replayed;
  };
  expect(await replayed(1)).toBe(4);
  // The first session always has new coverage; the one after those three may have.
  const few = await replayed(100);
  expect([1, 2]).toContain(few);
  expect(await replayed(2)).toBe(few + 1);
}, 240_000);

it('CRT-01 finds a backend that loses a bag line, and writes the shortest session as a trace', async () => {
  const { code, out, err } = await run('--sessions 1 --journey bag', forgetful);
  expect(code).toBe(1);
  expect(out).not.toContain('"violations":0');
  expect(err).toContain('no bag line is lost');
  const [, steps = '', all = ''] = /in (\d+) of (\d+) steps/.exec(err) ?? [];
  expect(Number(steps)).toBeLessThan(Math.min(6, Number(all)));
  const [file = ''] = readdirSync(join(folder, 'traces'));
  const trace = readTrace(readFileSync(join(folder, 'traces', file), 'utf8'));
  expect(verifyAtHand(trace).divergence).toBeUndefined();
}, 60_000);

/** Writes call parameters to the data layer unredacted. */
const talkative: Planted = {
  log: (tell) => (call, params) => () =>
    tell({ event: 'call', endpoint: `${call.name} ${JSON.stringify(params)}`, ms: 0 }),
};

it('ANA-03 finds a password in the data layer', async () => {
  const { code, err } = await run('--sessions 1 --journey session', talkative);
  expect(code).toBe(1);
  expect(err).toContain('no trace, storage or data layer contains a secret');
  expect(err).toMatch(/the data layer of tab \d holds /);
}, 60_000);

it('SES-14 finds a lock that is never released', async () => {
  const { code, err } = await run('--sessions 1', jammed);
  expect(code).toBe(1);
  expect(err).toMatch(/the renewal lock is released|every (?:renewal|call) ends/);
}, 60_000);

/** Orders take no stock. */
const careless: Planted = { world: (world) => withState(world, { sold: {} }) };

it.runIf(IS_WHOLE)(
  'API-53 finds an order that takes no stock',
  async () => {
    const { code, out, err } = await run('--seed 3 --sessions 1 --journey purchase', careless);
    expect(code).toBe(1);
    expect(err).toContain('orders, stock and gift cards agree with what was paid: stock taken');
    expect(out).toMatch(/"purchases":\d+,"orders":\d+,"outcomes":\{/);
  },
  180_000,
);

it.each([
  ['--journey nowhere', /There is no journey "nowhere"; there are mixed, bag/],
  ['--sessions 0', /--sessions takes a whole number from 1/],
  ['--seed x', /--seed takes a whole number/],
  ['--faults 2', /--faults takes a number from 0 to 1/],
  ['--speed 3', /Unknown option '--speed'/],
  ['--shard 4/3', /--shard is I\/N/],
  ['--hours long', /--hours takes a number/],
  ['--merge', /--merge takes the files/],
  ['part.json', /files go with --merge/],
  ['--merge package.json', /package.json is no result of a simulation/],
  ['--merge README.md', /README.md is no JSON/],
  ['--corpus package.json', /package.json is no corpus of seeds/],
])('reports the problem of %s', async (args, message) => {
  const stop: unknown = await run(args).catch((error: unknown) => error);
  expect(stop).toBeInstanceOf(Stop);
  expect((stop as Stop).code).toBe(2);
  expect((stop as Stop).message).toMatch(message);
});

it('ends with code 2 for bad arguments', () => {
  expect(spawned('--faults lots')).toEqual({
    status: 2,
    stdout: '',
    stderr: '--faults takes a number from 0 to 1, not "lots".\n',
  });
});

it.each(['mixed', 'two-tabs'])(
  'SES-07 SES-08 SES-14 sessions of the journey %s satisfy the invariants with 10 % faults',
  async (journey) => {
    const sessions = IS_WHOLE ? 15 : 4;
    const { code, err } = await run(
      `--seed 8 --sessions ${sessions} --faults 0.1 --journey ${journey}`,
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
  },
  60_000,
);

it('API-53 API-54 API-55 GFT-01 PAY-01 ORD-05 purchases satisfy the invariants with 10 % faults', async () => {
  const sessions = IS_WHOLE ? 12 : 3;
  const { code, out, err } = await run(
    `--seed 8 --sessions ${sessions} --faults 0.1 --journey purchase`,
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const { purchases, orders } = figuresOf<{ purchases: number; orders: number }>(out);
  expect(purchases).toBeGreaterThan(sessions);
  expect(orders).toBeGreaterThan(sessions / 2);
}, 240_000);

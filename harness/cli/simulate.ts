import { argv, stderr, stdout } from 'node:process';
import { JOURNEYS } from '#harness/simulate/journeys/all.ts';
import { simulate } from '#harness/simulate/run.ts';
import { readArguments } from './arguments.mjs';
import { Stop, runMain } from './stop.mjs';

const NAMES = JOURNEYS.map(({ name }) => name).join(', ');
const USAGE = `npm run simulate -- [--seed S] [--sessions N] [--faults P] [--journey NAME]

  --seed S        seed of the shoppers and their luck, a whole number (default 1)
  --sessions N    how many of them (default 100)
  --faults P      part of the calls that meet with trouble, from 0 to 1 (default 0)
  --journey NAME  one of ${NAMES} (default ${JOURNEYS[0].name})
`;

await runMain(async () => {
  const options = {
    seed: { type: 'string', default: '1' },
    sessions: { type: 'string', default: '100' },
    faults: { type: 'string', default: '0' },
    journey: { type: 'string', default: JOURNEYS[0].name },
    help: { type: 'boolean', default: false },
  } as const;
  const values = readArguments(argv.slice(2), options, USAGE);
  if (values.help) return void stdout.write(USAGE);
  const journey = JOURNEYS.find(({ name }) => name === values.journey);
  if (!journey) throw new Stop(`There is no journey "${values.journey}"; there are ${NAMES}.`, 2);
  const sessions = readWhole('--sessions', values.sessions, 1, 1_000_000);
  const start = performance.now();
  const result = await simulate({
    seed: readWhole('--seed', values.seed, 0, 2 ** 31),
    sessions,
    faults: readPart('--faults', values.faults),
    journey,
    onSession: (done) => {
      if (stderr.isTTY) stderr.write(`\r${done} of ${sessions} sessions`);
    },
  });
  if (stderr.isTTY) stderr.write('\n');
  const seconds = (performance.now() - start) / 1000;
  const { failures, records, digest } = result;
  for (const { seed, finding } of failures)
    stderr.write(`${seed} ${finding.invariant}: ${finding.problem}\n`);
  const figures = {
    sessions,
    records,
    violations: failures.length,
    sessions_per_second: Math.round((sessions / seconds) * 10) / 10,
    digest,
  };
  stdout.write(`${JSON.stringify(figures)}\n`);
  return failures.length > 0 ? 1 : 0;
});

function readWhole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Stop(`${name} takes a whole number from ${least} to ${most}, not "${text}".`, 2);
}

function readPart(name: string, text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= 1) return value;
  throw new Stop(`${name} takes a number from 0 to 1, not "${text}".`, 2);
}

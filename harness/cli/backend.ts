import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { SESSION_MS } from '#harness/backend/session/sessions.ts';
import { codeOf, listen } from '../server/listen.mjs';
import { runMain, Stop } from './support/stop.mjs';

const USAGE = `npm run backend -- [--port N] [--seed S] [--faults P] [--fault-seed S]

  --port N         port to serve on (default 4400; 0 takes any free one)
  --seed S         seed of the world, a whole number (default 1)
  --faults P       part of the calls that meet with trouble, from 0 to 1 (default 0)
  --fault-seed S   seed of that trouble, a whole number (default 1)
`;

await runMain(async () => {
  const values = readOptions();
  if (values.help) return void process.stdout.write(USAGE);
  const port = readWhole('--port', values.port, 65_535);
  const seed = readWhole('--seed', values.seed, 2 ** 31);
  const faultSeed = readWhole('--fault-seed', values['fault-seed'], 2 ** 31);
  const part = readPart('--faults', values.faults);
  const backend = createBackendListener({
    seed,
    tokenSeed: randomInt(2 ** 31),
    now: () => Date.now(),
    sessionMs: SESSION_MS,
    faults: { seed: faultSeed, percent: part * 100 },
  });
  const server = await listen(backend, { port }).catch((error: unknown) => {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Stop(
      `Port ${port} is taken; choose another: npm run backend -- --port ${port + 1}`,
      1,
    );
  });
  const trouble = part > 0 ? `, trouble in ${part} of the calls, seed ${faultSeed}` : '';
  process.stdout.write(
    `Commerce backend at http://localhost:${server.port} (seed ${seed}${trouble})\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
});

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4400' },
        seed: { type: 'string', default: '1' },
        faults: { type: 'string', default: '0' },
        'fault-seed': { type: 'string', default: '1' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, 2);
  }
}

function readWhole(name: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= max) return value;
  throw new Stop(`${name} takes a number from 0 to ${max}, not "${text}".`, 2);
}

function readPart(name: string, text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= 1) return value;
  throw new Stop(`${name} takes a number from 0 to 1, not "${text}".`, 2);
}

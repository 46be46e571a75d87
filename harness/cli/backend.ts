import { randomInt } from 'node:crypto';
import { createBackendListener } from '#harness/backend/http-server.ts';
import { SESSION_MS } from '#harness/backend/session/sessions.ts';
import { readNumber, readWhole } from './support/arguments.mjs';
import { runCommandLine } from './support/command.mjs';
import { listenOrSay, readPort } from './support/port.mjs';
import { SINGLE } from './commands.mjs';

await runCommandLine(SINGLE.backend, async ({ values }) => {
  const port = readPort(values.port);
  const seed = readWhole('--seed', values.seed, 0, 2 ** 31);
  const faultSeed = readWhole('--fault-seed', values['fault-seed'], 0, 2 ** 31);
  const part = readNumber('--faults', values.faults, 1);
  const backend = createBackendListener({
    seed,
    tokenSeed: randomInt(2 ** 31),
    now: () => Date.now(),
    sessionMs: SESSION_MS,
    faults: { seed: faultSeed, percent: part * 100 },
  });
  const server = await listenOrSay(backend, { port }, 'npm run backend');
  const trouble = part > 0 ? `, trouble in ${part} of the calls, seed ${faultSeed}` : '';
  process.stdout.write(
    `Commerce backend at http://localhost:${server.port} (seed ${seed}${trouble})\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
});

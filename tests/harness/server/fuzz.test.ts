// @long
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { DEMO, RELEASE, ensureBuilt } from '#harness/cli/support/build.mjs';
import { inProject } from '#harness/cli/support/project.mjs';
import { IS_WHOLE } from '#harness/config/sample.ts';
import { createRandom } from '#src/kernel/random.ts';
import { type HostileRequest, createHostileRequests } from './hostile-requests.ts';

/** Number of requests. */
const COUNT = IS_WHOLE ? 10_000 : 200;
const AT_ONCE = 12;
const LONGEST_MS = 60_000;
const VANISHING = Array.from({ length: 20 }, (_, at) => `/vanishing-${at}.txt`);
/** Statuses which show that the requests reached their targets. */
const REACHED = [200, 204, 206, 304, 400, 404, 405, 413, 416, 431];
/** The only expected failure: a page whose call the backend rejects. */
const MEANT = 503;

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

/** A copy of a built folder with hard links, so that files can be added and removed. */
function copyOf(built: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  for (const name of readdirSync(built)) symlinkSync(join(built, name), join(folder, name));
  const random = createRandom(2);
  const timer = setInterval(() => {
    for (const name of VANISHING) {
      if (random.next() < 0.5) rmSync(join(folder, name), { force: true });
      else writeFileSync(join(folder, name), 'x'.repeat(random.below(200_000)));
    }
  }, 5);
  running.push(() => {
    clearInterval(timer);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

async function start(
  script: string,
  args: string[],
): Promise<{ process: ChildProcess; port: number }> {
  const child = fork(inProject(script), args, { silent: true, execArgv: ['--import', 'tsx'] });
  running.push(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output = (output + String(text)).slice(-4000)));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.stdout?.on('data', () => {
      const [, found] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(output)));
  });
  child.once('exit', () => process.stderr.write(output));
  return { process: child, port };
}

/** Sends bytes and returns the complete answer; rejects if the connection stays open. */
function exchange(port: number, { bytes, ends, leaves }: HostileRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1');
      if (leaves) setTimeout(() => socket.destroy(), 2);
      // Node starts no answer after this end.
      else if (ends) setTimeout(() => socket.end(), 50);
    });
    socket.setTimeout(LONGEST_MS, () => {
      reject(new Error(`No answer to ${JSON.stringify(bytes.slice(0, 500))}`));
      socket.destroy();
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

async function attack(port: number, folder: string): Promise<Map<number, number>> {
  const next = createHostileRequests(createRandom(1), VANISHING);
  const seen = new Map<number, number>();
  let left = COUNT;
  const one = async () => {
    while (left-- > 0) {
      const request = next();
      const answer = await exchange(port, request);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      const sent = JSON.stringify(request.bytes.slice(0, 800));
      if (status >= 500 && status !== MEANT)
        throw new Error(`${status} to ${sent}: ${answer.slice(0, 600)}`);
      if (answer.includes(folder) || answer.includes(inProject('harness')))
        throw new Error(`A path of this machine in the answer to ${sent}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return seen;
}

async function answersStill(port: number, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await fetch(`http://localhost:${port}${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    await answer.arrayBuffer();
  }
}

async function survives(built: string, backend: string, paths: readonly string[]) {
  await ensureBuilt(built);
  const folder = copyOf(built);
  const reports = join(folder, '.reports');
  mkdirSync(reports);
  const shop = await start('tests/harness/server/shop-process.mjs', [folder, reports, backend]);
  // The first document loads the shop, which takes seconds.
  await answersStill(shop.port, ['/']);
  const seen = await attack(shop.port, folder);
  expect(shop.process.exitCode).toBeNull();
  await answersStill(shop.port, paths);
  const reached = COUNT < 10_000 ? [200, 400, 404, 405] : REACHED;
  expect(reached.filter((status) => !seen.has(status))).toEqual([]);
}

it(`the demo continues after ${COUNT} hostile requests`, { timeout: 600_000 }, async () => {
  await survives(DEMO, '', ['/', '/women/jeans', '/licences.txt', '/collect', '/studio']);
});

it.runIf(IS_WHOLE)(
  `the release and its backend continue after ${COUNT} hostile requests`,
  { timeout: 600_000 },
  async () => {
    const backend = await start('harness/cli/backend.ts', ['--port', '0']);
    const address = `http://localhost:${backend.port}`;
    const call = '/transformer/products/RL0101RAW';
    await survives(RELEASE, address, ['/', '/women/jeans', '/licences.txt', call]);
    await attack(backend.port, 'no folder of a backend');
    await answersStill(backend.port, [call]);
    expect(backend.process.exitCode).toBeNull();
  },
);

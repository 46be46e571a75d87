import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { DEMO } from '#harness/cli/support/build.mjs';
import { listen } from '#harness/server/listen.mjs';
import { createSite } from '#harness/server/site.mjs';

/** The storefront with a backend in a separate process, as from `npm start -- --backend URL`. */
export interface StandAlone {
  /** Base URL of the storefront. */
  url: string;
  /** The backend, for another storefront. */
  backend: URL;
  /** Stops the backend's process; the storefront continues. */
  stopBackend(): Promise<void>;
  /** Restarts the backend on the same port with a fresh world. */
  restartBackend(): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  process: ChildProcess;
  port: number;
}

/** Runs the backend command until it prints its address; port 0 selects a free one. */
async function runBackend(port: number): Promise<Running> {
  const command = ['--import', 'tsx', 'harness/cli/backend.ts', '--port', `${port}`];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /http:\/\/localhost:(\d+)/.exec(line);
    if (found) return { process: child, port: Number(found[1]) };
  }
  throw new Error('The backend has ended without saying where it listens');
}

async function stop({ process: child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/**
 * Serves the demo, or another build, with a backend in a separate process.
 * @example const shop = await startStandAlone(); await page.goto(shop.url);
 */
export async function startStandAlone(folder = DEMO): Promise<StandAlone> {
  let running = await runBackend(0);
  const backend = new URL(`http://localhost:${running.port}`);
  const site = await listen(createSite({ folder, backend }), { port: 0 });
  return {
    url: `http://localhost:${site.port}`,
    backend,
    stopBackend: () => stop(running),
    async restartBackend() {
      running = await runBackend(running.port);
    },
    async close() {
      await Promise.all([site.close(), stop(running)]);
    },
  };
}

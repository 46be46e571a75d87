import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';

export interface SiteProcess {
  /** Requests a path; `undefined` on a timeout or incomplete answer. */
  ask(path: string): Promise<Asked | undefined>;
  used(): Promise<{ cpuSeconds: number; mostMemory: number }>;
  stop(): Promise<void>;
}

export interface Asked {
  status: number;
  isDocument: boolean;
  /** Time to first byte in ms. */
  firstByte: number;
}

const SITE = fileURLToPath(new URL('site-process.mjs', import.meta.url));
const LONGEST = 30_000;

/** @example const site = await startSite(DEMO); await site.ask('/all'); await site.stop(); */
export async function startSite(folder: string): Promise<SiteProcess> {
  const child = fork(SITE, [folder], { execArgv: [] });
  const { port } = await answerFrom<{ port: number }>(child);
  const agent = new Agent({ keepAlive: true });

  function ask(path: string): Promise<Asked | undefined> {
    const start = performance.now();
    return new Promise((resolve) => {
      const asked = request(
        { host: '127.0.0.1', port, path, agent, headers: { 'accept-encoding': 'gzip, br' } },
        (response) => {
          const firstByte = performance.now() - start;
          const { statusCode: status = 0, headers } = response;
          response.resume();
          response.on('end', () =>
            resolve({ status, firstByte, isDocument: headers.etag !== undefined }),
          );
        },
      );
      asked.setTimeout(LONGEST, () => asked.destroy());
      asked.on('error', () => resolve(undefined));
      asked.end();
    });
  }

  return {
    ask,
    used() {
      child.send('used');
      return answerFrom(child);
    },
    async stop() {
      agent.destroy();
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function answerFrom<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

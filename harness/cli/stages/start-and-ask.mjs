import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PROJECT } from '../support/project.mjs';

/**
 * Starts the shop like `npm start` on a free port, and requests its first page.
 *
 * @returns {Promise<{ isServed: boolean, output: string }>}
 */
export async function startAndAsk() {
  const child = spawn(process.execPath, ['harness/cli/start.mjs', '--port', '0'], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  /** @type {Promise<string>} */
  const address = new Promise((resolve) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:\d+/.exec(output);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const url = await Promise.race([address, ended.then(() => undefined)]);
  if (url === undefined) return { isServed: false, output };
  const response = await fetch(url);
  const isServed = response.ok && (await response.text()).includes('id="root"');
  child.kill();
  await ended;
  return { isServed, output: `${output}\n${url} answered ${response.status}\n` };
}

import { spawn } from 'node:child_process';
import { PROJECT } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
// Stops child processes with the command.
process.on('exit', () => running.forEach((child) => child.kill()));

/**
 * Runs a script in the project's root, or in `cwd`, and returns its output. Uses the current Node by default.
 * With `show` the output also appears at once.
 *
 * @param {string} script
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, node?: string, cwd?: string }} [options]
 */
export function run(script, args, { node = process.execPath, ...options } = {}) {
  return runCommand(node, [script, ...args], options);
}

/**
 * Runs a command in the project's root, or in `cwd`, and returns its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, shell?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runCommand(
  command,
  args,
  { env = {}, show = false, shell = false, cwd = PROJECT } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    /** @type {Buffer[]} */
    const chunks = [];
    const keep = (/** @type {Buffer} */ chunk) => {
      chunks.push(chunk);
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', reject);
    child.on('close', (status) => {
      running.delete(child);
      resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}

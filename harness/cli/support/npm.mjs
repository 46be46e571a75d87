import { runCommand } from './run.mjs';

/**
 * Command to run npm: the version that runs this process, if any.
 *
 * @param {string[]} args
 * @returns {{ command: string, args: string[], shell: boolean }}
 */
export function npmCommand(args) {
  const script = process.env['npm_execpath'];
  return script?.endsWith('npm-cli.js')
    ? { command: process.execPath, args: [script, ...args], shell: false }
    : { command: 'npm', args, shell: process.platform === 'win32' };
}

/** @param {string[]} args @returns {Promise<{ status: number, output: string }>} */
export function runNpm(args) {
  const { command, args: all, shell } = npmCommand(args);
  return runCommand(command, all, { shell });
}

/** npm's errors for an unreachable registry, or one without keys or signatures. */
const NO_SIGNATURES =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|No dependencies found that were installed from a supported registry/;

/**
 * Verifies the registry signatures of the installed packages.
 *
 * @returns {Promise<{ isGood: boolean, output: string, note?: string }>}
 */
export async function checkSignatures() {
  const { status, output } = await runNpm(['audit', 'signatures']);
  if (status === 0) return { isGood: true, output };
  const [cause] = NO_SIGNATURES.exec(output) ?? [];
  if (cause === undefined) return { isGood: false, output };
  return { isGood: true, output, note: `signatures could not be checked (${cause})` };
}

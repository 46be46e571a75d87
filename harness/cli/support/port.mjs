import { codeOf, listen } from '../../server/listen.mjs';
import { readWhole } from './arguments.mjs';
import { Stop } from './stop.mjs';

/**
 * @param {string} text value of `--port`; 0 means any free port
 * @throws {Stop} for an invalid port
 */
export function readPort(text) {
  return readWhole('--port', text, 0, 65_535);
}

/**
 * Checks that a server can listen here, before a command starts other work.
 *
 * @param {{ port: number, host?: string | undefined }} where
 * @param {string} command
 * @throws {Stop} as {@link listenOrSay}
 */
export async function checkFree(where, command) {
  const { close } = await listenOrSay(() => {}, where, command);
  await close();
}

/**
 * Like {@link listen}, with a readable error.
 *
 * @param {import('node:http').RequestListener} handler
 * @param {{ port: number, host?: string | undefined }} where
 * @param {string} command command to repeat with another port: `npm start`
 * @throws {Stop} if the port or the address is unavailable
 */
export async function listenOrSay(handler, where, command) {
  const { port, host } = where;
  try {
    return await listen(handler, where);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new Stop(`Port ${port} is taken; choose another: ${command} -- --port ${port + 1}`);
    if (code === 'EACCES')
      throw new Stop(`Port ${port} cannot be opened; choose another with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Stop(`--host ${host} is not an address of this machine.`);
    throw error;
  }
}

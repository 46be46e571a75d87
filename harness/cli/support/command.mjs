import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readArgumentsAndPaths } from './arguments.mjs';
import { checkNode } from './setup.mjs';
import { runMain, Stop } from './stop.mjs';

/** @typedef {import('./arguments.mjs').AnyOptions} AnyOptions */

/**
 * Declares a command: its usage, its options without `help`, the least and greatest number of arguments that are no
 * options, and the options that name a file to be written.
 *
 * @template {AnyOptions} Options
 * @typedef {{ usage: string, options: Options, paths?: readonly [least: number, most: number], writes?: readonly string[] }} Command
 */

/**
 * @template {AnyOptions} Options
 * @typedef {ReturnType<typeof readArgumentsAndPaths<Options>>} Given
 */

const HELP = /** @type {const} */ ({ help: { type: 'boolean' } });

/**
 * Reads a command's arguments; prints the usage and returns nothing where help is asked for.
 *
 * @template {AnyOptions} Options
 * @param {Command<Options>} command
 * @param {string[]} args
 * @returns {Given<Options> | undefined}
 * @throws {Stop} for a wrong argument, and for a file that cannot be written
 */
export function readCommand({ usage, options, paths: [least, most] = [0, 0], writes = [] }, args) {
  const given = readArgumentsAndPaths(args, { ...options, ...HELP }, usage);
  /** @type {Record<string, unknown>} */
  const values = given.values;
  if (values['help'] === true) {
    process.stdout.write(usage);
    return undefined;
  }
  if (given.paths.length > most)
    throw new Stop(`Unexpected argument '${given.paths[most] ?? ''}'.\n\n${usage}`, 2);
  if (given.paths.length < least) throw new Stop(usage, 2);
  for (const name of writes) checkFile(name, values[name]);
  return given;
}

/**
 * Runs a command: checks this Node, reads the arguments, and prints one message where they are wrong.
 *
 * @template {AnyOptions} Options
 * @param {Command<Options>} command
 * @param {(given: Given<Options>) => Promise<number | void>} body returns the exit code
 * @param {string[]} [args]
 */
export function runCommandLine(command, body, args = process.argv.slice(2)) {
  return runMain(async () => {
    checkNode(process.versions.node);
    const given = readCommand(command, args);
    return given ? body(given) : 0;
  });
}

/** @param {string} option @param {unknown} file */
function checkFile(option, file) {
  if (typeof file !== 'string' || file === '-') return;
  const folder = dirname(resolve(file));
  try {
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch {
    throw new Stop(`--${option}: ${file} cannot be written.`, 2);
  }
  if (existsSync(file) && statSync(file).isDirectory())
    throw new Stop(`--${option}: ${file} is a folder.`, 2);
}

import { parseArgs } from 'node:util';
import { Stop } from './stop.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} AnyOptions */

/**
 * Reads a command's options, strictly.
 *
 * @template {AnyOptions} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @throws {Stop} with the usage, when there is an option that the command does not have
 */
export function readArguments(args, options, usage) {
  return orStop(() => parseArgs({ args, options, strict: true }).values, usage);
}

/**
 * Reads the options of a command that takes files as well.
 *
 * @template {AnyOptions} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @throws {Stop} with the usage, when there is an option that the command does not have
 */
export function readArgumentsAndPaths(args, options, usage) {
  return orStop(() => {
    const { values, positionals } = parseArgs({
      args,
      options,
      strict: true,
      allowPositionals: true,
    });
    return { values, paths: positionals };
  }, usage);
}

/** @template Result @param {() => Result} read @param {string} usage @returns {Result} */
function orStop(read, usage) {
  try {
    return read();
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2);
  }
}

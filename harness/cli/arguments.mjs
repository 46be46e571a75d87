import { parseArgs } from 'node:util';
import { Stop } from './stop.mjs';

/**
 * Reads a command's options, strictly.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @throws {Stop} with the usage, when there is an option that the command does not have
 */
export function readArguments(args, options, usage) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2);
  }
}

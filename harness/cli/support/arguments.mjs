import { parseArgs } from 'node:util';
import { Stop } from './stop.mjs';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} AnyOptions */

/**
 * Parses a command's options strictly, and its file arguments.
 *
 * @template {AnyOptions} Options
 * @param {string[]} args
 * @param {Options} options
 * @param {string} usage
 * @throws {Stop} with the usage, for an unknown option
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

/**
 * Parses an option with an integer.
 *
 * @param {string} option as typed: `--jobs`
 * @param {string} text
 * @param {number} least
 * @param {number} most
 * @throws {Stop} for anything else, or out of range
 */
export function readWhole(option, text, least, most) {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Stop(`${option} takes a whole number from ${least} to ${most}, not "${text}".`, 2);
}

/**
 * Parses an option with a number from 0 to `most`.
 *
 * @param {string} option as typed: `--faults`
 * @param {string} text
 * @param {number} most
 * @throws {Stop} for anything else
 */
export function readNumber(option, text, most) {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= most) return value;
  throw new Stop(`${option} takes a number from 0 to ${most}, not "${text}".`, 2);
}

/**
 * Parses an option with a fixed set of values.
 *
 * @template {string | number} Choice
 * @param {string} option as typed: `--brand`
 * @param {string} text
 * @param {readonly Choice[]} choices
 * @returns {Choice}
 * @throws {Stop} for any other value
 */
export function readChoice(option, text, choices) {
  const found = choices.find((choice) => String(choice) === text);
  if (found !== undefined) return found;
  throw new Stop(`${option} takes one of ${choices.join(', ')}, not "${text}".`, 2);
}

/**
 * Parses an option with a pattern; an empty one matches everything.
 *
 * @param {string} option as typed: `--only`
 * @param {string} text
 * @throws {Stop} for an invalid regular expression
 */
export function readPattern(option, text) {
  try {
    return new RegExp(text);
  } catch {
    throw new Stop(`${option} takes a regular expression, not "${text}".`, 2);
  }
}

/** @template Result @param {() => Result} read @param {string} usage @returns {Result} */
function orStop(read, usage) {
  try {
    return read();
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, 2);
  }
}

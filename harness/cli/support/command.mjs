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

/** @typedef {Command<AnyOptions>} AnyCommand */

/**
 * An option: help of a switch; or name of the value, help and default. A value FILE names a file to write, and a value
 * that ends with `…` may be repeated.
 *
 * @typedef {string | readonly [value: string, help: string, initial?: string]} Option
 */

/**
 * @template {Record<string, Option>} Options
 * @typedef {{ [Name in keyof Options]: Options[Name] extends string
 *   ? { type: 'boolean', default: false }
 *   : Options[Name] extends readonly [`${string}…`, string]
 *     ? { type: 'string', multiple: true }
 *     : Options[Name] extends readonly [string, string, string]
 *       ? { type: 'string', default: string }
 *       : { type: 'string' } }} Parsed
 */

/**
 * Declares a command; its usage follows.
 *
 * @template {Record<string, Option>} const Options
 * @param {string} name as npm runs it: `trace -- diff`
 * @param {string} args its arguments besides options: `FILE [PATH…]`
 * @param {string} does
 * @param {Options} [options]
 * @param {readonly [zero?: string, one?: string]} [exits] meaning of the exit codes 0 and 1
 * @returns {Command<Parsed<Options>>}
 */
export function command(name, args, does, options, exits = []) {
  const rows = Object.entries(options ?? {}).map(([option, given]) => {
    const [value, help, initial] = typeof given === 'string' ? ['', given] : given;
    return { option, value, help, initial, shown: `--${option} ${value}`.trimEnd() };
  });
  const width = Math.max(...rows.map(({ shown }) => shown.length));
  const lines = rows.map(
    ({ shown, help }) =>
      `  ${shown.padEnd(width)}  ${help.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}\n`,
  );
  const words = args.match(/\S+/g) ?? [];
  const line = [...words, ...(rows.length > 0 ? ['[OPTION…]'] : [])].join(' ');
  const codes = exits
    .flatMap((meaning, code) => (meaning ? [`${code} ${meaning}, `] : []))
    .join('');
  const parsed = rows.map(({ option, value, initial }) => [
    option,
    value === ''
      ? { type: 'boolean', default: false }
      : {
          type: 'string',
          ...(value.endsWith('…') && { multiple: true }),
          ...(initial !== undefined && { default: initial }),
        },
  ]);
  return {
    usage: [
      `Usage: npm run ${name}${line && !name.includes(' -- ') ? ' --' : ''} ${line}`.trimEnd(),
      `\n${does}\n`,
      ...(rows.length > 0 ? ['\n', ...lines] : []),
      ...(codes ? [`\nExit code: ${codes}2 invalid arguments, or an unreadable file.\n`] : []),
    ].join(''),
    options: Object.fromEntries(parsed),
    paths: [
      words.filter((word) => !word.startsWith('[')).length,
      args.includes('…') ? Infinity : words.length,
    ],
    writes: rows.flatMap(({ option, value }) => (value === 'FILE' ? [option] : [])),
  };
}

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
 * Runs a command: checks this Node, reads the arguments, and prints one message if they are invalid.
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECK, GENERATE, SINGLE, TOOLS, TRACE } from './commands.mjs';
import { command, readCommand } from './support/command.mjs';
import { readPort } from './support/port.mjs';
import { withProgress } from './support/progress.mjs';
import { binOf, PROJECT } from './support/project.mjs';
import { checkNode, ensureInstalled } from './support/setup.mjs';
import { runMain, Stop } from './support/stop.mjs';

/** @typedef {import('./support/command.mjs').AnyCommand} AnyCommand */

/** @type {Record<string, Record<string, AnyCommand>>} */
const GROUPS = { trace: TRACE, check: CHECK, generate: GENERATE };
/** @type {Record<string, AnyCommand>} */
const SINGLES = SINGLE;
/** @type {Record<string, AnyCommand & { bin: string[], args: string[], otherwise?: string[] }>} */
const TOOL_TABLE = TOOLS;

/** Verbs whose file has another name. */
const ELSEWHERE = /** @type {Record<string, string>} */ ({
  garments: '../../fixtures/pictures/render.ts',
  view: './replay.ts',
});

// Reads arguments before any dependency loads: `--help` works on a fresh clone.
await runMain(async () => {
  checkNode(process.versions.node);
  const [name = ''] = process.argv.splice(2, 1);
  const tool = TOOL_TABLE[name];
  if (tool) return runTool(tool, process.argv.slice(2));
  const verbs = GROUPS[name];
  const verb = verbs ? verbOf(name, verbs) : name;
  const found = verbs?.[verb] ?? SINGLES[verb];
  if (!found || !readCommand(found, process.argv.slice(2))) return undefined;
  ensureInstalled();
  if (verb === 'view') process.argv.splice(2, 0, '--view');
  const { register } = await import('tsx/esm/api');
  register();
  await import(ELSEWHERE[verb] ?? `./${verb}.ts`);
  return undefined;
});

/**
 * Removes the verb from the arguments; empty if help was printed.
 *
 * @param {string} name @param {Record<string, AnyCommand>} verbs
 */
function verbOf(name, verbs) {
  const [verb = ''] = process.argv.slice(2);
  if (Object.hasOwn(verbs, verb)) return process.argv.splice(2, 1)[0] ?? '';
  const list = Object.entries(verbs).map(([one, { usage }]) => {
    const [, does = ''] = /\n([^]*?)(?:[.:]\s|$)/.exec(usage) ?? [];
    return `  ${one.padEnd(12)}  ${does.replaceAll('\n', ' ')}`;
  });
  const all = command(`${name} -- VERB`, '', `Each verb has --help.\n\n${list.join('\n')}`);
  if (readCommand(all, process.argv.slice(2))) throw new Stop(all.usage, 2);
  return '';
}

/** @param {AnyCommand & { bin: string[], args: string[], otherwise?: string[] }} tool @param {string[]} given */
async function runTool(tool, given) {
  const read = readCommand(tool, given);
  if (!read) return 0;
  const { values, paths } = read;
  if (typeof values['port'] === 'string') readPort(values['port']);
  ensureInstalled();
  const options = Object.entries(values).flatMap(([option, value]) =>
    typeof value === 'string' ? [`--${option}`, value] : value === true ? [`--${option}`] : [],
  );
  const [bin = '', script] = tool.bin;
  const files = paths.length > 0 ? paths : (tool.otherwise ?? []);
  const args = [binOf(bin, script), ...tool.args, ...options, ...files];
  const run = async () => {
    const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: 'inherit' });
    // The child receives the terminal's Ctrl+C too and ends by itself.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill());
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  };
  const isServer = 'port' in tool.options;
  return isServer ? run() : withProgress(`Run of ${bin}`, run, { isShared: true });
}

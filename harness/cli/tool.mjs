import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readCommand } from './support/command.mjs';
import { binOf, PROJECT } from './support/project.mjs';
import { readPort } from './support/port.mjs';
import { checkNode, ensureInstalled } from './support/setup.mjs';
import { runMain, Stop } from './support/stop.mjs';

const SERVER = /** @type {const} */ ({ port: { type: 'string' }, host: { type: 'string' } });

/**
 * Commands of other packages, with those of their options that make sense here.
 *
 * @typedef {import('./support/command.mjs').Command<import('./support/arguments.mjs').AnyOptions> & { bin: [string, string?], args: string[], otherwise?: string[] }} Tool
 * @type {Record<string, Tool>}
 */
const TOOLS = {
  dev: {
    bin: ['vite'],
    args: [],
    options: SERVER,
    usage: `npm run dev -- [--port N] [--host ADDRESS]

Development server of the shop, with the simulated backend; a change of a file shows at once.
`,
  },
  'stories:dev': {
    bin: ['@ladle/react', 'ladle'],
    args: ['serve', '--config', 'harness/config/ladle'],
    options: SERVER,
    usage: `npm run stories:dev -- [--port N] [--host ADDRESS]

Development server of the showroom.
`,
  },
  format: {
    bin: ['prettier'],
    args: ['--write'],
    otherwise: ['.'],
    options: {},
    paths: [0, Infinity],
    usage: `npm run format -- [PATH…]

Formats files and folders; without any, all.
`,
  },
  lint: {
    bin: ['oxlint'],
    args: ['--type-aware', '--deny-warnings'],
    options: { fix: { type: 'boolean' } },
    paths: [0, Infinity],
    usage: `npm run lint -- [PATH…] [--fix]

Checks files and folders by the rules of .oxlintrc.json; without any, all.
`,
  },
  types: {
    bin: ['typescript', 'tsc'],
    args: [],
    options: {},
    usage: `npm run types

Checks the types of all sources.
`,
  },
};

await runMain(async () => {
  checkNode(process.versions.node);
  const [name = '', ...args] = process.argv.slice(2);
  const tool = TOOLS[name];
  if (!tool)
    throw new Stop(`There is no tool ${name}; there are ${Object.keys(TOOLS).join(', ')}.`, 2);
  const given = readCommand(tool, args);
  if (!given) return 0;
  const { values, paths } = given;
  if (typeof values['port'] === 'string') readPort(values['port']);
  ensureInstalled();
  const options = Object.entries(values).flatMap(([option, value]) =>
    typeof value === 'string' ? [`--${option}`, value] : [`--${option}`],
  );
  const [bin, command] = tool.bin;
  const files = paths.length > 0 ? paths : (tool.otherwise ?? []);
  const child = spawn(process.execPath, [binOf(bin, command), ...tool.args, ...options, ...files], {
    cwd: PROJECT,
    stdio: 'inherit',
  });
  // The child gets the terminal's Ctrl+C as well, and ends by itself.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill());
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
});

import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser } from '../support/browser.mjs';
import { inProject } from '../support/project.mjs';
import { treeHash } from '../support/source-stamp.mjs';

/** @typedef {import('./stages.mjs').Outcome} Outcome */

/** Other browsers that tests use, where they are installed. */
const OTHER_BROWSERS = ['chromium', 'firefox', 'firefox-esr', 'WebKitWebDriver'];

/**
 * Stores the green outcomes of stages, each with the key of the tree that it was run over.
 *
 * @param {() => string} [keyOf] by default hashes the sources, this Node and the installed browsers
 * @param {string} [folder]
 */
export function storedOutcomes(
  keyOf = treeAndMachine,
  folder = inProject('.cache', 'verify', process.version),
) {
  const fileOf = (/** @type {string} */ stage) => join(folder, `${stage}.json`);
  return {
    key: keyOf,
    /** @param {string} stage @param {string} key @returns {Outcome | undefined} */
    read(stage, key) {
      if (!existsSync(fileOf(stage))) return undefined;
      const stored = parsed(readFileSync(fileOf(stage), 'utf8'));
      return stored?.key === key ? stored.outcome : undefined;
    },
    /**
     * Stores a green outcome. A stage in which nothing was checked is not stored, and runs again.
     *
     * @param {string} stage @param {string} key @param {Outcome} outcome
     */
    write(stage, key, { output: _, ...outcome }) {
      if (outcome.failed > 0 || outcome.passed === 0) return;
      mkdirSync(dirname(fileOf(stage)), { recursive: true });
      writeFileSync(fileOf(stage), JSON.stringify({ key, outcome }));
    },
  };
}

/** @param {string} text @returns {{ key: string, outcome: Outcome } | undefined} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    // A run that was killed may leave half a file.
    return undefined;
  }
}

/** @type {string | undefined} */
let machine;

function treeAndMachine() {
  machine ??= describeMachine();
  return createHash('sha256').update(`${treeHash()}\n${machine}`).digest('hex');
}

function describeMachine() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const others = OTHER_BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const browsers = [findBrowser() ?? '', ...others].filter((file) => file && existsSync(file));
  return [process.version, process.platform, ...browsers.map(versionOf)].join('\n');
}

/** Identifies an installed program without running it. @param {string} file */
function versionOf(file) {
  const { size, mtimeMs } = statSync(file);
  return `${realpathSync(file)} ${size} ${mtimeMs}`;
}

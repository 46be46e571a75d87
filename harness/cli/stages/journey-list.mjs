import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { binOf, inProject } from '../support/project.mjs';
import { run, runCommand } from '../support/run.mjs';
import { treeHash } from '../support/source-stamp.mjs';
import { Stop } from '../support/stop.mjs';
import { draw } from './draw.mjs';

/** Number of journeys that `npm test` draws besides the smoke journeys. */
const SAMPLE = 12;
/** Files with slow journeys, which make a build or visit the whole shop: minutes each. */
const NOT_DRAWN =
  /^(?:showroom|tools|every-text|document\/(?:release|two-releases|layout-shift|canaries))\.spec\.ts/;

/**
 * Arguments for Playwright that select an extent's journeys: all for `verify`; else the smoke journeys and a sample that
 * the hash of the tree draws, with those of the changed files for `changed`. Prints the digest of the list.
 *
 * @param {import('./stages.mjs').Extent} extent
 * @returns {Promise<string[]>}
 */
export async function journeyList({ kind, since }) {
  if (kind === 'verify') return [];
  const all = await allJourneys();
  const changed = kind === 'changed' ? await changedFiles(since ?? 'HEAD') : [];
  const chosen = chosenJourneys(all, treeHash(), changed);
  const file = inProject('.cache', 'journeys.txt');
  const text = chosen.map(({ line }) => `${line}\n`).join('');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const count = `${chosen.length} of ${all.length} journeys`;
  process.stdout.write(`${count}, drawn by the hash of the files; digest of the list: ${digest}\n`);
  return [`--test-list=${file}`];
}

/**
 * @typedef {{ line: string, isSmoke: boolean }} Journey `line` as Playwright lists it: file › titles
 */

/**
 * @param {readonly Journey[]} all
 * @param {string} tree hash of all files
 * @param {readonly string[]} changed changed files of `tests/journeys`
 */
export function chosenJourneys(all, tree, changed) {
  const isFixed = (/** @type {Journey} */ { line, isSmoke }) =>
    isSmoke || changed.some((file) => line.startsWith(file));
  const others = all.filter((journey) => !isFixed(journey) && !NOT_DRAWN.test(journey.line));
  const drawn = draw(others, SAMPLE, tree);
  return all.filter((journey) => isFixed(journey) || drawn.includes(journey));
}

/** @returns {Promise<Journey[]>} */
async function allJourneys() {
  const args = ['test', '--config', 'harness/config/playwright.config.ts', '--list'];
  const env = { SELVEDGE_URL: 'http://localhost' };
  const script = binOf('@playwright/test', 'playwright');
  const { status, output } = await run(script, [...args, '--reporter=json'], { env });
  if (status !== 0) throw new Stop(`The journeys do not load:\n${output}`);
  return JSON.parse(output).suites.flatMap((/** @type {any} */ suite) => journeysOf(suite, []));
}

/** @param {any} suite @param {string[]} above @returns {Journey[]} */
function journeysOf({ title, specs, suites = [] }, above) {
  const titles = [...above, title];
  return [
    ...specs.map((/** @type {any} */ spec) => ({
      line: [...titles, spec.title].join(' › '),
      isSmoke: spec.tags.includes('smoke'),
    })),
    ...suites.flatMap((/** @type {any} */ inner) => journeysOf(inner, titles)),
  ];
}

/** @param {string} since */
async function changedFiles(since) {
  const args = ['diff', '--name-only', '--relative=tests/journeys', since];
  const { status, output } = await runCommand('git', args);
  if (status !== 0) throw new Stop(`There is no revision ${since} here.`, 2);
  return output.split('\n').filter((file) => file.endsWith('.spec.ts'));
}

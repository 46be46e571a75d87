import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { chromium } from '@playwright/test';
import { type ListedState, listStates, readShot, takeStates } from '#harness/pictures/camera.ts';
import { type Difference, differenceOf } from '#harness/pictures/differ.ts';
import { type Changed, kindsOf, reportPage } from '#harness/pictures/report.ts';
import { hashText } from '#src/kernel/hash.ts';
import { listen } from '#harness/server/listen.mjs';
import { BROWSER_ARGS, ensureBrowser } from './support/browser.mjs';
import { inProject } from './support/project.mjs';
import { runCommand } from './support/run.mjs';
import { ensureShowroom, serveShowroom } from './showroom.mjs';
import { Stop } from './support/stop.mjs';

const FOLDER = inProject('.cache', 'pictures', 'compare');
/** Built showrooms of other revisions, and the pictures that were taken of them. */
const KEPT = inProject('.cache', 'showrooms');
/** Pictures that an earlier camera took are no good. */
const CAMERA = hashText(readFileSync(inProject('harness', 'pictures', 'camera.ts'), 'utf8'));
/** So many states that differ in the same way do not do so by chance. */
const CERTAIN = 10;
/** So often any other difference is looked at: what is the same once is the same. */
const MOST_LOOKS = 3;

export interface CompareOptions {
  revision: string;
  brands: readonly string[];
  screen: number;
  /** Only states whose key it fits. */
  only: RegExp;
  jobs: number;
}

/** Takes all states now and at a revision, and writes down what differs. Says how many do. */
export async function compareWith({
  revision,
  brands,
  screen,
  only,
  jobs,
}: CompareOptions): Promise<number> {
  const started = Date.now();
  const commit = await git('rev-parse', '--verify', `${revision}^{commit}`);
  stdout.write(`Building the showroom, and that of ${commit.slice(0, 8)} …\n`);
  const folders = [await showroomOf(commit), await ensureShowroom()];
  const servers = await Promise.all(
    folders.map((folder) => listen(serveShowroom(folder), { port: 0 })),
  );
  const [oldUrl = '', newUrl = ''] = servers.map(({ port }) => `http://localhost:${port}`);
  const executablePath = await ensureBrowser((line: string) => stdout.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  rmSync(FOLDER, { recursive: true, force: true });
  const changed: Changed[] = [];
  let count = 0;
  let added: string[] = [];
  let removed: string[] = [];
  try {
    const wanted = (states: readonly ListedState[]) => states.filter(({ key }) => only.test(key));
    const before = wanted(await listStates({ browser, url: oldUrl }));
    const now = wanted(await listStates({ browser, url: newUrl }));
    const both = now.filter(({ key }) => before.some((one) => one.key === key));
    added = namesBeyond(now, before);
    removed = namesBeyond(before, now);
    for (const brand of brands) {
      const common = { browser, brand, screen, jobs };
      const kept = `${commit}-${brand}-${screen}-${CAMERA}`;
      const old = { ...common, url: oldUrl, folder: join(KEPT, kept) };
      const fresh = { ...common, url: newUrl, folder: join(FOLDER, `now-${brand}-${screen}`) };
      const missing = both.filter(({ key }) => !existsSync(join(old.folder, `${key}.log`)));
      await takeStates(old, missing);
      await takeStates(fresh, both);
      count += both.length;
      const differences = await differing(old.folder, fresh.folder, both);
      let suspects = both.filter(({ key }) => isSuspect(differences, key));
      for (let look = 1; look < MOST_LOOKS && suspects.length > 0; look++) {
        await takeStates(old, suspects);
        await takeStates(fresh, suspects);
        const again = await differing(old.folder, fresh.folder, suspects);
        for (const { key } of suspects) differences.delete(key);
        for (const [key, difference] of again) differences.set(key, difference);
        suspects = suspects.filter(({ key }) => again.has(key));
      }
      for (const state of both) {
        const found = differences.get(state.key);
        if (found) changed.push(keepDifference(state, found, brand, old.folder, fresh.folder));
      }
      stdout.write(`${brand}, ${screen} px: ${both.length} states\n`);
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, 'index.html');
  const title = `What looks otherwise than at ${revision}`;
  writeFileSync(file, reportPage({ title, count, changed, added, removed }));
  const seconds = Math.round((Date.now() - started) / 1000);
  for (const [kind, alike] of kindsOf(changed)) {
    stdout.write(`${kind}:\n`);
    for (const { name, place, points } of alike)
      stdout.write(`  ${place}: ${name}: ${points} points\n`);
  }
  stdout.write(`${changed.length} of ${count} states look otherwise (${seconds} s): ${file}\n`);
  return changed.length;
}

function namesBeyond(states: readonly ListedState[], others: readonly ListedState[]): string[] {
  const known = new Set(others.map(({ key }) => key));
  return states.filter(({ key }) => !known.has(key)).map(({ name }) => name);
}

/** The states that look otherwise, by their keys. */
async function differing(
  before: string,
  now: string,
  states: readonly ListedState[],
): Promise<Map<string, Difference>> {
  const found = new Map<string, Difference>();
  for (const { key } of states) {
    const [old, fresh] = [readShot(before, key), readShot(now, key)];
    const difference = await differenceOf(old.picture, fresh.picture);
    if (difference) found.set(key, difference);
  }
  return found;
}

/**
 * Whether a difference is looked at again: a page that was not whole yet is none. What many states show
 * in the same way is no such chance.
 */
function isSuspect(differences: ReadonlyMap<string, Difference>, key: string): boolean {
  const kind = differences.get(key)?.kind;
  const alike = [...differences.values()].filter((one) => one.kind === kind);
  return kind !== undefined && alike.length < CERTAIN;
}

function keepDifference(
  { key, name, place }: ListedState,
  { points, kind, box, drawn }: Difference,
  brand: string,
  before: string,
  now: string,
): Changed {
  const [old, fresh] = [readShot(before, key), readShot(now, key)];
  const file = (part: string) => `${brand}-${key}-${part}.png`;
  const keep = (part: string, picture: Buffer) => {
    writeFileSync(join(FOLDER, file(part)), picture);
    return file(part);
  };
  return {
    name: `${name} (${brand})`,
    place,
    points,
    kind,
    box,
    before: keep('before', old.picture),
    after: keep('now', fresh.picture),
    difference: keep('difference', drawn),
    logs: { before: old.log, after: fresh.log },
  };
}

/** The built showroom of a commit; it is built once. */
async function showroomOf(commit: string): Promise<string> {
  const folder = join(KEPT, commit);
  if (existsSync(folder)) return folder;
  const checkout = join(KEPT, `${commit}-sources`);
  await git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    if (!existsSync(join(checkout, 'stories', 'showroom')))
      throw new Stop(`${commit.slice(0, 8)} has no showroom yet.`);
    symlinkSync(inProject('node_modules'), join(checkout, 'node_modules'), 'junction');
    renameSync(await ensureShowroom(checkout), folder);
  } finally {
    await git('worktree', 'remove', '--force', checkout);
  }
  return folder;
}

async function git(...args: string[]): Promise<string> {
  const { status, output } = await runCommand('git', args);
  if (status !== 0) throw new Stop(`git ${args.join(' ')}:\n${output}`);
  return output.trim();
}

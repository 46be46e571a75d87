import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { type Browser, chromium } from '@playwright/test';
import { borrowTree, commitOf, provideModules } from '#harness/compare/worktrees.ts';
import { type Camera, type Failures, type ListedState, listStates, takeStates } from './camera.ts';
import { changedLines, differingShots, keepDifference } from './compare-shots.ts';
import type { Difference } from './differ.ts';
import { type Changed, reportPage } from './report.ts';
import type { Screen } from '#harness/showroom/setting.ts';
import { hashText } from '#src/kernel/hash.ts';
import { listen } from '#harness/server/listen.mjs';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { withProgress } from '#harness/cli/support/progress.mjs';
import { PROJECT, inProject } from '#harness/cli/support/project.mjs';
import { ensureShowroom, serveShowroom } from '#harness/showroom/ensure-showroom.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';

const FOLDER = inProject('.cache', 'pictures', 'compare');
/** Cache of built showrooms of other revisions, with their screenshots. */
const KEPT = inProject('.cache', 'showrooms');
/** Maximum number of cached showrooms, least recently used removed first. */
const MOST_KEPT = 12;
/** Cached screenshots of an older camera are invalid. */
const CAMERA = ['camera.ts', 'in-page.ts'].map((file) =>
  readFileSync(inProject('harness', 'pictures', file), 'utf8'),
);
/** From this number on, equal differences cannot be flakes. */
const CERTAIN = 10;
/** Maximum number of attempts for other differences; one equal attempt is enough. */
const MOST_LOOKS = 3;

export interface CompareOptions {
  revision: string;
  brands: readonly string[];
  screen: Screen;
  /** Includes only states whose key matches. */
  only: RegExp;
  jobs: number;
}

/**
 * Takes all states now and at a revision, and writes a report of the differences. Returns the number of differing and
 * failed states.
 *
 * @throws {Stop} if the revision is unknown or has no showroom, or no state matches
 */
export async function compareWith(options: CompareOptions): Promise<number> {
  const { revision, brands, screen } = options;
  const started = Date.now();
  const commit = commitOf(PROJECT, revision);
  const executablePath = await ensureBrowser((line: string) => stdout.write(`${line}\n`));
  stdout.write(`Building the showroom, and that of ${commit.slice(0, 8)} …\n`);
  const folders = await withProgress(
    'Showrooms of two revisions',
    async () => ({ before: await showroomOf(commit), now: await ensureShowroom() }),
    { isShared: true },
  );
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const servers: Awaited<ReturnType<typeof listen>>[] = [];
  const serve = async (folder: string) => {
    const server = await listen(serveShowroom(folder), { port: 0 });
    servers.push(server);
    return `http://localhost:${server.port}`;
  };
  const parts: Compared[] = [];
  try {
    const urls = { before: await serve(folders.before), now: await serve(folders.now) };
    for (const brand of brands) {
      const part = await compareBrand({ ...options, brand, browser, urls, commit });
      parts.push(part);
      stdout.write(`${brand}, ${screen} px: ${part.count} states\n`);
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
  const file = join(FOLDER, 'index.html');
  const title = `What looks otherwise than at ${revision}`;
  const all = together(parts);
  writeFileSync(file, reportPage({ title, ...all }));
  for (const line of changedLines(all.changed)) stdout.write(`${line}\n`);
  for (const { name, reason } of all.failed)
    stdout.write(`Could not be shown: ${name}: ${reason}\n`);
  const seconds = Math.round((Date.now() - started) / 1000);
  const { changed, count, failed } = all;
  stdout.write(`${changed.length} of ${count} states look otherwise (${seconds} s): ${file}\n`);
  return changed.length + failed.length;
}

function together(parts: readonly Compared[]): Compared {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    changed: parts.flatMap(({ changed }) => changed),
    failed: parts.flatMap(({ failed }) => failed),
    added: [...new Set(parts.flatMap(({ added }) => added))],
    removed: [...new Set(parts.flatMap(({ removed }) => removed))],
  };
}

interface Compared {
  /** Number of states on both sides. */
  count: number;
  changed: Changed[];
  failed: { name: string; reason: string }[];
  /** Names of states that only one side has. */
  added: string[];
  removed: string[];
}

interface BrandOptions extends CompareOptions {
  brand: string;
  browser: Browser;
  urls: { before: string; now: string };
  commit: string;
}

async function compareBrand(options: BrandOptions): Promise<Compared> {
  const { browser, brand, screen, only, jobs, urls, commit } = options;
  const listed = async (url: string) =>
    (await listStates({ browser, url, brand })).filter(({ key }) => only.test(key));
  const [before, now] = [await listed(urls.before), await listed(urls.now)];
  const states = now.filter(({ key }) => before.some((one) => one.key === key));
  if (states.length === 0) throw new Stop(`No state of both fits ${only.source}.`);
  const common = { browser, brand, screen, jobs };
  const painter = hashText([...CAMERA, ...BROWSER_ARGS, browser.version()].join('\n'));
  const keptFolder = join(KEPT, `${commit}-${brand}-${screen}-${painter}`);
  const old: Camera = { ...common, url: urls.before, folder: keptFolder };
  const fresh: Camera = {
    ...common,
    url: urls.now,
    folder: join(FOLDER, `now-${brand}-${screen}`),
  };
  const failures: Failures = new Map();
  const take = async (camera: Camera, some: readonly ListedState[]) => {
    const taken = await withProgress(
      `States of ${brand}`,
      (progress) => takeStates({ ...camera, onTaken: () => progress.step() }, some),
      { total: some.length },
    );
    for (const [key, reason] of taken) failures.set(key, reason);
  };
  const seen = (some: readonly ListedState[]) => some.filter(({ key }) => !failures.has(key));
  await take(
    old,
    states.filter(({ key }) => !existsSync(join(keptFolder, `${key}.log`))),
  );
  touch(keptFolder);
  await take(fresh, seen(states));
  const differences = await differingShots(keptFolder, fresh.folder, seen(states));
  let suspects = states.filter(({ key }) => isSuspect(differences, key));
  for (let look = 1; look < MOST_LOOKS && suspects.length > 0; look++) {
    await take(old, suspects);
    await take(fresh, seen(suspects));
    const again = await differingShots(keptFolder, fresh.folder, seen(suspects));
    for (const { key } of suspects) differences.delete(key);
    for (const [key, difference] of again) differences.set(key, difference);
    suspects = suspects.filter(({ key }) => again.has(key));
  }
  const changed = states.flatMap((state) => {
    const found = differences.get(state.key);
    const named = { ...state, name: `${state.name} (${brand})` };
    const folders = { before: keptFolder, now: fresh.folder, report: FOLDER };
    return found ? [keepDifference(named, found, folders, `${brand}-`)] : [];
  });
  const failed = states.flatMap(({ key, name }) => {
    const reason = failures.get(key);
    return reason === undefined ? [] : [{ name: `${name} (${brand})`, reason }];
  });
  const [added, removed] = [namesBeyond(now, before), namesBeyond(before, now)];
  return { count: states.length - failed.length, changed, failed, added, removed };
}

function namesBeyond(states: readonly ListedState[], others: readonly ListedState[]): string[] {
  const known = new Set(others.map(({ key }) => key));
  return states.filter(({ key }) => !known.has(key)).map(({ name }) => name);
}

/** True if a difference may be a flake of an incomplete page. The same difference in many states is none. */
function isSuspect(differences: ReadonlyMap<string, Difference>, key: string): boolean {
  const kind = differences.get(key)?.kind;
  const alike = [...differences.values()].filter((one) => one.kind === kind);
  return kind !== undefined && alike.length < CERTAIN;
}

/** Builds the showroom of a commit, or returns the cached one. */
async function showroomOf(commit: string): Promise<string> {
  const folder = join(KEPT, commit);
  if (existsSync(folder)) {
    touch(folder);
    return folder;
  }
  const tree = borrowTree(PROJECT, commit);
  try {
    if (!existsSync(join(tree.folder, 'stories', 'showroom')))
      throw new Stop(`${commit.slice(0, 8)} has no showroom yet.`);
    provideModules(tree.folder);
    mkdirSync(KEPT, { recursive: true });
    renameSync(await ensureShowroom(tree.folder), folder);
  } finally {
    tree.remove();
  }
  forgetOldest();
  return folder;
}

function touch(folder: string): void {
  const now = new Date();
  utimesSync(folder, now, now);
}

function forgetOldest(): void {
  readdirSync(KEPT)
    .map((name) => join(KEPT, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    .slice(MOST_KEPT)
    .forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}

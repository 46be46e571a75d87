import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import {
  type Infer,
  array,
  create,
  literal,
  number,
  object,
  string,
  type,
  union,
} from 'superstruct';
import { type Screen, SCREEN_HEIGHTS } from '#harness/showroom/setting.ts';
import { comeToRest, goTo, shape, stepOn, tellLog } from './in-page.ts';

const ListedState = type({
  key: string(),
  name: string(),
  place: string(),
  shown: union([object({ story: string() }), object({ scenario: string(), step: number() })]),
});
export type ListedState = Infer<typeof ListedState>;

const Told = union([
  type({ kind: literal('at') }),
  type({ kind: literal('failed'), reason: string() }),
]);

export interface Camera {
  browser: Browser;
  url: string;
  brand: string;
  screen: Screen;
  folder: string;
  /** Number of parallel pages. */
  jobs: number;
  /** Called after each state. */
  onTaken?(): void;
}

/** Timeout of a page in ms. */
const MOST_WAIT_MS = 60_000;

/** Maximum number of attempts while a page makes requests, or changes during the screenshot. */
const MOST_TURNS = 20;

/**
 * Lists the states of a showroom.
 *
 * @throws after a minute without an answer, or for an unexpected answer
 */
export async function listStates({
  browser,
  url,
  brand,
}: Pick<Camera, 'browser' | 'url' | 'brand'>): Promise<ListedState[]> {
  const page = await browser.newPage();
  await page.goto(`${url}${listAddress(brand)}`);
  const text = await page.locator('#states').textContent({ timeout: MOST_WAIT_MS });
  await page.close();
  return create(JSON.parse(text ?? '[]'), array(ListedState));
}

export type Failures = Map<string, string>;

/**
 * Writes a screenshot and log of each state: `KEY.png` and `KEY.log`. Returns the reasons of failed states, which have
 * no files.
 */
export async function takeStates(
  camera: Camera,
  states: readonly ListedState[],
): Promise<Failures> {
  mkdirSync(camera.folder, { recursive: true });
  const waiting = walksOf(states);
  const failures: Failures = new Map();
  await Promise.all(
    Array.from({ length: Math.min(camera.jobs, waiting.length) }, () =>
      takeNext(camera, waiting, failures),
    ),
  );
  return failures;
}

/** Groups consecutive states of one scenario: each continues from the previous one. */
function walksOf(states: readonly ListedState[]): ListedState[][] {
  const walks: ListedState[][] = [];
  for (const state of states) {
    const last = walks.at(-1);
    if (last?.[0] && isNextIn(last[0].shown, state.shown)) last.push(state);
    else walks.push([state]);
  }
  return walks;
}

function isNextIn(before: ListedState['shown'], shown: ListedState['shown']): boolean {
  return 'scenario' in before && 'scenario' in shown && before.scenario === shown.scenario;
}

/** Worker with one page: takes states from the queue until it is empty. */
async function takeNext(
  camera: Camera,
  waiting: ListedState[][],
  failures: Failures,
): Promise<void> {
  let stand = await openStand(camera);
  async function anew(): Promise<Stand> {
    await stand.page.context().close();
    return openStand(camera);
  }
  for (let walk = waiting.shift(); walk; walk = waiting.shift())
    for (const state of walk) {
      const isTaken = (await tryTake(stand, state)) === undefined;
      camera.onTaken?.();
      if (isTaken) continue;
      // On a busy machine about one in a thousand times out: retry on a new page.
      stand = await anew();
      const reason = await tryTake(stand, state);
      if (reason === undefined) continue;
      failures.set(state.key, reason);
      for (const ending of ['png', 'log'])
        rmSync(join(camera.folder, `${state.key}.${ending}`), { force: true });
      stand = await anew();
    }
  await stand.page.context().close();
}

/** A page that shows one state after another. */
interface Stand {
  camera: Camera;
  page: Page;
  devtools: CDPSession;
  /** The shown state; unset after a failure. */
  shown?: ListedState['shown'];
  /** Number of requests, and of those that are finished or failed. */
  asked: number;
  answered: number;
}

async function openStand(camera: Camera): Promise<Stand> {
  const { browser, url, screen } = camera;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: screen, height: SCREEN_HEIGHTS[screen] },
    deviceScaleFactor: 1,
  });
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  // Page with only what every state needs.
  await page.goto(listAddress(camera.brand));
  await page.locator('#states').waitFor({ timeout: MOST_WAIT_MS });
  const devtools = await context.newCDPSession(page);
  const stand: Stand = { camera, page, devtools, asked: 0, answered: 0 };
  page.on('request', () => (stand.asked += 1));
  page.on('requestfinished', () => (stand.answered += 1));
  page.on('requestfailed', () => (stand.answered += 1));
  return stand;
}

/** Returns the reason of a failure, or `undefined`. */
async function tryTake(stand: Stand, state: ListedState): Promise<string | undefined> {
  try {
    await take(stand, state);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function take(stand: Stand, { key, shown }: ListedState): Promise<void> {
  const { page, shown: before } = stand;
  const { brand, screen, folder } = stand.camera;
  const told = create(
    before && 'step' in shown && isNextIn(before, shown)
      ? await inTime(page.evaluate(stepOn, shown.step))
      : await inTime(page.evaluate(goTo, addressOf(shown, brand, screen))),
    Told,
  );
  if (told.kind === 'failed') throw new Error(told.reason);
  const picture = await stillPicture(stand);
  const file = join(folder, key);
  writeFileSync(`${file}.png`, picture);
  writeFileSync(`${file}.log`, await inTime(page.evaluate(tellLog)));
  stand.shown = shown;
}

/** Waits until no request is pending and none has started meanwhile. */
async function rest(stand: Stand): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const seen = stand.asked;
    await inTime(stand.page.evaluate(comeToRest));
    if (seen === stand.asked && stand.answered >= stand.asked) return;
  }
}

/** Screenshot during which the page did not change. */
async function stillPicture(stand: Stand): Promise<Buffer> {
  const { page } = stand;
  let picture: Buffer;
  let before: string;
  let turn = 0;
  do {
    turn += 1;
    await rest(stand);
    before = await inTime(page.evaluate(shape));
    picture = await wholePage(stand);
  } while (turn < MOST_TURNS && before !== (await inTime(page.evaluate(shape))));
  return picture;
}

/** Full-page PNG with fast compression: best compression takes as long as everything else. */
async function wholePage({ devtools }: Stand): Promise<Buffer> {
  const { cssContentSize } = await inTime(devtools.send('Page.getLayoutMetrics'));
  const shot = devtools.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { ...cssContentSize, scale: 1 },
  });
  return Buffer.from((await inTime(shot)).data, 'base64');
}

/** Adds a timeout, which the browser's driver lacks. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `It said nothing for ${MOST_WAIT_MS / 1000} s.`;
    timer = setTimeout(() => reject(new Error(reason)), MOST_WAIT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function listAddress(brand: string): string {
  return `/?${new URLSearchParams({ story: 'showroom--list', mode: 'preview', brand }).toString()}`;
}

function addressOf(shown: ListedState['shown'], brand: string, screen: Screen): string {
  const story = 'story' in shown ? shown.story : 'showroom--page';
  const more = 'story' in shown ? {} : { scenario: shown.scenario, step: String(shown.step) };
  const setting = { brand, screen: String(screen), motion: 'reduce' };
  const search = { story, mode: 'preview', stage: 'on', ...setting, ...more };
  return `/?${new URLSearchParams(search).toString()}`;
}

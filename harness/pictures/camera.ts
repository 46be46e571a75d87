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

/** What a showroom's list says of a state. */
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
  /** Of a built showroom. */
  url: string;
  brand: string;
  screen: Screen;
  folder: string;
  /** Pages that take pictures side by side. */
  jobs: number;
}

/** A page that has said nothing for so long will not. */
const MOST_WAIT_MS = 60_000;

/** So often a page is waited for that asks for something while it is, or changes while its picture is taken. */
const MOST_TURNS = 20;

/**
 * What a showroom says that there is to be seen.
 *
 * @throws where it says nothing for a minute, or not what is expected
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

/** Why states have no picture, by their keys. */
export type Failures = Map<string, string>;

/**
 * Takes a picture and the log of each of these states into a folder: `KEY.png` and `KEY.log`.
 * Says which could not be shown, and why; of those the folder has neither.
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

/** States of one scenario stay together, as the next is one step on from the last. */
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

/** One page, which takes what nobody has begun yet until there is nothing left. */
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
      if ((await tryTake(stand, state)) === undefined) continue;
      // A busy machine now and then takes too long over one of a thousand: once more, on a page that has seen nothing.
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

/** A page that goes from state to state. */
interface Stand {
  camera: Camera;
  page: Page;
  devtools: CDPSession;
  /** What it shows, as long as every state before was shown as well. */
  shown?: ListedState['shown'];
  /** What the page has asked for, and what of it has come or never will. */
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
  // tsx has functions say their names by a helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  // A page of nothing but what every state needs.
  await page.goto(listAddress(camera.brand));
  await page.locator('#states').waitFor({ timeout: MOST_WAIT_MS });
  const devtools = await context.newCDPSession(page);
  const stand: Stand = { camera, page, devtools, asked: 0, answered: 0 };
  page.on('request', () => (stand.asked += 1));
  page.on('requestfinished', () => (stand.answered += 1));
  page.on('requestfailed', () => (stand.answered += 1));
  return stand;
}

/** Why a state could not be taken, or undefined where it was. */
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

/** Until nothing is under way, and nothing has been asked for meanwhile. */
async function rest(stand: Stand): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const seen = stand.asked;
    await inTime(stand.page.evaluate(comeToRest));
    if (seen === stand.asked && stand.answered >= stand.asked) return;
  }
}

/** A picture during which nothing on the page changed. */
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

/** The whole page as a PNG, packed in a hurry: packing it well takes as long as all else. */
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

/** What a page answers, which the browser's own driver waits for without end. */
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

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
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
  screen: number;
  folder: string;
  /** Pages that take pictures side by side. */
  jobs: number;
}

/** So often a page is waited for that asks for something while it is, or looks otherwise the next moment. */
const MOST_TURNS = 20;

const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 820: 1180, 1440: 900 };

/** What a showroom says that there is to be seen. */
export async function listStates({ browser, url }: Pick<Camera, 'browser' | 'url'>) {
  const page = await browser.newPage();
  await page.goto(`${url}/?story=showroom--list&mode=preview`);
  const text = await page.locator('#states').textContent({ timeout: 60_000 });
  await page.close();
  return create(JSON.parse(text ?? '[]'), array(ListedState));
}

/** Takes a picture and the log of each of these states into a folder: `KEY.png` and `KEY.log`. */
export async function takeStates(
  camera: Camera,
  states: readonly ListedState[],
  onTaken: (key: string) => void = () => undefined,
): Promise<void> {
  mkdirSync(camera.folder, { recursive: true });
  const waiting = walksOf(states);
  await Promise.all(
    Array.from({ length: Math.min(camera.jobs, waiting.length) }, () =>
      takeNext(camera, waiting, onTaken),
    ),
  );
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
  onTaken: (key: string) => void,
): Promise<void> {
  let stand = await openStand(camera);
  for (let walk = waiting.shift(); walk; walk = waiting.shift()) {
    try {
      await takeWalk(stand, walk);
    } catch {
      // A busy machine now and then takes too long over one of a thousand: once more, on a page that has seen nothing.
      await stand.page.context().close();
      stand = await openStand(camera);
      await takeWalk(stand, walk);
    }
    for (const { key } of walk) onTaken(key);
  }
  await stand.page.context().close();
}

/** A page that goes from state to state. */
interface Stand {
  camera: Camera;
  page: Page;
  /** What the page has asked for, and what of it has come or never will. */
  asked: number;
  answered: number;
}

async function openStand(camera: Camera): Promise<Stand> {
  const { browser, url, screen } = camera;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: screen, height: HEIGHTS[screen] ?? 900 },
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  // tsx has functions say their names by a helper, which a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named;');
  const page = await context.newPage();
  // A page of nothing but what every state needs.
  await page.goto('/?story=showroom--list&mode=preview');
  await page.locator('#states').waitFor({ timeout: 60_000 });
  const stand = { camera, page, asked: 0, answered: 0 };
  page.on('request', () => (stand.asked += 1));
  page.on('requestfinished', () => (stand.answered += 1));
  page.on('requestfailed', () => (stand.answered += 1));
  return stand;
}

async function takeWalk(stand: Stand, walk: readonly ListedState[]): Promise<void> {
  for (const [at, state] of walk.entries()) await take(stand, state, at > 0);
}

async function take(stand: Stand, { key, shown }: ListedState, isNext: boolean): Promise<void> {
  const { page } = stand;
  const { brand, screen, folder } = stand.camera;
  const told = create(
    isNext && 'step' in shown
      ? await page.evaluate(stepOn, shown.step)
      : await page.evaluate(goTo, addressOf(shown, brand, screen)),
    Told,
  );
  if (told.kind === 'failed') throw new Error(`${key}: ${told.reason}`);
  let picture: Buffer;
  let turn = 0;
  do {
    turn += 1;
    await rests(stand);
    picture = await pictureOf(page);
  } while (turn < MOST_TURNS && !picture.equals(await pictureOf(page)));
  const file = join(folder, key);
  writeFileSync(`${file}.png`, picture);
  writeFileSync(`${file}.log`, await logOf(page));
}

/** Until nothing is under way, and nothing has been asked for meanwhile. */
async function rests(stand: Stand): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const seen = stand.asked;
    await stand.page.evaluate(comeToRest);
    if (seen === stand.asked && stand.answered >= stand.asked) return;
  }
}

function pictureOf(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

function addressOf(shown: ListedState['shown'], brand: string, screen: number): string {
  const story = 'story' in shown ? shown.story : 'showroom--page';
  const more = 'story' in shown ? {} : { scenario: shown.scenario, step: String(shown.step) };
  const search = { story, mode: 'preview', stage: 'on', brand, screen: String(screen), ...more };
  return `/?${new URLSearchParams(search).toString()}`;
}

/** In the page: another state, without loading the page anew. */
function goTo(address: string): Promise<unknown> {
  const ladle = window as typeof window & {
    ladleDispatch(action: { type: 'update-story'; value: string }): void;
  };
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<{ kind?: string }>) => {
      if (data.kind !== 'at' && data.kind !== 'failed') return;
      window.removeEventListener('message', hear);
      resolve(data);
    };
    window.addEventListener('message', hear);
    const storyIn = (search: string) => new URLSearchParams(search).get('story') ?? '';
    const before = storyIn(location.search);
    history.pushState({}, '', address);
    const story = storyIn(location.search);
    if (story === before) window.dispatchEvent(new Event('selvedge-address'));
    else ladle.ladleDispatch({ type: 'update-story', value: story });
  });
}

/** In the page: a later step of the same scenario. */
function stepOn(step: number): Promise<unknown> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<{ kind?: string }>) => {
      if (data.kind !== 'at' && data.kind !== 'failed') return;
      window.removeEventListener('message', hear);
      resolve(data);
    };
    window.addEventListener('message', hear);
    window.postMessage({ kind: 'goTo', step }, location.origin);
  });
}

/** In the page: waits at its top until nothing on it changes any more, and everything on it is loaded. */
async function comeToRest(): Promise<void> {
  // Longer than it takes what is lower down to come once the page has moved.
  const QUIET_MS = 260;
  const MOST_MS = 6000;
  const LATE_MS = 50;
  await new Promise<void>((resolve) => {
    const started = performance.now();
    let due = 0;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const now = performance.now();
      due = Math.min(now + QUIET_MS, started + MOST_MS);
      clearTimeout(timer);
      timer = setTimeout(look, due - now);
    };
    // A page that was too busy to look in time has not been quiet, nor has one that has moved.
    const look = () => {
      const now = performance.now();
      const isQuiet = now - due < LATE_MS && window.scrollY === 0;
      window.scrollTo(0, 0);
      if (!isQuiet && now - started < MOST_MS) return wait();
      observer.disconnect();
      return resolve();
    };
    const observer = new MutationObserver(wait);
    observer.observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    window.scrollTo(0, 0);
    wait();
  });
  // Of the widths in which there is a picture a browser takes whichever it happens to have already.
  for (const picture of document.images) {
    const sources = picture.parentElement?.querySelectorAll('source[srcset]') ?? [];
    for (const source of [picture, ...sources]) {
      const offered = (source.getAttribute('srcset') ?? '')
        .split(', ')
        .map((candidate) => ({ candidate, width: Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) }))
        .toSorted((one, other) => one.width - other.width);
      // What is not laid out needs none of them.
      if (picture.clientWidth === 0) continue;
      const wanted = offered.find(({ width }) => width >= picture.clientWidth) ?? offered.at(-1);
      if (wanted && offered.length > 1) source.setAttribute('srcset', wanted.candidate);
    }
    picture.loading = 'eager';
  }
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  await document.fonts.ready;
  // Steps follow one another within a moment, and where that leaves the focus is a matter of chance: none is drawn.
  // The shop does not hear of it.
  const unheard = new AbortController();
  for (const type of ['blur', 'focusout'])
    window.addEventListener(type, (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal: unheard.signal,
    });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  unheard.abort();
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}

function logOf(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const hear = ({ data }: MessageEvent<{ kind?: string; text?: string }>) => {
          if (data.kind !== 'log' || data.text === undefined) return;
          window.removeEventListener('message', hear);
          resolve(data.text);
        };
        window.addEventListener('message', hear);
        window.postMessage({ kind: 'log' }, location.origin);
      }),
  );
}

/** The pictures of a state that two folders hold, and its logs. */
export function readShot(folder: string, key: string): { picture: Buffer; log: string } {
  return {
    picture: readFileSync(join(folder, `${key}.png`)),
    log: readFileSync(join(folder, `${key}.log`), 'utf8'),
  };
}

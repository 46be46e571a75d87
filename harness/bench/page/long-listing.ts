import type { Browser, Route } from '@playwright/test';
import { type Figure, median, rounded } from '../measure.ts';
import { PAGES, whenAlive } from './load.ts';
import { forgetInteractions, observedOf } from './observed.ts';
import { type Phone, openPhone } from './phone.ts';

const LAST_PAGE = 40;
/** Number of pages whose median is compared: the first ones after the button has loaded, and the last ones. */
const COMPARED = 5;
const PAGE_SIZE = 48;
/** Pages of the catalogue that the other pages repeat. */
const OWN_PAGES = 4;

/** Cost of one page of a listing. */
interface PageCost {
  /** Processor time from the scroll to the button until the page is idle, in ms, with the CPU slowed down. */
  task: number;
  layout: number;
  /** Number of elements added. */
  elements: number;
}

/** Loads a listing to page 40: cost of the last pages relative to the first, a heart there, and Back to there. */
export async function longListingFigures(browser: Browser, url: string): Promise<Figure[]> {
  const phone = await openPhone(browser);
  const { page } = phone;
  try {
    await page.route(/\/transformer\/products\?/, answerFurtherPage);
    await phone.session.send('Performance.enable');
    await phone.open(url + PAGES.listing.path);
    await whenAlive(page);
    await page.getByRole('button', { name: 'Reject all' }).click();
    await phone.settle();
    const costs: PageCost[] = [];
    for (let number = 2; number <= LAST_PAGE; number++) costs.push(await loadMore(phone));
    // The first press also loads the button's feature.
    const [first, last] = [costs.slice(1, 1 + COMPARED), costs.slice(-COMPARED)];
    const ratio = (name: string, of: (cost: PageCost) => number): Figure => ({
      name: `page.more_${name}_ratio`,
      value: rounded(median(last.map(of)) / median(first.map(of)), 2),
      unit: '×',
      n: COMPARED,
    });
    return [
      ratio('task', ({ task }) => task),
      ratio('layout', ({ layout }) => layout),
      ratio('elements', ({ elements }) => elements),
      // A guest's heart opens the sign-in, over the tiles.
      { name: 'page.more_back_px', value: await comeBack(phone), unit: 'px', n: 1 },
      { name: 'page.more_heart_ms', value: await pressHeart(phone), unit: 'ms', n: 1 },
    ];
  } finally {
    await phone.close();
  }
}

/** Repeats the catalogue's products under other ids, as it has too few for so many pages. */
async function answerFurtherPage(route: Route): Promise<void> {
  const address = new URL(route.request().url());
  const offset = Number(address.searchParams.get('page[offset]') ?? 0);
  const number = offset / PAGE_SIZE;
  address.searchParams.set('page[offset]', String((number % OWN_PAGES) * PAGE_SIZE));
  const response = await route.fetch({ url: address.href });
  const text = (await response.text()).replaceAll(
    /"(?:RL\d{4}[A-Z]{3}|[^"]*-rl\d{4}[a-z]{3})"/g,
    (quoted) => `${quoted.slice(0, -1)}${/[A-Z]"$/.test(quoted) ? 'X' : 'x'}${number}"`,
  );
  const answer = JSON.parse(number === 0 ? '{}' : text) as { meta?: { page: object } };
  if (!answer.meta) return route.continue();
  Object.assign(answer.meta.page, { offset, total: (LAST_PAGE + 1) * PAGE_SIZE });
  return route.fulfill({ response, json: answer });
}

async function loadMore(phone: Phone): Promise<PageCost> {
  const { page } = phone;
  const elements = await page.locator('*').count();
  const scroll = await costOf(phone, () =>
    page.evaluate(() => [...document.querySelectorAll('main article')].at(-1)?.scrollIntoView()),
  );
  // Outside the measurement: the search takes longer in a longer document.
  const button = await page.getByRole('button', { name: 'Load more' }).elementHandle();
  if (!button) throw new Error('The listing has no button for more');
  const press = await costOf(phone, async () => {
    await Promise.all([page.waitForResponse(/\/transformer\/products\?/), button.click()]);
  });
  const added = (await page.locator('*').count()) - elements;
  if (added <= 0) throw new Error('The listing added no tile');
  return {
    task: scroll.task + press.task,
    layout: scroll.layout + press.layout,
    elements: added,
  };
}

/** Cost of an action until the page is idle. */
async function costOf(phone: Phone, act: () => Promise<void>): Promise<Omit<PageCost, 'elements'>> {
  const before = await spent(phone);
  await act();
  await phone.settle();
  const { task, layout } = await spent(phone);
  return { task: task - before.task, layout: layout - before.layout };
}

/** Processor time since the start, in ms. */
async function spent({ session }: Phone): Promise<Omit<PageCost, 'elements'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => 1000 * (metrics.find((each) => each.name === name)?.value ?? NaN);
  return { task: ms('TaskDuration'), layout: ms('LayoutDuration') };
}

/** Milliseconds from a press on a heart on the last page to the next paint. */
async function pressHeart({ page }: Phone): Promise<number> {
  const heart = page.locator('main article button[aria-pressed]').last();
  await heart.scrollIntoViewIfNeeded();
  await forgetInteractions(page);
  await heart.click();
  await page.waitForTimeout(500);
  // Event timing omits events below 16 ms.
  return Math.max(16, ...Object.values((await observedOf(page)).interactions));
}

/** Distance in pixels of the last tile from its former place on the screen, after a visit to its product. */
async function comeBack(phone: Phone): Promise<number> {
  const { page } = phone;
  const tile = page.locator('main article').last();
  const place = () => tile.evaluate((article) => article.getBoundingClientRect().top);
  // In the middle, where the click does not scroll.
  await tile.evaluate((article) => article.scrollIntoView({ block: 'center' }));
  await phone.settle();
  const before = await place();
  await tile.getByRole('link').click();
  await page.waitForURL(/x\d+$/);
  await phone.settle();
  await page.goBack();
  await page
    .locator('main article')
    .nth(LAST_PAGE * PAGE_SIZE - 1)
    .waitFor({ state: 'attached' });
  await phone.settle();
  return rounded(Math.abs((await place()) - before), 1);
}

import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/support/browser.mjs';
import { type Benchmark, type Figure, median, rounded } from './measure.ts';
import { walkOnce } from './page/journey.ts';
import { longListingFigures } from './page/long-listing.ts';
import {
  type Load,
  type MeasuredPage,
  PAGES,
  heapOnce,
  loadOnce,
  plainPageOf,
} from './page/load.ts';
import { type PageSite, startPageSite } from './page/site.ts';

const RUNS = 7;

/** Repeats a measurement after one warm-up run. */
async function repeated<Result>(run: () => Promise<Result>): Promise<Result[]> {
  await run();
  const results: Result[] = [];
  for (let round = 0; round < RUNS; round++) results.push(await run());
  return results;
}

async function loadFigures(
  browser: Browser,
  { url, servePlain }: PageSite,
  which: MeasuredPage,
): Promise<Figure[]> {
  const address = url + PAGES[which].path;
  const plainAddress = await servePlain(which, await plainPageOf(browser, address));
  const runs = await repeated(async () => ({
    plain: await loadOnce(browser, plainAddress, which, true),
    shop: await loadOnce(browser, address, which),
  }));
  type Run = (typeof runs)[number];
  const figure = (name: string, unit: string, of: (run: Run) => number, digits = 1): Figure => ({
    name: `page.${which}_${name}`,
    value: rounded(median(runs.map(of)), digits),
    unit,
    n: RUNS,
  });
  const first = figure(
    'first_paint_ratio',
    '×',
    (run) => run.shop.firstPaint / run.plain.firstPaint,
    2,
  );
  return [
    first,
    figure('largest_paint_ratio', '×', (run) => run.shop.largestPaint / run.plain.largestPaint, 2),
    figure('first_paint_ms', 'ms', ({ shop }) => shop.firstPaint),
    figure('plain_first_paint_ms', 'ms', ({ plain }) => plain.firstPaint),
    figure('largest_paint_ms', 'ms', ({ shop }) => shop.largestPaint),
    figure('plain_largest_paint_ms', 'ms', ({ plain }) => plain.largestPaint),
    figure('blocking_above_plain_ms', 'ms', ({ shop, plain }) => shop.blocking - plain.blocking),
    figure(
      'long_tasks_above_plain_ms',
      'ms',
      ({ shop, plain }) => shop.longTasks - plain.longTasks,
    ),
    figure('ready_ms', 'ms', ({ shop }) => shop.alive),
    figure('shift', 'score', ({ shop }) => shop.shift, 4),
    ...requestFigures(
      which,
      runs.map(({ shop }) => shop),
    ),
  ];
}

function requestFigures(which: MeasuredPage, loads: readonly Load[]): Figure[] {
  const weight = (name: string, wanted: string): Figure => {
    const sums = loads.map(({ asked }) =>
      asked.filter(({ kind }) => kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0),
    );
    const value = rounded(median(sums) / 1000);
    return { name: `page.${which}_${name}`, value, unit: 'kB', n: RUNS };
  };
  const kinds = [...new Set(loads.flatMap(({ asked }) => asked.map(({ kind }) => kind)))];
  const count = (name: string, filter: (kind: string) => boolean): Figure => {
    const counts = loads.map(({ asked }) => asked.filter(({ kind }) => filter(kind)).length);
    const value = median(counts);
    return { name: `page.${which}_${name}`, value, unit: 'requests', n: RUNS };
  };
  return [
    weight('script_gz_kb', 'Script'),
    weight('styles_gz_kb', 'Stylesheet'),
    weight('document_gz_kb', 'Document'),
    count('requests', () => true),
    ...kinds.map((kind) => count(`requests_${kind.toLowerCase()}`, (one) => one === kind)),
  ];
}

async function journeyFigures(browser: Browser, { url }: PageSite): Promise<Figure[]> {
  const walks = await repeated(() => walkOnce(browser, url));
  const figure = (name: string, key: keyof (typeof walks)[number], unit = 'ms', digits = 1) => ({
    name: `page.${name}`,
    value: rounded(median(walks.map((walk) => walk[key])), digits),
    unit,
    n: RUNS,
  });
  return [
    figure('layout_shift', 'shift', 'score', 4),
    figure('filter_to_paint_ms', 'filter'),
    figure('colour_to_paint_ms', 'colour'),
    figure('add_to_bag_to_paint_ms', 'add'),
    figure('press_to_product_ms', 'press'),
    figure('press_to_whole_product_ms', 'whole'),
    figure('back_to_listing_ms', 'back'),
    figure('bag_change_to_paint_ms', 'change'),
  ];
}

/** Alternates the same walk with and without analytics. */
async function measuredFigures(browser: Browser, { url }: PageSite): Promise<Figure[]> {
  const walks = await repeated(async () => ({
    without: await walkOnce(browser, url, 'Reject all'),
    with: await walkOnce(browser, url, 'Accept all'),
  }));
  type Walk = (typeof walks)[number]['with'];
  /** Browsers round interaction times to 8 ms: use the mean of all, not the median. */
  const interaction = ({ filter, colour, add }: Walk) => (filter + colour + add) / 3;
  const mean = (of: (walk: Walk) => number, who: 'with' | 'without') =>
    walks.reduce((sum, walk) => sum + of(walk[who]), 0) / walks.length;
  const figures = (name: string, of: (walk: Walk) => number): Figure[] =>
    [
      { name: `page.measured_${name}_ms`, value: mean(of, 'with') },
      { name: `page.measured_${name}_without_ms`, value: mean(of, 'without') },
      { name: `page.measured_${name}_above_ms`, value: mean(of, 'with') - mean(of, 'without') },
    ].map((figure) => ({ ...figure, value: rounded(figure.value), unit: 'ms', n: RUNS }));
  return [
    ...figures('interaction', interaction),
    ...figures('blocking', ({ blocking }) => blocking),
  ];
}

async function heapFigure(browser: Browser, { url }: PageSite): Promise<Figure> {
  const heaps = await repeated(() => heapOnce(browser, url + PAGES.listing.path));
  return { name: 'page.heap_mb', value: rounded(median(heaps), 2), unit: 'MB', n: RUNS };
}

/**
 * The shop in Chromium over an HTTP backend, on a 412 × 823 phone with a four times slower CPU. Compares its pages with
 * static copies, and measures a walk to the bag and a listing of 40 pages.
 */
export const pageBenchmark: Benchmark = {
  async run(wanted) {
    const site = await startPageSite();
    const browser = await chromium.launch({
      executablePath: await ensureBrowser((line: string) => process.stderr.write(`${line}\n`)),
      args: BROWSER_ARGS,
    });
    const figures: Figure[] = [];
    try {
      for (const which of ['listing', 'product', 'home'] as const)
        if (wanted(`page.${which}`)) figures.push(...(await loadFigures(browser, site, which)));
      const isWalk = ['layout', 'filter', 'colour', 'add', 'press', 'back', 'bag'].some((one) =>
        wanted(`page.${one}`),
      );
      if (isWalk) figures.push(...(await journeyFigures(browser, site)));
      if (wanted('page.measured')) figures.push(...(await measuredFigures(browser, site)));
      if (wanted('page.heap')) figures.push(await heapFigure(browser, site));
      if (wanted('page.more')) figures.push(...(await longListingFigures(browser, site.url)));
      return figures;
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

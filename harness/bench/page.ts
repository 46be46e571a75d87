import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '#harness/cli/browser.mjs';
import { firstLoadScripts, gzippedKb, readManifest } from '#harness/cli/bundle.mjs';
import { type Benchmark, type Figure, median, rounded } from './measure.ts';
import { walkOnce } from './page/journey.ts';
import { LISTING, type Load, heapOnce, loadOnce, plainPageOf } from './page/load.ts';
import { PLAIN, type PageSite, startPageSite } from './page/site.ts';

const RUNS = 7;

/** Runs one thing so often, after once that does not count: servers have packed and read everything then. */
async function repeated<Result>(run: () => Promise<Result>): Promise<Result[]> {
  await run();
  const results: Result[] = [];
  for (let round = 0; round < RUNS; round++) results.push(await run());
  return results;
}

async function loadFigures(browser: Browser, { url, servePlain }: PageSite): Promise<Figure[]> {
  servePlain(await plainPageOf(browser, url + LISTING));
  const runs = await repeated(async () => ({
    plain: await loadOnce(browser, url + PLAIN),
    shop: await loadOnce(browser, url + LISTING),
  }));
  const paints = (which: 'plain' | 'shop') => median(runs.map((run) => run[which].largestPaint));
  const ratio = median(runs.map(({ plain, shop }) => shop.largestPaint / plain.largestPaint));
  return [
    { name: 'page.largest_paint_ratio', value: rounded(ratio, 2), unit: '×', n: RUNS },
    { name: 'page.largest_paint_ms', value: rounded(paints('shop')), unit: 'ms', n: RUNS },
    { name: 'page.plain_largest_paint_ms', value: rounded(paints('plain')), unit: 'ms', n: RUNS },
    ...requestFigures(runs.map(({ shop }) => shop)),
  ];
}

function requestFigures(loads: readonly Load[]): Figure[] {
  const scripts = loads.map(({ asked }) => asked.filter(({ kind }) => kind === 'Script'));
  const weight = scripts.map((files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const kinds = [...new Set(loads.flatMap(({ asked }) => asked.map(({ kind }) => kind)))];
  const count = (name: string, filter: (kind: string) => boolean): Figure => {
    const counts = loads.map(({ asked }) => asked.filter(({ kind }) => filter(kind)).length);
    return { name, value: median(counts), unit: 'requests', n: RUNS };
  };
  const planned = firstLoadScripts(readManifest());
  return [
    { name: 'page.script_gz_kb', value: rounded(median(weight)), unit: 'kB', n: RUNS },
    {
      name: 'page.script_gz_kb_by_bundle',
      value: rounded(gzippedKb(planned)),
      unit: 'kB',
      n: planned.length,
    },
    count('page.requests', () => true),
    ...kinds.map((kind) => count(`page.requests_${kind.toLowerCase()}`, (one) => one === kind)),
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
    figure('bag_change_to_paint_ms', 'change'),
  ];
}

async function heapFigure(browser: Browser, { url }: PageSite): Promise<Figure> {
  const heaps = await repeated(() => heapOnce(browser, url + LISTING));
  return { name: 'page.heap_mb', value: rounded(median(heaps), 2), unit: 'MB', n: RUNS };
}

/**
 * The shop in Chromium, over a backend behind HTTP, on a phone of 412 × 823 whose processor is four
 * times slower: its first load beside a plain page of the same listing, and a walk to the bag.
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
      const isLoad = ['largest', 'plain', 'script', 'requests'].some((one) =>
        wanted(`page.${one}`),
      );
      if (isLoad) figures.push(...(await loadFigures(browser, site)));
      const isWalk = ['layout', 'filter', 'colour', 'add', 'press', 'bag'].some((one) =>
        wanted(`page.${one}`),
      );
      if (isWalk) figures.push(...(await journeyFigures(browser, site)));
      if (wanted('page.heap')) figures.push(await heapFigure(browser, site));
      return figures;
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

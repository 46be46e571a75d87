import { DEMO, ensureBuilt } from '#harness/cli/support/build.mjs';
import { builtStorefront } from './document/built-storefront.ts';
import { type Asked, type SiteProcess, startSite } from './document/load.ts';
import { type Benchmark, type Figure, type Wanted, rounded } from './measure.ts';

const WARM_UP = 300;
const RENDERED = 100;
const ASKED = 6000;
const AT_ONCE = 16;
const PER_SECOND = 500;
const SECONDS = 10;
const CROWD = 1000;

const KEPT = '/all';
const ORIGIN = 'http://localhost:4321';

/**
 * Documents per second of CPU time: rendered anew with cached backend answers, and from the document cache of the site
 * in a separate process. Then time to first byte at a constant rate, and a burst of requests for different pages.
 */
export const documentBenchmark: Benchmark = {
  async run(wanted) {
    await ensureBuilt();
    return [...(await rendered(wanted)), ...(await served(wanted))];
  },
};

async function rendered(wanted: Wanted): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, path] of [
    ['document.listing_rendered', '/all'],
    ['document.product_rendered', '/foundry-straight-jean-rl0101rin'],
  ] as const)
    if (wanted(name)) figures.push(await renderedPerSecond(`${name}_per_second`, path));
  return figures;
}

async function renderedPerSecond(name: string, path: string): Promise<Figure> {
  const fetch = await builtStorefront();
  const make = async () => {
    const response = await fetch(new Request(ORIGIN + path));
    await response.arrayBuffer();
    return response.headers.has('etag');
  };
  for (let round = 0; round < WARM_UP; round++) await make();
  const before = process.cpuUsage();
  let made = 0;
  for (let round = 0; round < RENDERED; round++) if (await make()) made += 1;
  const { user, system } = process.cpuUsage(before);
  return { name, value: rounded((made / (user + system)) * 1e6), unit: '/s', n: made };
}

async function served(wanted: Wanted): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, measure] of [
    ['document.kept_per_second', keptPerSecond],
    ['document.kept_first_byte', firstBytes],
    ['document.crowd', crowd],
  ] as const) {
    if (!wanted(name)) continue;
    const site = await startSite(DEMO);
    try {
      figures.push(...(await measure(site)));
    } finally {
      await site.stop();
    }
  }
  return figures;
}

async function warm(site: SiteProcess): Promise<void> {
  for (let asked = 0; asked < 1000;) if ((await site.ask(KEPT))?.isDocument) asked += 1;
}

async function keptPerSecond(site: SiteProcess): Promise<Figure[]> {
  await warm(site);
  const before = await site.used();
  let left = ASKED;
  const one = async () => {
    while (left-- > 0) await site.ask(KEPT);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  const { cpuSeconds } = await site.used();
  const value = rounded(ASKED / (cpuSeconds - before.cpuSeconds), 0);
  return [{ name: 'document.kept_per_second', value, unit: '/s', n: ASKED }];
}

async function firstBytes(site: SiteProcess): Promise<Figure[]> {
  await warm(site);
  const coming: Promise<Asked | undefined>[] = [];
  const start = performance.now();
  // Constant request rate, independent of answers.
  while (coming.length < PER_SECOND * SECONDS) {
    const due = ((performance.now() - start) / 1000) * PER_SECOND;
    while (coming.length < due) coming.push(site.ask(KEPT));
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
  }
  const times = (await Promise.all(coming))
    .map((asked) => asked?.firstByte ?? Infinity)
    .toSorted((one, other) => one - other);
  const figure = (name: string, part: number) => ({
    name: `document.kept_first_byte_${name}_ms`,
    value: rounded(times[Math.floor(times.length * part)] ?? Number.NaN),
    unit: 'ms',
    n: times.length,
  });
  return [figure('median', 0.5), figure('p99', 0.99)];
}

async function crowd(site: SiteProcess): Promise<Figure[]> {
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, place) => site.ask(`/all?page=${place + 1}`)),
  );
  const seconds = (performance.now() - start) / 1000;
  const { mostMemory } = await site.used();
  const figure = (name: string, value: number, unit: string) => ({
    name: `document.crowd_${name}`,
    value: rounded(value),
    unit,
    n: CROWD,
  });
  const count = (is: (asked: Asked) => boolean) =>
    answers.filter((asked) => asked && is(asked)).length;
  return [
    figure(
      'answered',
      count(({ status }) => status < 500 || status === 503),
      'of 1000',
    ),
    figure(
      'documents',
      count(({ isDocument }) => isDocument),
      'of 1000',
    ),
    figure('seconds', seconds, 's'),
    figure('memory_mb', mostMemory / 1e6, 'MB'),
    figure('alive_after', (await site.ask('/')) ? 1 : 0, ''),
  ];
}

import { chromium } from '@playwright/test';
import { build } from 'vite';
import { ensureBrowser } from '#harness/cli/support/browser.mjs';
import { type Benchmark, figure } from './measure.ts';

const RECORDS = 20_000;
const ROUNDS = 5;
const LINE = '["i",812,"product/selectSize",{"value":"32"},["product/sizeSelected"],"k3x9","a1b"]';
const PAGE = 'http://localhost:9/';

async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: new URL('persist-page.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'bench',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const one of outputs)
    if ('output' in one) for (const part of one.output) if (part.type === 'chunk') return part.code;
  throw new Error('The page script was not built');
}

/** Write speed of the journal to IndexedDB in Chromium. */
export const persistBenchmark: Benchmark = {
  async run() {
    const browser = await chromium.launch({
      executablePath: await ensureBrowser((line: string) => process.stderr.write(`${line}\n`)),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage();
      const script = await pageScript();
      await page.route(PAGE, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
      );
      await page.goto(PAGE);
      await page.evaluate(script);
      const speeds: number[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const elapsed = await page.evaluate<number>(`persist(${JSON.stringify(LINE)}, ${RECORDS})`);
        if (round > 0) speeds.push(RECORDS / (elapsed / 1000));
      }
      return [figure('persist.records_per_second', speeds, 'records/s', 0)];
    } finally {
      await browser.close();
    }
  },
};

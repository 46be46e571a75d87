import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../cli/support/browser.mjs';

const given = process.env['SELVEDGE_URL'];
const baseURL = given ?? 'http://localhost:4399';
const browser = process.env['CHROME_PATH'] ?? findBrowser();

/** A page of a journey lives for seconds: code that V8 makes faster beside it, on two processors, costs more than it saves (22 journeys: 217 s of processor instead of 347). */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --single-threaded';

/** Journeys against the served production build: `npm test` serves it; run alone, Playwright does. */
export default defineConfig({
  testDir: '../../tests/journeys',
  outputDir: '../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  // Enough for a machine that is busy with something else.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes at its second try alone is named in the end, and more than two of those fail the run.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['dot'], ['json', { outputFile: '../../.cache/results/playwright.json' }]],
  use: {
    baseURL,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      args: [...BROWSER_ARGS, SHORT_LIVED],
      ...(browser ? { executablePath: browser } : {}),
    },
  },
  ...(given
    ? {}
    : {
        webServer: {
          command: 'node ../cli/start.mjs --port 4399',
          url: baseURL,
          reuseExistingServer: true,
          timeout: 120_000,
        },
      }),
});

import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../cli/support/browser.mjs';

const given = process.env['SELVEDGE_URL'];
const baseURL = given ?? 'http://localhost:4399';
const browser = process.env['CHROME_PATH'] ?? findBrowser();

/**
 * Journey pages live for seconds, so V8's optimization costs more than it saves (22 journeys on two processors: 217 s
 * of CPU time instead of 347 s).
 */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --single-threaded';

/** Journeys against the production build, which `npm test` serves, or Playwright itself in a separate run. */
export default defineConfig({
  testDir: '../../tests/journeys',
  outputDir: '../../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  // Sufficient on a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Tests that pass only on retry are listed as flaky; more than two fail the run.
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

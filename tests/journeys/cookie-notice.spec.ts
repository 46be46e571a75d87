import { type Page, expect } from '@playwright/test';
import { NOTICE_KEY } from '#src/experiments/experiments.ts';
import { tabThatDraws } from '#tests/experiments/tab-that-draws.ts';
import { test } from './support/journey.ts';

/** A host that is no test host. Browsers trust it without TLS, and it serves the demo. */
const HOST = '127.0.0.2';
const { port } = new URL(process.env['SELVEDGE_URL'] ?? 'http://localhost:4399');

test.use({
  hasChosen: false,
  baseURL: `http://${HOST}:${port}`,
  launchOptions: [
    async ({ launchOptions }, give) => {
      const args = [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
      await give({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
});

interface Collected {
  visitor: string;
  event: { name: string; params: Record<string, unknown> };
}

/** Experiments and variants recorded for this visitor. */
async function exposuresOf(page: Page): Promise<unknown[]> {
  const cookies = await page.context().cookies();
  const visitor = cookies.find(({ name }) => name === 'selvedge_sfid')?.value;
  const answer = await page.request.get(`http://localhost:${port}/collect`);
  return ((await answer.json()) as Collected[])
    .filter((one) => one.visitor === visitor && one.event.name === 'exposure')
    .map(({ event: { params } }) => [params['experiment_id'], params['variant_id']]);
}

for (const [variant, buttons] of [
  ['control', ['Accept all', 'Reject all', 'Settings']],
  ['variation_0', ['Accept all', 'Manage preferences']],
] as const)
  test(`CKN-08 on an ordinary host a tab shows its drawn variant ${variant} on each page, and counts for it after consent`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      sessionStorage.setItem('selvedge-stream', name);
    }, tabThatDraws(variant));
    const notice = page.getByRole('region', { name: /^Cookies, as you like them/ });
    for (const path of ['/women', '/men']) {
      await page.goto(path);
      await expect(notice.getByRole('button')).toHaveText(buttons);
    }
    await notice.getByRole('button', { name: 'Accept all' }).click();
    await expect.poll(() => exposuresOf(page)).toEqual([[NOTICE_KEY, variant]]);
  });

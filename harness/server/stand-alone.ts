import { createBackendListener } from '#harness/backend/http-server.ts';
import { DEMO, ensureBuilt } from '#harness/cli/support/build.mjs';
import { listen } from './listen.mjs';
import { createSite } from './site.mjs';

/** The production storefront over an HTTP backend, both in this process. */
export interface StandAlone {
  url: string;
  close(): Promise<void>;
}

/**
 * Builds if sources have changed, and serves the storefront like `npm start -- --backend URL`. `wrap` may intercept
 * addresses. `now` is the backend's clock in ms since 1970, constant 0 by default.
 *
 * @example const shop = await startStandAlone(); await page.goto(shop.url);
 */
export async function startStandAlone(
  wrap: (shop: ReturnType<typeof createSite>) => ReturnType<typeof createSite> = (shop) => shop,
  now?: () => number,
): Promise<StandAlone> {
  await ensureBuilt();
  const backend = await listen(createBackendListener({ seed: 1, ...(now && { now }) }), {
    port: 0,
  });
  const behind = new URL(`http://localhost:${backend.port}`);
  const site = await listen(wrap(createSite({ folder: DEMO, backend: behind })), { port: 0 });
  return {
    url: `http://localhost:${site.port}`,
    async close() {
      await Promise.all([site.close(), backend.close()]);
    },
  };
}

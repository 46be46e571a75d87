import { expect, it, vi } from 'vitest';
import { httpHandlers } from '#src/ports/http/http.ts';
import { recommendationsFx } from '#src/product/recommendations-model.ts';
import { SITE } from '#tests/ports/http/test-call.ts';

it('API-59 requests recommendations with the product only, so no consent is needed', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  const recommend = httpHandlers({ ...SITE, fetch, origin: 'http://backend.example' }).get(
    recommendationsFx,
  );
  const asking = recommend?.({ productId: 'RL0101RAW' });
  await Promise.resolve(asking).catch(() => undefined); // The answer does not matter here.

  const [url = '', options] = fetch.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(url as string);
  expect(pathname).toBe('/recommendations/products');
  expect(Object.fromEntries(searchParams)).toEqual({ productId: 'RL0101RAW', placement: 'pdp' });
  expect(options?.credentials).toBe('omit');
  expect([...new Headers(options?.headers).keys()].toSorted()).not.toContain('authorization');
});

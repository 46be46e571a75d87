import { assert, asyncProperty, constantFrom, oneof, string, webPath } from 'fast-check';
import { expect, it } from 'vitest';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { backend } from './content-client.ts';
import { STORE } from '../client.ts';

const BASES = [
  '/content',
  '/content/pages',
  '/content/layout',
  '/seo/lookup',
  '/transformer/categories',
  '/transformer/sizeguides',
  `${STORE}/geonode/byTypeAndName/city`,
  `${STORE}/storelocator/byGeoNode`,
  `${STORE}/storestock`,
];

const word = oneof(
  string(),
  constantFrom('__proto__', 'constructor', '{page.x}', '{brand}', '<script>', "'", '"', '\u0000'),
);

it('whatever comes, content has an answer, without an error of the server or of a session', async () => {
  const { content } = serviceKeysOf('hm');
  await assert(
    asyncProperty(constantFrom(...BASES), webPath(), word, word, async (base, path, key, value) => {
      const names = ['locale', 'filters', 'exclusiveAccess', 'storeName', 'url', key];
      const query = new URLSearchParams(names.map((name) => [name, value]));
      query.append('locale', 'de-DE');
      for (const url of [
        `${base}${path}?${query}`,
        `${base}/${encodeURIComponent(value)}?locale=de-DE`,
      ]) {
        const { status, body } = await backend.handle({
          method: 'GET',
          url,
          headers: content,
          body: '',
        });
        expect([200, 400, 404, 412, 422]).toContain(status);
        expect(JSON.stringify(body)).not.toContain('<script>');
      }
    }),
    { numRuns: 300 },
  );
});

it.each(['POST', 'PUT', 'DELETE', 'BREW'])('%s changes no content', async (method) => {
  for (const url of ['/content/layout', '/content/pages/faq', '/seo/lookup']) {
    const { status } = await backend.handle({ method, url, headers: {}, body: '' });
    expect(status).toBe(405);
  }
});

import { expect, it } from 'vitest';
import type { AnyCall } from '#src/ports/http/call.ts';
import { performCall } from '#src/ports/http/http.ts';
import { createSessionGate } from '#src/ports/session/session-gate.ts';
import { type Site, storeById, storeOfCountry } from '#src/store-config/stores.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { everyCall } from '#tests/ports/every-call.ts';

/** Address of a call for a site, without the part after its service. */
async function addressOf(site: Site, call: AnyCall): Promise<string> {
  const urls: unknown[] = [];
  const fetch = async (url: unknown) => {
    urls.push(url);
    return Response.json(null);
  };
  const { query: _, body: _body, langId: _langId, divide: _divide, ...rest } = call;
  const bare: AnyCall = { ...rest, path: () => '' };
  await performCall(
    bare,
    {},
    { ...site, fetch, origin: 'https://api.test' },
    createSessionGate(),
  ).catch(
    () => undefined, // the answer is ignored
  );
  return String(urls[0]);
}

it.each(['20027', '30009'])(
  'CFG-08 sends all calls of the shop %s to the endpoints of its config',
  async (storeId) => {
    const site = storeById(storeId);
    const endpoints = {
      commerce: site.WCS_API,
      transformer: '/transformer',
      recommendations: '/recommendations',
      content: '/content',
      seo: '/seo',
      sap: '/sap',
      app: '/api',
      reports: '/reports',
    };
    expect(new Set(everyCall.map(({ base }) => base))).toEqual(new Set(Object.keys(endpoints)));
    for (const call of everyCall)
      expect([call.name, await addressOf(site, call)]).toEqual([
        call.name,
        `https://api.test${endpoints[call.base]}`,
      ]);
  },
);

it('ENT-01 CFG-08 sends commerce calls to the path of the store config, all others to shared paths', async () => {
  const store = { ...storeById('20027'), WCS_API: '/wcs/v2/20027' };
  const [commerce, app] = (['commerce', 'app'] as const).map((base) =>
    everyCall.find((call) => call.base === base),
  );
  expect(commerce && (await addressOf(store, commerce))).toBe('https://api.test/wcs/v2/20027');
  expect(app && (await addressOf(store, app))).toBe('https://api.test/api');
});

it('CFG-08 derives its address and its commerce API from a site', () => {
  expect(storeById('20027')).toMatchObject({
    SITE_URL: 'https://at.hollismarlowe.example',
    WCS_API: '/wcs/resources/store/20027',
  });
});

it.each([
  ['AT', 'de'],
  ['FR', 'fr'],
])('CFG-08 loads the texts of the shop in %s in %s', async (country, language) => {
  const asked: string[] = [];
  const { locale } = storeOfCountry('rl', country);
  const load = async (wanted: string) => {
    asked.push(wanted);
    return {};
  };
  await createI18n({ locale, load }).ready;
  expect(asked).toEqual([language]);
});

import { describe, expect, it } from 'vitest';
import manifest from '#fixtures/pictures/manifest.json' with { type: 'json' };
import { promotionText } from '#harness/backend/cart/promotions.ts';
import { layoutCall } from '#src/content/api.ts';
import {
  callUsCall,
  contentPageCall,
  faqCall,
  globalPlacementsCall,
} from '#src/content/pages/page-api.ts';
import { Visibility, type ContentSpot } from '#src/content/contract.ts';
import { PAGE_KINDS } from '#src/content/page-kind.ts';
import { serviceKeysOf } from '#src/store-config/service-keys.ts';
import { formatMoney } from '#src/commerce/money.ts';
import { ALL_SITES, backend, SAMPLE_SITES, shopAt, siteOf } from './content-client.ts';
import { createClient, variantOf } from '../client.ts';

/** CNT-02, with the most letters that a title and a text may have in their place. */
const PLACES = {
  USP_BANNER_TOP: [0, 60],
  FOOTER_CONTENT: [0, 50],
  MEGA_MENU: [16, 60],
  PDP_SHIPPING_AND_RETURNS: [24, 125],
  PDP_CONTENTSPOT_ADD_TO_BAG: [0, 90],
  CONTENT_SIDEBAR: [24, 60],
  TOP_SEARCHES: [20, 0],
  PDP_SHIPPING_BANNER: [0, 75],
  SHOPPING_BAG_USP: [16, 60],
  HEADER_SHIPPING_BANNER: [0, 45],
  SHOPPING_BAG_PROMO: [24, 60],
} as const;
const KEYS = Object.keys(PLACES);
const PROMO_CODE = /\b[A-Z]{1,20}\d{1,3}\b/g; // CNT-10

function layoutOf(site: (typeof ALL_SITES)[number], exclusiveAccess = true, filters = KEYS) {
  return shopAt(site)(layoutCall, { locale: site.locale, filters, exclusiveAccess });
}

const samples = SAMPLE_SITES.map((site) => [`${site.storeName} ${site.language}`, site] as const);

describe.each(samples)('%s', (_name, site) => {
  it('CNT-02 answers every layout key, and only the keys asked for', async () => {
    const layout = await layoutOf(site);
    expect(Object.keys(layout).toSorted()).toEqual(KEYS.toSorted());
    for (const key of KEYS) expect([key, layout[key]?.length]).not.toEqual([key, 0]);
    expect(Object.keys(await layoutOf(site, true, ['MEGA_MENU', 'NO_SUCH_KEY']))).toEqual([
      'MEGA_MENU',
    ]);
  });

  it('PRD-09 what is promised of rivets, or of sleeves, is promised of pieces that have them', async () => {
    const layout = await layoutOf(site);
    const [spot] = layout['PDP_CONTENTSPOT_ADD_TO_BAG'] ?? [];
    const isDenim = site.brand === 'rl';
    expect(spot?.productGroups).toContain(isDenim ? 'jeans' : 'blazers');
    for (const group of ['t-shirts', 'belts', 'bags', 'shoes', 'gift-cards'])
      expect(spot?.productGroups).not.toContain(group);
  });

  it('CNT-02 no text is longer than its place', async () => {
    const layout = await layoutOf(site);
    for (const [key, [title, text]] of Object.entries(PLACES))
      for (const spot of layout[key] ?? []) {
        const tooLong = [
          [spot.title, title] as const,
          [spot.text, text] as const,
          [spot.alt, 60] as const,
          ...spot.groups.flatMap((group) => [
            [group.title, 24] as const,
            ...group.links.map(({ label }) => [label, 34] as const),
          ]),
        ].filter(([words = '', most]) => words.length > most);
        expect([key, spot.id, tooLong]).toEqual([key, spot.id, []]);
      }
  });

  it('CNT-02 each entry has an id of its own, and pictures that exist and are described', async () => {
    const spots = Object.values(await layoutOf(site)).flat();
    const ids = Object.entries(await layoutOf(site)).map(([key, all]) => [
      key,
      all.map((s) => s.id),
    ]);
    for (const [, own] of ids) expect(new Set(own).size).toBe(own?.length);
    for (const { image, alt } of spots.filter((spot) => spot.image !== undefined)) {
      expect(Object.keys(manifest)).toContain(image);
      expect(alt).toBeTruthy();
    }
  });

  it('CNT-10 codes in banners are promotions of the shop', async () => {
    const spots = Object.values(await layoutOf(site)).flat();
    const codes = spots.flatMap(({ text }) => text?.match(PROMO_CODE) ?? []);
    expect(codes.length).toBeGreaterThan(1);
    for (const code of codes) expect(promotionText(code, 'en')).not.toBe('');
  });

  it('CNT-08 the footer has more groups than are shown, and the legal pages among the first four', async () => {
    const [footer] = (await layoutOf(site))['FOOTER_CONTENT'] ?? [];
    expect(footer?.groups).toHaveLength(6);
    const { global_urls } = await shopAt(site)(globalPlacementsCall, { locale: site.locale });
    const shown = footer?.groups.slice(0, 4).flatMap(({ links }) => links.map(({ url }) => url));
    for (const name of ['imprint', 'privacy', 'cookies', 'terms', 'customerService'])
      expect(shown).toContain(global_urls[name]);
  });

  it('CNT-11 ENT-30 women come before men, men before kids, kids before all else', async () => {
    const menu = (await layoutOf(site))['MEGA_MENU'] ?? [];
    const genders = site.brand === 'rl' ? ['women', 'men', 'kids'] : ['women', 'men'];
    expect(menu.slice(0, genders.length).map(({ url }) => url)).toEqual(
      genders.map((gender) => `/${gender}`),
    );
    const { navigation } = await shopAt(site)(globalPlacementsCall, { locale: site.locale });
    expect(navigation.glpButtons.map(({ gender, pageType }) => [gender, pageType])).toEqual(
      genders.map((gender) => [gender, 'glp']),
    );
  });

  it.each(PAGE_KINDS)('RTE-25 the page %s reads well from end to end', async (page) => {
    const content = await shopAt(site)(contentPageCall, { page, locale: site.locale });
    expect(content.title).not.toBe('');
    expect(content.description.length).toBeLessThanOrEqual(160);
    expect(content.sections.length).toBeGreaterThan(0);
    const ids = content.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('API-68 questions and telephone numbers', async () => {
    const faq = await shopAt(site)(faqCall, { locale: site.locale });
    expect(faq.sections.length).toBeGreaterThan(4);
    expect(faq.sections.flatMap(({ questions }) => questions).length).toBeGreaterThan(14);
    const { lines } = await shopAt(site)(callUsCall, { locale: site.locale });
    expect(lines.length).toBeGreaterThan(0);
    for (const { phone, hours } of lines)
      expect([/^[\d +-]+$/.test(phone), !!hours]).toEqual([true, true]);
  });
});

describe('for whom content is', () => {
  const visibilities = async (exclusive: boolean) =>
    Object.values(await layoutOf(siteOf('rl', 'GB'), exclusive))
      .flat()
      .map(({ visibility }: ContentSpot) => visibility);

  it('CNT-03…07 there is something for everyone of them', async () => {
    expect(new Set(await visibilities(true))).toEqual(new Set(Object.keys(Visibility.schema)));
  });

  it('what is for exclusive shoppers comes to all: a campaign may show it to everybody', async () => {
    expect(await visibilities(false)).toEqual(await visibilities(true));
  });

  it('XAC-01 names the days of the campaign as the store configuration has them', async () => {
    const textsOf = async (target: string, brand: 'rl' | 'hm') =>
      Object.values(await layoutOf(siteOf(brand, target)))
        .flat()
        .flatMap(({ text = '' }) => text);
    expect(await textsOf('GB', 'rl')).toContain('Rivet Row: yours first, 16 to 30 November');
    expect(await textsOf('DE', 'hm')).toContain(
      'Marlowe House: zuerst für Sie, 30. November bis 13. Dezember',
    );
  });
});

describe('what texts promise is what the bag does', () => {
  it.each(['GB', 'DE', 'CZ', 'HU', 'CH-DE', 'SE', 'RO'])('GFT-05 in %s', async (target) => {
    const site = siteOf('rl', target);
    const client = createClient();
    const store = (path: string) => path.replace('/wcs', `/wcs/resources/store/${site.storeId}`);
    const send = (method: string, path: string, body?: unknown) =>
      client.backend.fetch(store(path), {
        method,
        headers: { authorization: `Bearer ${client.token()}` },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    await client.guest();
    const partNumber = variantOf('RL1401HEA');
    await send('POST', '/wcs/cart', { orderItem: [{ partNumber, quantity: '1' }], optIn: 'false' });
    const { total }: any = await (await send('GET', '/wcs/cart/@self/details?langId=-1')).json(); // any: a raw answer
    const money = (text: string) => formatMoney(Math.round(Number(text) * 100), site);
    const layout = await layoutOf(site);
    const delivery = layout['PDP_SHIPPING_AND_RETURNS']?.[0]?.text;
    expect(delivery).toContain(money(total.freeShippingFrom));
    expect(delivery).toContain(money(total.cartShipping));
  });
});

it('every site gets its texts whole: no place left to fill, nothing missing', async () => {
  for (const site of ALL_SITES) {
    const shop = shopAt(site);
    const { locale } = site;
    const all = [
      await layoutOf(site),
      await shop(globalPlacementsCall, { locale }),
      await shop(faqCall, { locale }),
      await shop(callUsCall, { locale }),
      ...(await Promise.all(PAGE_KINDS.map((page) => shop(contentPageCall, { page, locale })))),
    ];
    const text = JSON.stringify(all);
    expect(text.match(/\{[\w.-]+\}|undefined|NaN|"":|: ?""/g)).toBeNull();
    expect(text).toContain(site.storeBrandName);
  }
});

it('wrong keys are refused in the service’s own words, and never end a session', async () => {
  const site = siteOf('rl', 'GB');
  const { locale } = site;
  const { content: good, sap } = serviceKeysOf('rl');
  const wrong = Object.keys(good).map((name) => ({ ...good, [name]: 'wrong' }));
  for (const content of [{}, ...wrong])
    await expect(shopAt(site, { content, sap })(faqCall, { locale })).rejects.toEqual({
      kind: 'http',
      status: 412,
      errors: [],
    });
});

it('API-26 a locale that the brand is not sold in has no content', async () => {
  const site = siteOf('rl', 'GB');
  for (const locale of ['bg-BG', 'xx-XX', '', '__proto__'])
    await expect(shopAt(site)(faqCall, { locale })).rejects.toMatchObject({ status: 422 });
});

it.each(['__proto__', 'constructor', 'nothing', '..%2Ffaq', '%00', 'a'.repeat(9999)])(
  'the page %s does not exist',
  async (page) => {
    const { content } = serviceKeysOf('rl');
    const response = await backend.fetch(`/content/pages/${page}?locale=en-GB`, {
      headers: content,
    });
    expect(response.status).toBe(404);
    expect(Object.keys((await response.json()) as object)).toContain('error_message');
  },
);

it.each(['__proto__', 'constructor,toString', ',,,', 'a,'.repeat(9999)])(
  'the layout keys %s are none',
  async (filter) => {
    const layout = await layoutOf(siteOf('hm', 'DE'), true, filter.split(','));
    expect(layout).toEqual({});
  },
);

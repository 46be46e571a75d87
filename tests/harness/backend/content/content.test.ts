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
import { Visibility } from '#src/content/contract.ts';
import { PAGE_KINDS } from '#src/content/page-kind.ts';

import { ALL_SITES, SAMPLE_SITES, shopAt, siteOf } from './content-client.ts';

/** CNT-02: layout keys with the maximum length of their title and text. */
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

function layoutOf(site: (typeof ALL_SITES)[number], filters = KEYS) {
  return shopAt(site)(layoutCall, { locale: site.locale, filters, exclusiveAccess: true });
}

const samples = SAMPLE_SITES.map((site) => [`${site.storeName} ${site.language}`, site] as const);

describe.each(samples)('%s', (_name, site) => {
  it('CNT-02 answers the requested layout keys, with texts that fit their slots', async () => {
    const layout = await layoutOf(site);
    expect(Object.keys(layout).toSorted()).toEqual(KEYS.toSorted());
    expect(Object.keys(await layoutOf(site, ['MEGA_MENU', 'NONE']))).toEqual(['MEGA_MENU']);
    for (const [key, [title, text]] of Object.entries(PLACES)) {
      expect([key, layout[key]?.length]).not.toEqual([key, 0]);
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
    }
  });

  it('CNT-02 CNT-10 PRD-09 has valid promotion codes, existing pictures, and promises only for matching products', async () => {
    const layout = await layoutOf(site);
    const spots = Object.values(layout).flat();
    const codes = spots.flatMap(({ text }) => text?.match(PROMO_CODE) ?? []);
    expect(codes.length).toBeGreaterThan(1);
    for (const code of codes) expect(promotionText(code, 'en')).not.toBe('');
    for (const { image, alt } of spots.filter((spot) => spot.image !== undefined))
      expect([Object.hasOwn(manifest, image ?? ''), !!alt]).toEqual([true, true]);
    const groups = layout['PDP_CONTENTSPOT_ADD_TO_BAG']?.[0]?.productGroups;
    expect(groups).toContain(site.brand === 'rl' ? 'jeans' : 'blazers');
    expect(groups).not.toContain('gift-cards');
  });
});

it('CNT-03…07 XAC-01 has content for everyone, and the configured campaign days', async () => {
  const spots = Object.values(await layoutOf(siteOf('rl', 'GB'))).flat();
  const visibilities = new Set(spots.map(({ visibility }) => visibility));
  expect(visibilities).toEqual(new Set(Object.keys(Visibility.schema)));
  const texts = spots.map(({ text }) => text);
  expect(texts).toContain('Rivet Row: yours first, 16 to 30 November');
});

it('fills every placeholder of every site’s texts', async () => {
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

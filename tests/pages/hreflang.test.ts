import { describe, expect, it } from 'vitest';
import { addressOn } from '#src/shell/footer/other-site.ts';
import { type Alternate, alternatesOf } from '#src/seo/page-head.ts';
import { pageOf } from '#src/pages/page.ts';
import { CONTENT_KINDS, LEGAL_KINDS } from '#src/content/page-kind.ts';
import { contentPageOf, contentPathOf } from '#src/content/paths.ts';
import { resolveSite } from '#src/store-config/resolve-host.ts';
import { type Site, storesOfBrand } from '#src/store-config/stores.ts';
import { createClient } from '#tests/harness/backend/client.ts';

const PRODUCT = { rl: '/foundry-straight-jean-rl0101rin', hm: '/marlowe-suit-trousers-hm1701her' };

/** Site and page that a browser reaches through an alternate. */
function arrivalOf(url: string) {
  const { host, pathname, search } = new URL(url);
  const { site, basename } = resolveSite({ host, path: pathname, storeOverride: null });
  return { site, basename, location: { path: pathname, search } };
}

/** Alternates of a page on its site. */
function alternatesAt(url: string): Alternate[] {
  const { site, basename, location } = arrivalOf(url);
  const sites = storesOfBrand(site.brand);
  const page = pageOf(location, basename);
  if (page.kind !== 'content')
    return alternatesOf(sites, () => location.path.slice(basename.length) || '/');
  const kind = contentPageOf(site, page.path);
  if (!kind) throw new Error(`${url} is no page of ${site.SITE_URL}`);
  return alternatesOf(sites, (each) => contentPathOf(each, kind));
}

/** Alternates of these pages that lead not back, or to another country's page. */
function oneSidedOf(urls: readonly string[]): string[] {
  const known = new Map(urls.map((url) => [url, alternatesAt(url)]));
  return urls.flatMap((url) => {
    const hreflang = localeAt(url);
    return (known.get(url) ?? []).flatMap((there) => {
      const back = known
        .get(there.url)
        ?.some((one) => one.url === url && one.hreflang === hreflang);
      const isOwn = there.hreflang === 'x-default' || there.hreflang === localeAt(there.url);
      return back && isOwn ? [] : [`${url} -> ${there.hreflang} ${there.url}`];
    });
  });
}

function localeAt(url: string): string {
  return arrivalOf(url).site.locale.toLowerCase();
}

describe.each(['rl', 'hm'] as const)('hreflang of %s is mutual over all its sites', (brand) => {
  const sites = storesOfBrand(brand);

  it.each([['/'], ['/women'], [PRODUCT[brand]], ['/contactus'], ['/campaign']])(
    'ENT-28 for %s',
    (path) => {
      const urls = sites.map((site) => site.SITE_URL + (path === '/' ? '' : path));
      expect(oneSidedOf(urls)).toEqual([]);
    },
  );

  it.each(LEGAL_KINDS)(
    'RTE-23 the shop shows its page %s at its own brand’s address only',
    (kind) => {
      for (const site of sites) {
        const { location, basename } = arrivalOf(site.SITE_URL + contentPathOf(site, kind));
        const path = location.path.slice(basename.length);
        expect(contentPageOf(site, path)).toBe(kind);
        expect(
          contentPageOf({ ...site, brand: brand === 'rl' ? 'hm' : 'rl' }, path),
        ).toBeUndefined();
      }
    },
  );

  it.each(CONTENT_KINDS)('ENT-28 RTE-21 RTE-22 for the page %s', (kind) => {
    expect(oneSidedOf(sites.map((site) => site.SITE_URL + contentPathOf(site, kind)))).toEqual([]);
  });

  it.each(['women', 'men-jeans', 'sale'])(
    "API-21 ENT-28 for the category %s, as in the backend's answer",
    async (category) => {
      const client = createClient();
      const path = `/transformer/categories/${category}/urls`;
      const lists = await Promise.all(
        sites.map(async ({ storeName }) => {
          const { body } = await client.send('GET', path, undefined, storeName);
          return body.data as Alternate[];
        }),
      );
      for (const [index, site] of sites.entries()) {
        const list = lists[index] ?? [];
        expect(list.map(({ hreflang }) => hreflang)).toContain(site.locale.toLowerCase());
        expect(list).toEqual(lists[0]);
        for (const { url } of list)
          expect(pageOf(arrivalOf(url).location, arrivalOf(url).basename).kind).toBe('listing');
      }
    },
  );

  it.each([['/women'], [PRODUCT[brand]], ['privacy'], ['customer-service'], ['/contactus']])(
    'RTE-22 a shopper who changes country on %s and back is on the same page',
    (page) => {
      const kind = CONTENT_KINDS.find((each) => each === page);
      const lost = sites.flatMap((from) => {
        const url = from.SITE_URL + (kind ? contentPathOf(from, kind) : page);
        return sites.filter((to) => otherAddress(from, otherAddress(to, url)) !== url);
      });
      expect(lost).toEqual([]);
    },
  );
});

function otherAddress(site: Site, url: string): string {
  const { site: store, basename, location } = arrivalOf(url);
  return addressOn(site, {
    page: pageOf(location, basename),
    store: { ...store, siteEnvironment: 'production' },
    location,
    basename,
  });
}

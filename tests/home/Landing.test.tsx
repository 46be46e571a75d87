// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import manifest from '#fixtures/pictures/manifest.json' with { type: 'json' };
import { BannerPicture } from '#src/home/BannerPicture.tsx';
import { LandingRoute } from '#src/home/LandingRoute.tsx';
import { landingOf } from '#src/home/landing-content.ts';
import { pageOf } from '#src/pages/page.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listingFx, openListing } from '#src/listing/model.ts';
import { $location } from '#src/ports/navigation.ts';
import { countOf, siteOf } from '#tests/harness/backend/content/content-client.ts';
import { listing, tile } from '#tests/listing/listings.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

async function show(search = '', path = '/women') {
  const query = listingQueryOf({ path, search });
  const scope = fork({
    values: [[$location, { path, search, hash: '', key: '' }]],
    handlers: [[listingFx, () => listing({ tiles: [tile()], total: 1 })]],
  });
  await allSettled(openListing, { scope, params: query });
  renderInShop(scope, <LandingRoute query={query} wishlistButton={() => null} />, {
    at: path + search,
  });
}

it('ENT-30 RTE-07 shows a banner and categories above all products of a gender', async () => {
  await show();
  const entries = within(screen.getByRole('navigation', { name: 'Where to start' }));
  expect(entries.getByRole('link', { name: 'Jeans' }).getAttribute('href')).toBe('/women/jeans');
  expect(entries.getByRole('link', { name: 'New in' }).getAttribute('href')).toBe('/women/new');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('article')).toBeTruthy();
});

it("IMG-01 crops a gender's banner to a landscape, and other banners to a banner", async () => {
  await show();
  const [banner] = screen.getAllByRole<HTMLImageElement>('presentation');
  expect(banner?.dataset['ratio']).toBe('landscape');
  cleanup();
  const wide = { pictureId: 'banner-rl-wide', width: 1280, height: 548 };
  render(<BannerPicture narrow={wide} broad={wide} />);
  expect(screen.getByRole<HTMLImageElement>('presentation').dataset['ratio']).toBe('banner');
});

it.each(['?page=2', '?size=M', '?_sort_=newest', '?on_sale=true'])(
  'ENT-30 %s shows products without a landing part',
  async (search) => {
    await show(search);
    expect(screen.queryByRole('navigation', { name: 'Where to start' })).toBeNull();
    expect(screen.getByRole('article')).toBeTruthy();
  },
);

it('RTE-26 shows the landing part above a filtered listing for a link with force-widget', async () => {
  await show('?on_sale=true&force-widget=true');
  expect(screen.getByRole('navigation', { name: 'Where to start' })).toBeTruthy();
});

it('has no landing part for a gender that a brand lacks', () => {
  expect(landingOf('hm', 'kids')).toBeUndefined();
  expect(landingOf('rl', 'constructor')).toBeUndefined();
});

it.each([
  ['rl', ['women', 'men', 'kids']],
  ['hm', ['women', 'men']],
] as const)(
  '%s: every entry has a picture and leads to existing products',
  async (brand, genders) => {
    for (const gender of genders) {
      const landing = landingOf(brand, gender);
      if (!landing) throw new Error(`${brand} has nothing for ${gender}`);
      expect(manifest).toHaveProperty(landing.banner.pictureId);
      for (const { to, pictureId } of landing.entries) {
        expect(manifest).toHaveProperty(pictureId);
        const page = pageOf({ path: to, search: '' }, '');
        if (page.kind !== 'listing') throw new Error(`${to} is no listing`);
        const count = await countOf(siteOf(brand, 'GB'), 'category', page.query.categoryId);
        expect([to, count > 0]).toEqual([to, true]);
      }
    }
  },
);

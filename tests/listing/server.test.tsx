import { allSettled, fork } from 'effector';
import { renderToString } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { ListingPage } from '#src/listing/page/ListingPage.tsx';
import { listingFx, openListing } from '#src/listing/model.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { listing, tile } from './listings.ts';

it('renders in Node, with links that a crawler can follow', async () => {
  const scope = fork({ handlers: [[listingFx, () => listing({ tiles: [tile()], total: 60 })]] });
  await allSettled(openListing, { scope, params: listingQueryOf({ path: '/women', search: '' }) });
  const html = renderToString(
    <ShopViews scope={scope} at={'/women'}>
      <ListingPage />
    </ShopViews>,
  );
  expect(html).toContain('href="/mill-tee-rl1001wht"');
  expect(html).toContain('60 products');
});

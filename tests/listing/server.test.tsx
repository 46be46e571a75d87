import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import formats from '#locales/en/formats.json';
import catalogue from '#locales/en/catalogue.json';
import { ListingPage } from '#src/listing/page/ListingPage.tsx';
import { listingFx, openListing } from '#src/listing/model.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { listingQueryOf } from '#src/listing/address.ts';
import { listing, tile } from './listings.ts';

it('renders in Node, with links that a crawler can follow', async () => {
  const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { formats, catalogue } } });
  const scope = fork({ handlers: [[listingFx, () => listing({ tiles: [tile()], total: 60 })]] });
  await allSettled(openListing, { scope, params: listingQueryOf({ path: '/women', search: '' }) });
  const html = renderToString(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <MemoryRouter initialEntries={['/women']}>
          <ListingPage />
        </MemoryRouter>
      </Provider>
    </I18nContext>,
  );
  expect(html).toContain('href="/mill-tee-rl1001wht"');
  expect(html).toContain('60 products');
});

import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import formats from '#locales/en/formats.json';
import catalogue from '#locales/en/catalogue.json';
import common from '#locales/en/common.json';
import { openProduct, productFx } from '#src/product/model.ts';
import { ProductPage } from '#src/product/page/ProductPage.tsx';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { product } from './products.ts';

it('renders in Node, with name, price and sizes', async () => {
  const resources = { en: { common, formats, catalogue } };
  const { i18n } = createI18n({ locale: 'en-GB', resources });
  const scope = fork({ handlers: [[productFx, () => product()]] });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  const html = renderToString(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <MemoryRouter>
          <ProductPage />
        </MemoryRouter>
      </Provider>
    </I18nContext>,
  );
  expect(html).toContain('>Mill Tee</h1>');
  expect(html).toContain('£39.90');
  expect(html.match(/type="radio"/g)).toHaveLength(5);
});

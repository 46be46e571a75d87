import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Effect, allSettled } from 'effector';
import { Provider } from 'effector-react';
import { MemoryRouter } from 'react-router-dom';
import formats from '#locales/en/formats.json';
import catalogue from '#locales/en/catalogue.json';
import common from '#locales/en/common.json';
import { showStock } from '#src/product/choice/choice-model.ts';
import type { Product } from '#src/product/contract.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { ProductPage } from '#src/product/page/ProductPage.tsx';
import type { ProductContent } from '#src/product/page/product-content.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import type { VariantStock } from '#src/commerce/variant-stock.ts';
import { I18nContext } from '#src/ui/i18n/use-translation.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';
import { guest, shopScope } from '#tests/session/shop-scope.ts';
import { product } from './products.ts';

const { i18n } = createI18n({ locale: 'en-GB', resources: { en: { formats, catalogue, common } } });

interface Given {
  product?: Partial<Product>;
  stock?: Record<string, VariantStock>;
  user?: UserInfo;
  content?: ProductContent;
  handlers?: [Effect<any, any, any>, (params: any) => unknown][]; // any: handlers of every call
}

/** The product page of a shopper, over the given handlers. */
export async function showProduct({ stock = {}, user = guest(), ...given }: Given = {}) {
  const shop = shopScope(
    [productFx, () => product(given.product)],
    [readUserInfoFx, () => user],
    ...(given.handlers ?? []),
  );
  const { scope } = shop;
  await allSettled(readUserInfo, { scope });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  await allSettled(showStock, { scope, params: { stock } });
  render(
    <I18nContext value={i18n}>
      <Provider value={scope}>
        <MemoryRouter>
          <ProductPage content={given.content} rows={<p>Rows</p>} />
        </MemoryRouter>
      </Provider>
    </I18nContext>,
  );
  return { ...shop, user: userEvent.setup() };
}

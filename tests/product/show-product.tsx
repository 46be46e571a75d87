import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { showStock } from '#src/product/choice/choice-model.ts';
import type { Product } from '#src/product/contract.ts';
import { openProduct, productFx } from '#src/product/model.ts';
import { ProductPage } from '#src/product/page/ProductPage.tsx';
import type { ProductContent } from '#src/product/page/product-content.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import type { VariantStock } from '#src/commerce/variant-stock.ts';
import type { HandlerEntry } from '#harness/device/handle.ts';
import { guest, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';
import { product } from './products.ts';

interface Given {
  product?: Partial<Product>;
  stock?: Record<string, VariantStock>;
  user?: UserInfo;
  content?: ProductContent;
  handlers?: HandlerEntry[];
}

/** Renders the product page for a shopper, with the given handlers. */
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
  renderInShop(scope, <ProductPage content={given.content} rows={<p>Rows</p>} />);
  return { ...shop, user: userEvent.setup() };
}

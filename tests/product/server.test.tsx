import { allSettled, fork } from 'effector';
import { renderToString } from 'react-dom/server.edge';
import { expect, it } from 'vitest';
import { openProduct, productFx } from '#src/product/model.ts';
import { ProductPage } from '#src/product/page/ProductPage.tsx';
import { ShopViews } from '#tests/session/shop-views.tsx';
import { product } from './products.ts';

it('renders in Node, with name, price and sizes', async () => {
  const scope = fork({ handlers: [[productFx, () => product()]] });
  await allSettled(openProduct, { scope, params: { productId: 'RL1001WHT' } });
  const html = renderToString(
    <ShopViews scope={scope}>
      <ProductPage />
    </ShopViews>,
  );
  expect(html).toContain('>Mill Tee</h1>');
  expect(html).toContain('£39.90');
  expect(html.match(/type="radio"/g)).toHaveLength(5);
});

import { useUnit } from 'effector-react';
import { $productStock } from '../product/choice/choice-model.ts';
import { $shownProduct } from '../product/model.ts';
import { $priorPrice } from '../product/prior-price-model.ts';
import { use } from 'react';
import { ShownViewsContext } from '../ui/shown-views.ts';
import { $store } from '../store-config/model.ts';
import { useJsonLd } from './use-json-ld.ts';
import { breadcrumbData } from './listing-data.ts';
import { productData } from './product-data.ts';

/** JSON-LD of the page's product and breadcrumb. */
export function ProductData() {
  const { store, product, stock, prior } = useUnit({
    store: $store,
    product: $shownProduct,
    stock: $productStock,
    prior: $priorPrice,
  });
  const { stock: served } = use(ShownViewsContext);
  useJsonLd(
    product
      ? [
          ...breadcrumbData(store, product.breadcrumb),
          ...productData(store, product, { stock: served ?? stock, prior }),
        ]
      : [],
  );
  return null;
}

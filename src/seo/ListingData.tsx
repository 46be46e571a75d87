import { useUnit } from 'effector-react';
import { $listingBreadcrumb, $shownListing } from '../listing/model.ts';
import { $store } from '../store-config/model.ts';
import { useJsonLd } from './use-json-ld.ts';
import { breadcrumbData, itemListData } from './listing-data.ts';

/** JSON-LD of a listing's products and breadcrumb. */
export function ListingData() {
  const { store, way, shown } = useUnit({
    store: $store,
    way: $listingBreadcrumb,
    shown: $shownListing,
  });
  useJsonLd(shown ? [...breadcrumbData(store, way), ...itemListData(store, shown)] : []);
  return null;
}

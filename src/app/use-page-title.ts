import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $breadcrumb as $listingWay } from '../listing/model.ts';
import { $shown } from '../product/model.ts';
import { $page } from './wiring.ts';

/** What the window's title and a screen reader call the page; undefined where the brand's name is enough. */
export function usePageTitle(): string | undefined {
  const { t } = useTranslation('common');
  const { page, product, way } = useUnit({ page: $page, product: $shown, way: $listingWay });
  switch (page.kind) {
    case 'home':
      return undefined;
    case 'listing':
      return page.query.searchTerm
        ? t('page.results', { term: page.query.searchTerm })
        : way.at(-1)?.label;
    case 'product':
      return product?.name;
    case 'bag':
      return t('page.bag');
    case 'wishlist':
      return t('page.wishlist');
    case 'account':
      return t('page.account');
    case 'not-found':
      return t('notFound.title');
  }
}

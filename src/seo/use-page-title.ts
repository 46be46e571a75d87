import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $breadcrumb as $listingWay } from '../listing/model.ts';
import { $indexed } from '../listing/indexed.ts';
import { $contentHead } from '../content/pages/head-model.ts';
import { $shown } from '../product/model.ts';
import { $page } from '../pages/model.ts';

/** What the window's title and a screen reader call the page; undefined where the brand's name is enough. */
export function usePageTitle(): string | undefined {
  const { t } = useTranslation('common');
  const { page, product, way, indexed, content } = useUnit({
    page: $page,
    product: $shown,
    way: $listingWay,
    indexed: $indexed,
    content: $contentHead,
  });
  switch (page.kind) {
    case 'home':
      return undefined;
    case 'listing':
      return page.query.searchTerm
        ? t('page.results', { term: page.query.searchTerm })
        : titleOfListing(way.at(-1)?.label, indexed?.label);
    case 'campaign':
      return t('page.campaign');
    case 'product':
      return product?.name;
    case 'bag':
      return t('page.bag');
    case 'wishlist':
      return t('page.wishlist');
    case 'account':
      return t('page.account');
    case 'contact':
      return t('page.contact');
    case 'content':
      return content?.status === 'missing' ? t('notFound.title') : content?.title;
    case 'error':
      return t('error.route.title');
    case 'e2e-test':
      return t('page.endToEnd');
    case 'not-found':
      return t('notFound.title');
    case 'checkout':
      return t(`page.${page.stage}`);
    default:
      return t(`page.${page.kind}`);
  }
}

/** LST-14: a listing that may be found by a filter is called by it too. */
function titleOfListing(category: string | undefined, filter: string | undefined) {
  return category !== undefined && filter !== undefined ? `${category}: ${filter}` : category;
}

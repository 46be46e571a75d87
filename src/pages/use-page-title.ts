import { useUnit } from 'effector-react';
import { $contentHead } from '../content/pages/head-model.ts';
import { $indexed, $categoryHead } from '../listing/seo-model.ts';
import { $listingBreadcrumb, $title } from '../listing/model.ts';
import { $shownProduct } from '../product/model.ts';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { $isMissing, $page } from './model.ts';
import { pageTitleOf } from './page.ts';

/** Title of the address's page. */
export function usePageTitle(): string | undefined {
  const { t } = useTranslation(['common', 'catalogue']);
  const { page, product, category, head, way, indexed, content, isMissing } = useUnit({
    page: $page,
    product: $shownProduct,
    category: $title,
    head: $categoryHead,
    way: $listingBreadcrumb,
    indexed: $indexed,
    content: $contentHead,
    isMissing: $isMissing,
  });
  const known = {
    product: product ?? undefined,
    categoryName: head.seo ? { categoryId: head.categoryId, name: head.seo.name } : undefined,
    category: category ?? (way.length > 0 ? t('catalogue:listing.all') : undefined),
    filter: indexed?.label,
    content,
    isMissing,
  };
  return pageTitleOf(page, known, t);
}

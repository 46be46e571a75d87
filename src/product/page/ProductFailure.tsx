import { useUnit } from 'effector-react';
import { sitePathOf } from '../../kernel/site-path.ts';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PageFailure } from '../../ui/feedback/PageFailure.tsx';
import { retryProduct } from '../model.ts';

type Props = {
  reason: 'notFound' | 'gone' | 'unavailable';
  /** URL of the category of a discontinued product. */
  categoryUrl?: string | undefined;
};

export function ProductFailure({ reason, categoryUrl = '' }: Props) {
  const { t } = useTranslation('catalogue');
  const onRetry = useUnit(retryProduct);
  const category = sitePathOf(categoryUrl);
  return (
    <PageFailure
      title={t(`product.${reason}.title`)}
      retry={reason === 'unavailable' ? { label: t('retry'), onRetry } : undefined}
      way={
        category === undefined
          ? { label: t('listing.empty.new'), to: '/new' }
          : { label: t('product.gone.category'), to: category }
      }
    >
      {t(`product.${reason}.help`)}
    </PageFailure>
  );
}

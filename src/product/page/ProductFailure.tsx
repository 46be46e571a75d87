import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PageFailure } from '../../ui/feedback/PageFailure.tsx';
import { retryProduct } from '../model.ts';

type Props = {
  reason: 'notFound' | 'unavailable';
};

export function ProductFailure({ reason }: Props) {
  const { t } = useTranslation('catalogue');
  const onRetry = useUnit(retryProduct);
  return (
    <PageFailure
      title={t(`product.${reason}.title`)}
      retry={reason === 'unavailable' ? { label: t('retry'), onRetry } : undefined}
      way={{ label: t('listing.empty.new'), to: '/new' }}
    >
      {t(`product.${reason}.help`)}
    </PageFailure>
  );
}

import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { PageFailure } from '../../ui/feedback/PageFailure.tsx';
import { retryListing } from '../model.ts';

type Props = {
  reason: 'notFound' | 'unavailable';
};

export function ListingFailure({ reason }: Props) {
  const { t } = useTranslation('catalogue');
  const onRetry = useUnit(retryListing);
  return (
    <PageFailure
      title={t(`listing.${reason}.title`)}
      retry={reason === 'unavailable' ? { label: t('retry'), onRetry } : undefined}
      way={{ label: t('listing.empty.new'), to: '/new' }}
    >
      {t(`listing.${reason}.help`)}
    </PageFailure>
  );
}

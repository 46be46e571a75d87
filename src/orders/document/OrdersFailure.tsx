import { PageFailure } from '../../ui/feedback/PageFailure.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';

type Props = {
  failed: 'order' | 'list';
  onRetry: () => void;
};

/** Error message in place of an order or of the list of orders. */
export function OrdersFailure({ failed, onRetry }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <PageFailure
      title={t(`orders.failed.${failed}`)}
      retry={{ label: t('orders.failed.action'), onRetry }}
      way={{ label: t('orders.failed.way'), to: '/' }}
    >
      {t('orders.failed.help')}
    </PageFailure>
  );
}

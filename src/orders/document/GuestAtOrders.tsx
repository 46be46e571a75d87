import { Button } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { LinkButton } from '../../ui/action/LinkButton.tsx';

type Props = {
  onSignIn: () => void;
};

/** ROL-05: empty state for guests: sign in, or look up an order by number. */
export function GuestAtOrders({ onSignIn }: Props) {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      headingLevel={1}
      title={t('orders.guest.title')}
      actions={
        <>
          <Button onClick={onSignIn}>{t('orders.guest.action')}</Button>
          <LinkButton to="/services/view-order" variant="secondary">
            {t('orders.guest.lookup')}
          </LinkButton>
        </>
      }
    >
      {t('orders.guest.help')}
    </EmptyState>
  );
}

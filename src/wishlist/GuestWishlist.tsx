import { Button } from '../ui/action/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';

type Props = {
  onSignIn: () => void;
};

/** WSH-02 */
export function GuestWishlist({ onSignIn }: Props) {
  const { t } = useTranslation('account');
  return (
    <EmptyState
      headingLevel={1}
      title={t('wishlist.guest.title')}
      actions={<Button onClick={onSignIn}>{t('wishlist.guest.action')}</Button>}
    >
      {t('wishlist.guest.help')}
    </EmptyState>
  );
}

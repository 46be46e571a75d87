import { useUnit } from 'effector-react';
import { retryUserInfo } from '../session/model.ts';
import { Button } from '../ui/action/Button.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { useTranslation } from '../ui/i18n/use-translation.ts';

export function WishlistFailure() {
  const { t } = useTranslation('account');
  const retry = useUnit(retryUserInfo);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={t('wishlist.failed.title')}
        actions={<Button onClick={() => retry()}>{t('wishlist.failed.action')}</Button>}
      >
        {t('wishlist.failed.help')}
      </EmptyState>
    </div>
  );
}

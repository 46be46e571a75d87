import { useUnit } from 'effector-react';
import { useTranslation } from '../ui/i18n/use-translation.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { retryProduct } from './model.ts';

type Props = {
  reason: 'notFound' | 'unavailable';
};

/** Says in place why there is no product to see, and what to do about it. */
export function ProductFailure({ reason }: Props) {
  const { t } = useTranslation('catalogue');
  const retry = useUnit(retryProduct);
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={t(`product.${reason}.title`)}
        actions={
          <>
            {reason === 'unavailable' && <Button onClick={() => retry()}>{t('retry')}</Button>}
            <LinkButton to="/new" variant={reason === 'unavailable' ? 'secondary' : 'primary'}>
              {t('listing.empty.new')}
            </LinkButton>
          </>
        }
      >
        {t(`product.${reason}.help`)}
      </EmptyState>
    </div>
  );
}

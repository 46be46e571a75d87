import { useUnit } from 'effector-react';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Button } from '../../ui/action/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { $isReadingBag } from '../bag/details-model.ts';
import { retryBag } from '../bag/bag-model.ts';

type Props = {
  headingLevel: 1 | 2;
};

/** CRT-06: failure message in place of the bag. */
export function BagFailure({ headingLevel }: Props) {
  const { t } = useTranslation('cart');
  const { isReading, retry } = useUnit({ isReading: $isReadingBag, retry: retryBag });
  return (
    <div role="alert">
      <EmptyState
        headingLevel={headingLevel}
        title={t('bag.failed.title')}
        actions={
          <Button busy={isReading} onClick={() => retry()}>
            {t('bag.retry')}
          </Button>
        }
      >
        {t('bag.failed.help')}
      </EmptyState>
    </div>
  );
}

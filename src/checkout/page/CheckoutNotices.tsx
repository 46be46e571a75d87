import { useUnit } from 'effector-react';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $shownMove, acceptTotal } from '../payment/pay/moved-total-model.ts';
import { $refused } from '../steps/steps-model.ts';
import type { Stage } from '../steps/steps.ts';

type Props = {
  stage: Stage;
};

/** Why this is not the step that was asked for, and that what is to pay is not what it was. */
export function CheckoutNotices({ stage }: Props) {
  const { t } = useTranslation('checkout');
  const { refused, moved, store, accept } = useUnit({
    refused: $refused,
    moved: $shownMove,
    store: $store,
    accept: acceptTotal,
  });
  return (
    <>
      {refused?.to === stage && (
        <Alert severity="info">{t(`stepper.refused.${refused.reason}`)}</Alert>
      )}
      {moved && (
        <Alert severity="warning" actionLabel={t('price.accept')} onAction={() => accept()}>
          {t(moved.to > moved.from ? 'price.rose' : 'price.fell', {
            from: formatMoney(moved.from, store),
            to: formatMoney(moved.to, store),
          })}
        </Alert>
      )}
    </>
  );
}

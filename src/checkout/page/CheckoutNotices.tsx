import { useUnit } from 'effector-react';
import { formatMoney } from '../../commerce/money.ts';
import { $store } from '../../store-config/model.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { $shownChange, acceptTotal } from '../payment/pay/changed-total-model.ts';
import { $refused } from '../steps/steps-model.ts';
import type { Stage } from '../steps/steps.ts';

type Props = {
  stage: Stage;
};

/** Refusal reasons shown at a step; the bag page shows the others. */
const SAID = ['not-identified', 'details-missing', 'address-gone'] as const;

/** Notices for a redirect to another step and for a changed total. */
export function CheckoutNotices({ stage }: Props) {
  const { t } = useTranslation('checkout');
  const { refused, moved, store, accept } = useUnit({
    refused: $refused,
    moved: $shownChange,
    store: $store,
    accept: acceptTotal,
  });
  const reason = refused?.to === stage ? SAID.find((one) => one === refused.reason) : undefined;
  return (
    <>
      {reason && <Alert severity="info">{t(`stepper.refused.${reason}`)}</Alert>}
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

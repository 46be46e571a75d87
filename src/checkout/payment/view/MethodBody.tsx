import { useUnit } from 'effector-react';
import { useState } from 'react';
import { type Money, formatMoney } from '../../../commerce/money.ts';
import { CardForm } from './CardForm.tsx';
import type { RefusedCard } from '../card-fields.ts';
import { $today } from '../../../ports/read-clock.ts';
import { $isRegistered } from '../../../session/model.ts';
import { $store } from '../../../store-config/model.ts';
import { Complete } from '../../../ui/feedback/Complete.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { $hasConsent, giveConsent } from '../methods/consent-model.ts';
import styles from './MethodBody.module.css';
import { pay, payUnready } from '../pay/pay-model.ts';
import { $payment } from '../pay/payment-model.ts';
import { isCard, isUnderWay, type KnownMethod, type PaymentFailureReason } from '../payment.ts';

type Props = {
  method: KnownMethod;
  fee: Money;
  /** Id of the card form. */
  cardForm: string;
};

/** Failure reasons shown at a card field. */
const REFUSED: Partial<Record<PaymentFailureReason, RefusedCard>> = {
  cardNumber: { field: 'number', text: 'card.error.number.luhn' },
  cardExpired: { field: 'expiry', text: 'card.error.expiry.expired' },
  cardCode: { field: 'cvc', text: 'card.error.cvc.three' },
};

/** Inputs or explanation of the chosen method. */
export function MethodBody({ method, fee, cardForm }: Props) {
  const { t } = useTranslation('checkout');
  const unit = useUnit({
    today: $today,
    isRegistered: $isRegistered,
    payment: $payment,
    store: $store,
    hasConsent: $hasConsent,
    give: giveConsent,
    pay,
    unready: payUnready,
  });
  const { payment, store } = unit;
  const [isComplete, setComplete] = useState(false);
  if (!isCard(method.code))
    return (
      <p className={styles.help}>
        {t(`pay.help.${method.code}`, { fee: formatMoney(fee, store), defaultValue: '' })}
      </p>
    );
  return (
    <div className={styles.body}>
      <CardForm
        id={cardForm}
        today={unit.today}
        taken={method.logos}
        canSave={unit.isRegistered}
        busy={isUnderWay(payment)}
        refused={payment.status === 'failed' ? REFUSED[payment.reason] : undefined}
        onSubmit={(card, { saveCard }) => unit.pay({ card, saveCard })}
        onInvalid={() => unit.unready({})}
        onValidity={setComplete}
      />
      <Complete isShown={isComplete}>{t('card.complete')}</Complete>
      <Checkbox
        name="deviceConsent"
        label={t('pay.consent')}
        hint={t('pay.consentHint')}
        checked={unit.hasConsent === true}
        onChange={(isGiven) => unit.give({ method: method.code, isGiven })}
      />
    </div>
  );
}

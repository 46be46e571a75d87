import { useUnit } from 'effector-react';
import { $store } from '../../../store-config/model.ts';
import { CustomsNote } from '../../../cart/view/CustomsNote.tsx';
import { formatMoney } from '../../../commerce/money.ts';
import { GIFT_CARD_METHOD } from '../../../commerce/payment-methods.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useTranslation } from '../../../ui/i18n/use-translation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { $choice } from '../methods/methods-model.ts';
import { pay } from '../pay/pay-model.ts';
import styles from './PayBar.module.css';
import { PayParts } from './PayParts.tsx';
import { $payment } from '../pay/payment-model.ts';
import { $toBuy } from '../pay/payable-model.ts';
import { type Payable, isCard, mayPay } from '../payment.ts';
import { Terms } from './Terms.tsx';

type Props = {
  payable: Payable;
  /** Id of the card form, submitted by the button if a new card pays. */
  cardForm: string;
  presses: number;
  onPress: () => void;
};

/** Payment parts, terms, and the buy button with the exact amount. */
export function PayBar({ payable, cardForm, presses, onPress }: Props) {
  const { t } = useTranslation('checkout');
  const { choice, payment, store, bag, begin } = useUnit({
    choice: $choice,
    payment: $payment,
    store: $store,
    bag: $toBuy,
    begin: pay,
  });
  const method = payable.needsMethod ? choice?.method : GIFT_CARD_METHOD;
  const isCardTyped = payable.needsMethod && choice && isCard(choice.method) && !choice.savedCardId;
  const wording = method === undefined || isCard(method) ? 'card' : method;
  return (
    <div className={styles.bar}>
      <PayParts payable={payable} method={method} />
      <CustomsNote order={{ total: payable.total, giftCards: bag?.giftCards ?? 0 }} />
      <Terms presses={presses} isFirst={!isCardTyped} />
      <Button
        size="large"
        wide
        type={isCardTyped ? 'submit' : 'button'}
        form={isCardTyped ? cardForm : undefined}
        busy={!mayPay(payment)}
        onClick={() => {
          onPress();
          if (!isCardTyped) begin({ saveCard: false });
        }}
      >
        {t(`pay.action.${wording}`, { amount: formatMoney(payable.rest, store) })}
      </Button>
      <p className={styles.assurance}>
        <Icon name="lock" />
        {t('pay.assurance')}
      </p>
    </div>
  );
}

import { useUnit } from 'effector-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { ThrottleNotice } from '../../captcha/ThrottleNotice.tsx';
import { useWait } from '../../captcha/use-wait.ts';
import { formatMoney } from '../../commerce/money.ts';
import { Link } from 'react-router-dom';
import { $store } from '../../store-config/model.ts';
import { Form } from '../../forms/Form.tsx';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { RECEIPT_TESTS, receiptFields } from '../receipt-form.ts';
import { receiptForm, $receipt, showReceipt } from '../receipt-model.ts';
import { receiptTotalIn } from '../receipt.ts';
import { $receiptMinutes } from '../throttle-model.ts';
import pageStyles from './OrderPage.module.css';
import styles from './ReceiptForm.module.css';

type Props = {
  orderId: string;
};

const EXAMPLE = 7990;

/** ORD-06: form for a receipt's total, the proof of an in-store order. */
export function ReceiptForm({ orderId }: Props) {
  const { t } = useTranslation('checkout');
  const layout = useBrandLayout().facts;
  const { receipt, minutes, store, typed, send } = useUnit({
    receipt: $receipt,
    minutes: $receiptMinutes,
    store: $store,
    typed: receiptForm.$form,
    send: showReceipt,
  });
  const place = useRef<HTMLDivElement>(null);
  const isThrottled = receipt.status === 'throttled';
  const wait = useWait(isThrottled ? receipt : undefined);
  const id = useId();
  const example = formatMoney(EXAMPLE, store);
  const fields = useMemo(() => receiptFields(example), [example]);
  const isUnknown = receipt.status === 'failed' && receipt.reason === 'unknown';
  // Hides the last answer while the field has an error of its own.
  const isFlawed = Object.keys(typed.problems).length > 0;

  useEffect(() => {
    if (isUnknown) place.current?.querySelector('input')?.focus();
  }, [isUnknown]);

  return (
    <div className={styles.page} data-layout={layout}>
      <Link to="/myaccount/orders" className={pageStyles.back}>
        <Icon name="chevron-left" />
        {t('orders.back')}
      </Link>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.titleOf', { orderId })}</h1>
        <p className={styles.help}>{t('orders.receipt.help')}</p>
      </header>
      <div ref={place}>
        <Form
          form={receiptForm}
          fields={fields}
          tests={RECEIPT_TESTS}
          namespace="checkout"
          submitLabel={t('orders.receipt.submit')}
          busy={receipt.status === 'asking'}
          onInput={wait.noteChange}
          onSubmit={({ total }) => {
            const paid = receiptTotalIn(total);
            if (paid === undefined || wait.holds()) return;
            send({ orderId, total: paid, ...wait.takeProof() });
          }}
          intro={
            receipt.status === 'failed' &&
            !isFlawed && (
              <Alert key={receipt.reason}>{t(`orders.receipt.error.${receipt.reason}`)}</Alert>
            )
          }
          button={{ wide: true, 'aria-describedby': isThrottled ? id : undefined }}
        >
          <ThrottleNotice wait={wait} minutes={minutes} reason="receipt" id={id} />
        </Form>
      </div>
    </div>
  );
}

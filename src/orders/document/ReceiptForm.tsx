import { useUnit } from 'effector-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ThrottleNotice } from '../../captcha/ThrottleNotice.tsx';
import { useWait } from '../../captcha/use-wait.ts';
import { formatMoney } from '../../commerce/money.ts';
import { Link } from 'react-router-dom';
import { $store } from '../../store-config/model.ts';
import { Button } from '../../ui/action/Button.tsx';
import { useBrandLayout } from '../../ui/brand-layout.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { inputOf, textsOf } from '../../ui/form/form-inputs.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { receiptTotalIn } from '../receipt.ts';
import { $receipt, showReceipt } from '../receipt-model.ts';
import { $receiptMinutes } from '../throttle-model.ts';
import pageStyles from './OrderPage.module.css';
import styles from './ReceiptForm.module.css';

type Props = {
  orderId: string;
};

const EXAMPLE = 7990;

/** ORD-06: what was bought in a shop is proved by what was paid for it. What is typed stays in the field. */
export function ReceiptForm({ orderId }: Props) {
  const { t } = useTranslation('checkout');
  const layout = useBrandLayout().facts;
  const { receipt, minutes, store, send } = useUnit({
    receipt: $receipt,
    minutes: $receiptMinutes,
    store: $store,
    send: showReceipt,
  });
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<'missing' | 'invalid'>();
  const isThrottled = receipt.status === 'throttled';
  const wait = useWait(isThrottled ? receipt : undefined);
  const id = useId();
  const example = formatMoney(EXAMPLE, store);
  const isUnknown = receipt.status === 'failed' && receipt.reason === 'unknown';

  useEffect(() => {
    if (isUnknown) inputOf(form.current, 'total')?.focus();
  }, [isUnknown]);

  function submitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = textsOf(event.currentTarget, ['total']).total;
    const total = receiptTotalIn(typed);
    setProblem(total === undefined ? (typed.trim() === '' ? 'missing' : 'invalid') : undefined);
    if (total === undefined) return inputOf(event.currentTarget, 'total')?.focus();
    if (wait.holds()) return undefined;
    send({ orderId, total, ...wait.takeProof() });
  }

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
      <form
        method="dialog"
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={submitted}
        onInput={wait.noteChange}
      >
        {receipt.status === 'failed' && !problem && (
          <Alert key={receipt.reason}>{t(`orders.receipt.error.${receipt.reason}`)}</Alert>
        )}
        <TextField
          label={t('orders.receipt.label')}
          name="total"
          hint={t('orders.receipt.hint', { example })}
          error={problem && t(`orders.receipt.error.${problem}`, { example })}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={24}
          required
        />
        <ThrottleNotice wait={wait} minutes={minutes} reason="receipt" id={id} />
        <Button
          type="submit"
          wide
          busy={receipt.status === 'asking'}
          aria-describedby={isThrottled ? id : undefined}
        >
          {t('orders.receipt.submit')}
        </Button>
      </form>
    </div>
  );
}

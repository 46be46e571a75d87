import { useUnit } from 'effector-react';
import { moneyKeysOf } from '../../commerce/order-money.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useTranslation } from '../../ui/i18n/use-translation.ts';
import { Modal } from '../../ui/overlay/Modal.tsx';
import { $cancel, cancelOrder, keepOrder } from './cancel-model.ts';
import type { Order } from '../contract.ts';
import styles from './CancelDialog.module.css';

type Props = {
  order: Pick<Order, 'paymentMethod' | 'paidByGiftCards'>;
};

/** ORD-05, API-33: confirmation before an order is cancelled; shows the error if it fails. */
export function CancelDialog({ order }: Props) {
  const { t } = useTranslation('checkout');
  const { cancel, confirm, keep } = useUnit({
    cancel: $cancel,
    confirm: cancelOrder,
    keep: keepOrder,
  });
  const isTooLate = cancel.status === 'failed' && cancel.reason === 'too-late';
  const orderId = cancel.status === 'closed' ? '' : cancel.orderId;
  return (
    <Modal
      open={cancel.status !== 'closed'}
      onClose={() => keep()}
      closeLabel={t('orders.close')}
      title={t(isTooLate ? 'orders.cancel.tooLateTitle' : 'orders.cancel.title', { orderId })}
      footer={
        isTooLate ? (
          <Button wide onClick={() => keep()}>
            {t('orders.cancel.understood')}
          </Button>
        ) : (
          <div className={styles.actions}>
            <Button wide busy={cancel.status === 'sending'} onClick={() => confirm()}>
              {t('orders.cancel.confirm')}
            </Button>
            <Button wide variant="secondary" onClick={() => keep()}>
              {t('orders.cancel.keep')}
            </Button>
          </div>
        )
      }
    >
      <div className={styles.text}>
        <p role={isTooLate ? 'alert' : undefined}>
          {t(isTooLate ? 'orders.cancel.tooLate' : 'orders.cancel.help')}{' '}
          {!isTooLate &&
            moneyKeysOf({ ...order, status: 'cancelled' })
              .map((key) => t(key))
              .join(' ')}
        </p>
        {cancel.status === 'failed' && !isTooLate && <Alert>{t('orders.cancel.failed')}</Alert>}
      </div>
    </Modal>
  );
}
